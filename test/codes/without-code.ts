import type { CorpusMail } from './corpus-mail.ts';
import { NUMBERS_AT_WORK } from './numbers-at-work.ts';
import { NUMBERS_OF_LIFE } from './numbers-of-life.ts';
import { NUMBERS_OF_MONEY } from './numbers-of-money.ts';
import { NUMBERS_WITH_NAMES } from './numbers-with-names.ts';

/*
 * Mails full of numbers, none of them a code to type: what a mailbox holds most of the time. Separated by lines of `###`, each
 * with its language and subject; a body that begins with `<` is HTML.
 */
const WRITTEN = String.raw`
### en Your order 4829137 has shipped
Hi Jordan,

Order 4829137 left our warehouse on 12 March 2026 and should reach you by 16 March.

Tracking number: 1Z 999 AA1 01 2345 6784
Carrier service code: 0357
Total: $1,204.50 (incl. VAT 20 %)

Questions? Call 0800 555 0142, Monday to Friday, 0800-1800.
### en Receipt from Pine & Sons #40918
Receipt no. 40918
Date 2026-03-12 14:02:51

Flat white x2      7.40
Oat milk           1.10
TOTAL GBP          8.50

Visa ending 4242
Auth code: 083714
Merchant ID 5523901
Terminal 00184420
Thank you!
### en [project/api] Verification of tokens fails for code 40112 (#18273)
The login verification code path returns error code 40112 when the token is older than 86400 seconds.

Steps:
1. checkout 9f3c2a1
2. run make verify PIN=8842
3. see "status code: 50013"

Commit 9f3c2a1b introduced this. See also #18001 and RFC 6238.
--
You are receiving this because you were mentioned.
Reply to this email directly or view it on GitHub: https://github.example/project/api/issues/18273#issuecomment-998877
### en Re: [PATCH v3 2/5] crypto: verify the security code before use
On Tue, Mar 3, 2026 at 10:14:02AM +0100, A. Developer wrote:
> @@ -1204,6 +1204,9 @@ static int verify_code(struct ctx *c)
> +	if (c->code != 123456)
> +		return -EINVAL;
> -	pr_info("code: 482913\n");

Why is 123456 hard-coded here? The confirmation code should come from the
caller. Please enter 64000 as the limit, not 65536.

Reviewed-by: B. Reviewer <b@kernel.example>
### en Build 20260312.4 failed
Pipeline main #884213 failed in 12m 41s.

Commit   4f9a2c7  "Verify the login code"
Stage    test (exit code 1137)
Job      7702194

FAIL  src/otp.test.ts > accepts 482913 as a one-time code
      expected 482913 to be 771204
### en 25% off everything this weekend
SPRING SALE

Use code SPRING25 at checkout.
Enter code 774411 for free shipping on orders over $50.

Valid until 31/03/2026. Terms apply. Offer code cannot be combined.
1200 Market Street, Portland OR 97205
### en Your exclusive voucher
Here is your voucher code:

    XK42PLQ9

Worth 15.00 EUR. Redeem it in the app before 30 June 2026.
### en Invite your friends, earn $20
Share your referral code: JORDAN4821

For every friend who signs up with your code you both get $20.
### en Your flight is confirmed
Booking reference: QX7PLM

Flight HB 1428, 14 May 2026, 07:35
Passenger JORDAN LEE, seat 14C
Ticket number 220-1234567890
Your confirmation code is needed at the airport kiosk.
### en Reservation confirmed at Hotel Meridian
Confirmation number: 77120438
Check-in: 14 May 2026 after 15:00
Room 4105, 2 guests, 3 nights
Total 1,284.00 USD
Front desk: +1 503 555 0199
### en Invitation: Weekly sync @ Tue 12 May 2026 10:00
Join Zoom Meeting
https://zoom.example/j/81234567890?pwd=abc

Meeting ID: 812 3456 7890
Passcode: 482913
One tap mobile
+13125550142,,81234567890#,,,,*482913# US (Chicago)
Dial by your location
Find your local number: https://zoom.example/u/kd84
### en Webinar starts in 1 hour
You are registered. Join the webinar with webinar ID 934 5512 8821, passcode 774120.
Add to calendar. Starts 18:00 CET.
### en Bank statement for February 2026
Your statement is ready.
Account ending 4821
Opening balance 12,840.22
Closing balance 11,007.90
Sort code 20-45-53
We will never ask for your PIN, password or a one-time code. If someone does, call 0345 600 0142.
### en Never share your security code
Fraudsters pretend to be your bank. A one-time passcode is only for you.
In 2025 we stopped 48291 attempts. If in doubt call 159 or 0800 028 4821.
### en Password changed
Your password was changed on 12 March 2026 at 14:02 from 203.0.113.77 (Firefox 140, Portland 97205).
If this wasn't you, reset it now: https://harbour.example/reset/84021993
Reference 4829-1371
### en New sign-in to your account
We noticed a new sign-in.
Device: Pixel 9 (Android 16, build 20260301)
Location: Portland, OR 97205
Time: 14:22:08
If this was you, no code is needed and there is nothing to do.
### en Two-step verification is on
Two-step verification is now on for your account. From now on we will ask for a code when you sign in on a new device.
Phone ending in 4821.
### en Your support ticket [#482913]
We received your request. Your ticket number is 482913.
Please keep this number in the subject when you reply.
Support PIN for phone calls can be set in your settings.
### en Code review requested: 2093
Jordan asked you to review code in change 209341.
Patch set 4821: 17 files, +1204, -388.
### en Java Weekly, issue 4821
1. The code behind 1000000 lines
2. Why error code 40400 confuses everyone
3. A verification of 120000 programs
Read on. ISSN 2049-3630. You get this because you subscribed in 2019.
### en Daily digest of security-announce
Message: 1
Date: Thu, 12 Mar 2026 09:14:22 +0000
Subject: [SECURITY] [DSA 5842-1] openssh security update

CVE-2026-11234: Authentication code could be bypassed.
For the stable distribution (trixie) this problem has been fixed in version 1:10.0p1-7+deb13u1.
We recommend that you upgrade. Key ID 0x48291377.
### en list.example mailing list memberships reminder
This is a reminder, sent out once a month, about your list.example mailing list memberships.

Passwords for jordan@example.net:

List                                     Password // URL
----                                     --------
announce@list.example                    hubaduik
https://list.example/options/announce/jordan%40example.net
### en Your parcel is at locker 4821
Parcel 00340434161094 from Pine & Sons is at locker 4821, 1200 Market Street 97205.
Open 0600-2200. Bring an ID.
### en Meter reading due
Please send your reading for meter 48291377 by 28 May.
Last reading: 08213. Customer number 7740021. Tariff code E1204.
### en Payslip March 2026
Employee 48213, tax code 1257L, NI category A
Gross 4,250.00 Net 3,311.86
### en Your library loans
"The Code Book" (barcode 30114015829137) is due on 2026-05-14.
"One-Time Pad" (barcode 30114011002244) is overdue. Fine: 1.20.
PIN reset at any desk.
### en Class code and schedule
Welcome to Biology 2040. Lectures: Room 1120, Mon 0900. Course code BIO2040, section 48213.
### en Please confirm your appointment
Appointment on 14 May 2026 at 1030 with Dr. Lee, Suite 4050.
Reply YES to confirm or call 503 555 0142. Patient number 882713.
### en Domain renewal notice
harbour.example expires in 30 days.
Registry code: REG-48213. Auth codes are sent on request only.
Renew: 14.90 EUR / year
### en Weather alert 4821
Alert code WX4821. Wind 120 km/h, pressure 1013 hPa, zip codes 97201, 97205 and 97210 affected until 1800.
### en Lottery results
Winning numbers for draw 4821: 04 17 23 31 40 44. Jackpot 12000000.
### en Your weekly running stats
10240 steps on Monday, 48213 this week. Best 5 km: 24:17. Calories 2204.
### en Licence renewal
Your licence key: 8F3K-22LM-91QX-77PD-A41B
Product Harbour Studio 2026 (build 4821). Serial number HS-2026-482913.
### en System alert: disk 94 % full
host db-4821.example code=WARN value=94.2 threshold=90 pid=20481 uptime=8640021
### en Your card was charged
$48.21 at HARBOUR LABS on 03/12/2026. Card ending in 4821. Approval code 774120.
If you do not recognise this, call 1-800-555-0142.
### en Verify your email address
Thanks for signing up. Please confirm your address with the button below. The link expires in 24 hours (1440 minutes).

https://harbour.example/verify/48213/J2T9mTSqr4wgZ5weatb

Harbour Labs, 1200 Market Street, Suite 4050, Portland, OR 97205
### en Confirm your subscription
Click the link to confirm. You are subscriber 104821.
https://list.example/confirm/73921e8f
### en Statement of account 2026-04
Customer code: 482913
Invoice code 2026-0412
Bank code 37040044
Amount due 1204.50
### en Dress code and parking
The dress code is black tie. Parking level 3, bay 4821. Doors 1930. RSVP by 12.05.2026.
### en Zip code update
We updated your delivery area. Your new area code is 0503 and your postal code 97205.
### en Your QR code ticket
Show the QR code at gate 12. Order 7740213, row 14, seat 22. Doors open at 1900.
### en Job 4821 completed
Exit status 0. Return code 1280. CPU time 48213 s. Output in /scratch/job4821.
### en SQL error
ORA-12154: could not resolve. Error code 12154, SQLSTATE 08001.
Session 48213, serial 7712.
### en Tax documents
Form 1099 and form 1040 for 2025 are available. PIN letters are sent by post. EIN 48-2913771.
### en Poem of the day
1867
The year the code of the hills was written;
In 1912 the password was a song.
### en Quarterly numbers
Revenue 482913 (thousands), up 12 %. Headcount 2048. ARR 90417263.
### en Your 2026 membership
Member number 482913
Valid through 12/2026
Show this card at the desk.
### en Update 26.4.1 is out
Version 26.4.1 (build 48213) fixes login code entry on small screens and speeds up verification. 1024 files changed.
### en Recipe: bread in 4 steps
Flour 1000 g, water 0720 g. Bake at 2300? No: 230 degrees for 45 minutes. Enter the kitchen hungry.
### en Survey about your visit
You visited store 4821 on 3/12/2026 (transaction 0048 2913 7712). Enter our draw at survey.example with store number 4821.
### de Ihre Rechnung 2026-48213
Sehr geehrte Frau Lee,

Rechnungsnummer 2026-48213
Kundennummer 7740021
Betrag 1.204,50 EUR
IBAN DE89 3704 0044 0532 0130 00
Bitte geben Sie bei der Überweisung den Code 774120 als Verwendungszweck an.
### de Gutscheincode für Sie
Ihr Gutscheincode: SOMMER26
10 EUR Rabatt ab 50 EUR Bestellwert. Gültig bis 31.08.2026.
### de Sendung unterwegs
Ihre Sendung 00340434161094001234 kommt am 14.05.2026 zwischen 1030 und 1230 Uhr.
Postleitzahl 10115, Packstation 184.
### de Sicherheitshinweis
Geben Sie Ihre TAN niemals weiter. Sperr-Notruf 116 116 oder 030 40504050.
### de Mitgliederversammlung 2026
Am 14.05.2026 um 1930 Uhr im Saal 2 (Hausnummer 48, 10115 Berlin). Tagesordnung Punkt 4: Satzung § 1024.
### fr Votre commande 4829137 est expédiée
Commande n° 4829137
Code postal : 75011
Numéro de suivi 6A 1234 5678 9012
Montant total 48,21 EUR
### fr Code promo rien que pour vous
Votre code promo : PRINTEMPS26
Saisissez-le dans votre panier avant le 31/03/2026.
### fr Relevé de compte
Compte n° 00048291377
Code banque 30004, code guichet 00821, clé 44
Solde 11 007,90 EUR
### es Tu pedido 4829137
Pedido 4829137 enviado. Código postal 28013. Importe 48,21 EUR.
Código de seguimiento: PK48291377
### es Cupón de descuento
Usa el código PRIMAVERA y ahorra 2000 pesos. Válido hasta el 31/03/2026.
### pt Nota fiscal 000.482.913
Número do pedido: 4829137
CEP 01310-100
Valor R$ 1.204,50
Código de rastreio: BR482913771BR
### it Il tuo ordine 482913
Ordine 482913 del 12/03/2026. CAP 20121 Milano. Totale 48,21 EUR.
Codice sconto per il prossimo acquisto: GRAZIE10. Codice cliente 774002.
### nl Je factuur 2026048
Factuurnummer 2026048, klantnummer 774002. Postcode 1012 AB. Totaal 48,21 EUR.
Kortingscode: LENTE26
### sv Orderbekräftelse 482913
Ordernummer 482913. Kundnummer 774002. Postnummer 11122 Stockholm. Summa 1204 kr.
Rabattkod: VÅR2026
### nb Kvittering 48213
Ordrenummer 48213. Beløp 1204 kr. Postnr 0150 Oslo. Rabattkode VAAR26.
### da Din ordre 482913
Ordrenummer 482913. Beløb 1204 kr. Rabatkode: FORAAR26. Postnummer 2100.
### fi Tilausvahvistus 482913
Tilausnumero 482913. Summa 48,21 EUR. Postinumero 00100. Alennuskoodi: KEVAT26
### pl Zamówienie 482913 wysłane
Numer zamówienia: 482913
Kod pocztowy 00-950
Kwota 1204,50 zł
Kod rabatowy: WIOSNA26
### cs Objednávka 482913
Číslo objednávky 482913, PSČ 11000. Celkem 1204 Kč. Slevový kód JARO26.
### hu Rendelés 482913
Rendelésszám: 482913. Irányítószám 1051. Végösszeg 12040 Ft. Kuponkód: TAVASZ26
### ro Comanda 482913
Numărul comenzii: 482913. Cod poștal 010011. Total 1204 lei. Cod de reducere PRIMAVARA.
### ru Заказ 482913 отправлен
Номер заказа: 482913
Почтовый индекс 101000
Сумма 12040 руб.
Трек-номер 80082912345678
### ru Скидка для вас
Ваш промокод: ВЕСНА26
Код купона 774120, действует до 31.03.2026.
### ru Счёт за март
Лицевой счёт 4829137. К оплате 1204,50 ₽. Телефон 8 800 555 0142.
### uk Замовлення 482913
Номер замовлення 482913. Індекс 01001. Сума 1204 грн. Промокод ВЕСНА26.
### bg Поръчка 482913
Номер на поръчка 482913. Пощенски код 1000. Сума 120 лв.
### el Παραγγελία 482913
Αριθμός παραγγελίας 482913. Ταχυδρομικός κώδικας 10563. Σύνολο 48,21 €.
### tr Siparişiniz 482913
Sipariş numarası: 482913
Posta kodu 34000
Tutar 1204 TL
İndirim kodu: BAHAR26
### az Sifariş 482913
Sifariş nömrəsi 482913. Məbləğ 48 AZN. Poçt indeksi AZ1000.
### he הזמנה 482913
מספר הזמנה 482913. מיקוד 6100000. סכום 1204 ש"ח. קוד קופון: AVIV26
### ar طلبك رقم 482913
رقم الطلب: 482913
المبلغ 1204 ريال
الرمز البريدي 11564
رمز الخصم: RABI26
### fa سفارش ۴۸۲۹۱۳
شماره سفارش: ۴۸۲۹۱۳
مبلغ ۱۲۰۴۰۰۰ تومان
کد تخفیف: BAHAR26
کد پستی ۱۱۵۶۴۷۷۱۲۰
### ur آرڈر 482913
آرڈر نمبر 482913۔ رقم 1204 روپے۔ پوسٹل کوڈ 54000۔
### hi ऑर्डर 482913
ऑर्डर संख्या 482913। राशि ₹1204। पिन कोड 110001।
### bn অর্ডার 482913
অর্ডার নম্বর 482913। মূল্য 1204 টাকা। পোস্ট কোড 1205।
### ta ஆர்டர் 482913
ஆர்டர் எண் 482913. தொகை ₹1204. அஞ்சல் குறியீடு 600001.
### th คำสั่งซื้อ 482913
คำสั่งซื้อหมายเลข 482913 ยอดรวม 1204 บาท รหัสไปรษณีย์ 10110 โค้ดส่วนลด SONGKRAN26
### vi Đơn hàng 482913
Đơn hàng 482913 đã giao. Tổng tiền 120400 VND. Mã giảm giá: XUAN2026. Mã bưu điện 100000.
### id Pesanan 482913
Nomor pesanan 482913. Total Rp120400. Kode pos 10110. Kode promo: LEBARAN26
### ms Pesanan 482913
Nombor pesanan 482913. Jumlah RM1204. Poskod 50450. Kod diskaun RAYA26
### zh 订单 482913 已发货
订单号：482913
快递单号 75312048291377
金额：1204元
邮政编码 100000
优惠码：CHUN2026
### zh-TW 訂單 482913 出貨通知
訂單編號：482913
金額 1204 元，郵遞區號 10048，折扣碼 SPRING26
### ja ご注文 482913 の発送
注文番号：482913
お届け先 〒100-0001
合計 12,040円
クーポンコード：HARU2026
お問い合わせ 0120-482-913
### ko 주문 482913 배송 시작
주문번호 482913
송장번호 123456789012
결제 금액 48,210원
우편번호 04524
쿠폰 코드: BOM2026
### ka შეკვეთა 482913
შეკვეთის ნომერი 482913. თანხა 1204 ლარი. საფოსტო ინდექსი 0105.
### hy Պատվեր 482913
Պատվերի համարը 482913։ Գումարը 12040 դրամ։ Փոստային դասիչ 0010։
### sw Agizo 482913
Nambari ya agizo 482913. Jumla TSh 120400. Sanduku la Posta 48213.
### en Your order is on its way (HTML)
<table><tr><td>Order</td><td style="font-size:24px">4829137</td></tr><tr><td>Total</td><td>$1,204.50</td></tr><tr><td>Promo code</td><td><b>SPRING25</b></td></tr></table><p>Track it: <a href="https://harbour.example/t/48291377">48291377</a></p>
### en Your week in numbers (HTML)
<h1>482913</h1><p>people read your posts</p><h1>2048</h1><p>new followers</p><p>Harbour Labs, Portland OR 97205</p>
### en Sale ends tonight (HTML)
<div style="background:#112233;color:#ffffff;font-size:40px">50% OFF</div><p>Enter this code at checkout:</p><h2 style="letter-spacing:4px">NIGHT50</h2><p>Valid 10 more hours. Confirm your cart now.</p>
### en Gift card (HTML)
<p>You received a gift card.</p><p>Card number</p><h2>6006 4912 3456 7890</h2><p>PIN</p><h2>482913</h2><p>Balance $50.00</p>
### en Event ticket (HTML)
<h2>Admit one</h2><p>Ticket code</p><h1>TK482913</h1><p>Gate 12, row 14</p>
### de Newsletter KW 20 (HTML)
<h1>Quellcode 2026</h1><p>Fehlercode 50013 und wie man ihn los wird.</p><p>Artikelnummer 482913, jetzt nur 19,99 EUR</p><p>10115 Berlin, Telefon 030 4829130</p>
### en Colours of the season (HTML)
<p>Paint code #48A913, RAL 5024, hex code 112233.</p><p style="color:#482913">Warm brown</p>
### en Access log summary
200 48213
301 2048
404 1137
500 21
Most failed logins for user 1004: 4821 attempts
### en Re: question about the verification code
> I did not get the verification code, the page says "enter 6 digits".

That happens when the clock is off by more than 0030 seconds. Try again after 1500 or so.

On 12/03/2026 Jordan wrote about case 4829137.
### en Fwd: exam results
Candidate number 48213
Maths 0420/11: 87
Centre code 10482
### en Backup codes
Keep these backup codes in a safe place. Each can be used once.

48291377
90417263
77302155
10482931
66120483
### en Inventory
SKU 482913 qty 1204
SKU 774120 qty 0088
Location code A1-0417
`;

/** A third of the corpus: no mail here has a code. */
export const withoutCode: CorpusMail[] = [
  WRITTEN,
  NUMBERS_AT_WORK,
  NUMBERS_OF_MONEY,
  NUMBERS_OF_LIFE,
  NUMBERS_WITH_NAMES,
]
  .flatMap((written) => written.split(/^### /m).slice(1))
  .map((mail, at): CorpusMail => {
    const [head = '', ...rest] = mail.trim().split('\n');
    const [lang = '', ...subject] = head.split(' ');
    const body = rest.join('\n').trim();
    const id = `no code ${at}: ${subject.join(' ')}`;
    return {
      id,
      lang,
      subject: subject.join(' '),
      expected: null,
      ...(body.startsWith('<') ? { html: body } : { text: body }),
    };
  });
