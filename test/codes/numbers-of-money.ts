/** Mails without a code, as `without-code.ts` reads them: invoices, banks, parcels, journeys, vouchers. */
export const NUMBERS_OF_MONEY = `
### en Invoice INV-20482 from Tidewater Print
Invoice number   INV-20482
Invoice date     12/05/2026
Due date         26/05/2026

Business cards 500    48.00
Flyers 2500          129.13
Delivery              12.00
VAT 20 %              37.83
Amount due           226.96

Sort code 20-45-53, account 48291377
Please use 20482 as the reference.
### en Payment received, thank you
We have received 1204.50 EUR.
Authorisation code 083714
Transaction ID 8XK42917PLQ90412
Card: Visa ending 4242
This confirms your payment for invoice 48213.
### en Card payment confirmation
You paid 48.21 GBP at PIER CAFE 2048
12 May 2026 14:22
Auth 774120
RRN 513214829137
Verified by PIN
### en Direct debit notice
On or after 26 May we will collect 82.13 from the account ending 377.
Service user number 482913
Reference 0048213-77
### en You withdrew 200.00
ATM 004821, Market Street 1200, 12 May 2026 at 0914. Available balance 1842.13. Not you? Lock the card in the app or call 0345 600 0142. We never ask for your PIN.
### en Interest rates change on 1 June
Code   Account            From    To
4821   Easy saver         1.25    1.10
7712   Fixed 2027         3.80    3.65
1048   Regular saver      5.00    4.75
To confirm your choice visit a branch.
### en Your trip to Lisbon: itinerary
Booking code K7Q2XM
MON 18 MAY  HB 1428  PDX 0735 - EWR 1555  seat 14C
MON 18 MAY  TP 0202  EWR 1840 - LIS 0655  seat 22A
E-ticket 220-4821377120
Check-in opens 24 hours before. Baggage 1PC 23 KG.
### en Boarding pass HB1428
Sequence 0482
Gate B12 closes at 0715
Record locator XKQDTZ
Security lane 3
### en Rental car reservation 77120482US4
Confirmation code 77120482
Pick-up Mon 18 May 2026 0900, Portland Airport, 7105 NE Airport Way
Class ECAR, 412.13 USD estimated
### en Your table is confirmed
Pier 9, Thursday 14 May at 1930, 4 people
Confirmation #48213
Parking on level 2. Dress code: smart. To cancel call 503 555 0142.
### en Your stay starts tomorrow
Apartment 1120, 48 Harbour Road, 97205 Portland
Check-in from 1500, check-out until 1100
Reservation HMK7Q2XM48
Wi-Fi network Pier-2048
### en Out for delivery today
Parcel 1Z999AA10123456784
Between 1030 and 1230
Driver's van 4821, stop 77 of 120
Signature required. Safe place: porch.
### en Delivered: left with neighbour at 48
Shipment 00340434161094001234 was delivered at 1422. Depot 0357, round 2048, scan 771204.
### en Customs charge due for RR482913771GB
Fee code 8821
VAT 9.13, handling 8.00, total 17.13
Pay by 30 May or the item is returned. Office 0482.
### en A voucher for your birthday
Happy birthday, Jordan!

Your gift code
BDAY-7QX2
gives 15 % off until 31 May 2026.
### en 500 points are waiting
Members' days
Activate the bonus with code POINTS500 before 31/05.
Your balance: 12840 points. Member 482913771.
### en Final hours: extra 20 with code LASTCALL
Enter LASTCALL at checkout.
Confirm your size, sign in, done.
Style 482913, was 120.00 now 96.00
### en Your e-gift card from Sam
Redeem code: 7QX2 K94M 82PL
Amount 25.00
Valid 24 months. Sign in and enter the code under Gift cards.
### de Kontoauszug 04/2026
IBAN DE89370400440532013000
Auszug 4, Blatt 1
Alter Saldo 12.840,22
12.05. Kartenzahlung 4821 PIER CAFE 48,21-
12.05. Gutschrift REF 20260512 1.204,50+
Neuer Saldo 13.996,51
Hinweis: Wir fragen niemals nach PIN oder TAN.
### de Ihre Bahnfahrkarte
Auftragsnummer 4821377120
ICE 1048 ab 07:35 Gleis 8, Wagen 21, Platz 77
Online-Ticket, Zangenabdruck 4821
Gültig 14.05.2026. Bitte Ausweis bereithalten.
### de Stromabschlag ab 01.06.2026
Vertragskonto 2048 2913 77
Zählernummer 1 ESY 1160 4829
Abschlag 82,00 EUR, Verbrauch 4821 kWh
Ihr Online-Zugang bleibt unverändert.
### fr Facture n° 2026-04821
Référence client 7712048
Montant TTC 48,21 €
Prélèvement le 26/05/2026, mandat RUM0048213
Code APE 6201Z, SIRET 482 913 771 00021
### fr Votre billet de train
Dossier QX7PLM
TGV 8412, voiture 12, place 77
Départ 07 h 35, Paris Montparnasse
Nom associé : LEE. Présentez ce code au contrôle.
### es Factura 2026/04821
Nº de cliente 7712048
Consumo 482 kWh, importe 48,21 €
CUPS ES0021000004821377AB
Vence el 26/05/2026
### es Tu reserva está confirmada
Localizador: QX7PLM
Vuelo HB1428, 14/05/2026, 07:35, asiento 14C
Código de confirmación del hotel: 77120438
### it Estratto conto aprile 2026
Conto n. 000048291377
Saldo iniziale 12.840,22
Saldo finale 11.007,90
Codice SIA 48213, CIN K, ABI 03069, CAB 09606
### it Biglietto treno: PNR QX7PLM
Frecciarossa 9642, carrozza 4, posto 12D
Codice biglietto 2048291377
Partenza ore 07:35, binario 21
### pt Fatura de maio
Código do cliente 7712048
Entidade 21312, referência 482 913 771
Valor 48,21 €
Pague até 26/05/2026
### pt Boleto disponível
Linha digitável 34191.79001 01043.510047 91020.150008 4 85340000048213
Código de barras disponível no app. Vencimento 26/05/2026, R$ 482,13
### nl Uw energienota
Klantnummer 7712048
Verbruik 4821 kWh, meterstand 20482
Te betalen 82,13 EUR voor 26 mei
Machtigingskenmerk M0048213
### sv Faktura 482913
OCR-nummer 4821377120
Att betala 482 kr senast 2026-05-26
Bankgiro 5050-1055, kundnummer 7712048
### nb Faktura 482913
KID 004821377
Kontonummer 1204 48 21377
Beløp 482,00 forfall 26.05.2026
### da Din betalingsoversigt
Betalingsservice 26.05.2026
PBS-nr. 04821377, deb.gr. 00012, kundenr. 7712048
482,13 kr.
### fi Lasku 482913
Viitenumero 48213 77120
Eräpäivä 26.5.2026
Maksettava 48,21 EUR
Virtuaaliviivakoodi 4210482913771204
### pl Faktura 48213/05/2026
Kwota do zapłaty 482,13 zł
Numer konta 61 1090 1014 0000 0712 1981 2874
Kod klienta 7712048, tytuł przelewu 48213
### cs Vyúčtování 2026
Variabilní symbol 4821377
Konstantní symbol 0308
Specifický symbol 77120
Částka 1204 Kč, splatnost 26.05.2026
### hu Számlaértesítő
Számlaszám 48213-77120
Fizetendő 12040 Ft, határidő 2026.05.26.
Ügyfélkód 482913, vevőkód 7712048
### ro Factura 482913
Cod client 7712048
Cod de abonat 48213
Total de plată 482,13 lei, scadent 26.05.2026
### tr Ekstreniz hazır
Kart numarası 4821 **** **** 7712
Dönem borcu 1204,50 TL
Asgari tutar 482,13 TL, son ödeme 26.05.2026
Müşteri numarası 7712048
### ru Ваш заказ принят
Номер брони: QX7PLM
Рейс HB 1428, 14.05.2026, 07:35
Код тарифа 4821, билет 2204821377120
Код получения появится после оплаты.
### ru Выписка по карте *4821
12.05.26 14:22 Покупка 482.13р PIER 2048
Баланс: 12840.22р
Код авторизации 083714
### ar فاتورة شهر مايو
رقم الفاتورة 482913
رقم العميل 7712048
المبلغ المستحق 482.13 ريال
كود المنتج 20482
### he חשבונית 482913
מספר לקוח 7712048
לתשלום 482.13 ש"ח עד 26.05.2026
קוד מוטב 20482
### th ใบแจ้งหนี้ 482913
รหัสลูกค้า 7712048
ยอดชำระ 482.13 บาท
รหัสอ้างอิง 20482913
### vi Hóa đơn tiền điện tháng 5
Mã khách hàng: PE04821377120
Chỉ số mới 20482, chỉ số cũ 20021
Tổng cộng 482.130 đồng
### zh 信用卡电子账单
尾号4821的信用卡
本期应还金额 1204.50元
最低还款额 120.45元，到期还款日 2026年05月26日
客户编号 7712048
### ja ご利用明細のお知らせ
カード番号下4桁 4821
ご利用日 2026/05/12
ご利用金額 4,821円
承認番号 0083714
会員番号 7712048
### ko 5월 카드 명세서
카드번호 끝 4821
승인번호 30048213
결제금액 48,213원
회원번호 7712048
### id Tagihan listrik Mei 2026
ID pelanggan 532104821377
Token listrik: 4821 3771 2048 2913 7712
Jumlah 482.130
### hi बिजली बिल मई 2026
उपभोक्ता संख्या 482913771
बिल राशि ₹4821
अंतिम तिथि 26/05/2026, खाता कोड 20482
`;
