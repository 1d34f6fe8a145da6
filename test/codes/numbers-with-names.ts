/** Mails without a code, as `without-code.ts` reads them: numbers that are called a code, of something else. */
export const NUMBERS_WITH_NAMES = `
### en Delivery code for your parcel
Give the driver this delivery code: 4821
Your parcel arrives today between 14:00 and 16:00.
### en [JIRA] (PIER-4821) Login code rejected with 50013
<p>Jordan Lee commented on PIER-4821:</p><p>The login code 482913 was rejected by staging, see log 774120.</p>
<p>Priority: P2, Sprint 2026.10</p>
### en [pier/app] Fix verification code parsing (PR #4821)
<p>@jordan pushed 3 commits.</p><pre>
9f3c2a1 Accept code 482913 in tests
b81e77f Enter the code before login</pre>
<p>Merged via 0a1b2c3d</p>
### en Monthly newsletter: 10 tips to secure your account
1. Use a password of 1200 bits
2. Never share the code you get by SMS
3. We blocked 482913 logins in 2025
### en Your exam registration
Candidate number 482913, centre 20415, access code for the room: K7Q2. Exam 14 May 2026.
### en Backup codes for your account
Keep these backup codes in a safe place:
4829 1371
7712 0438
9904 1726
1840 2213
### en Insurance policy documents
Policy number HB48213774. Use policy code 774120 to log in to the claims portal. Excess: 500.
### en Energy bill
Meter point 2000048291377, security deposit 120.00, account code E-48213, access your account online.
### en Your refund
Refund code 774120, confirmed on 12 May. Amount 48.21 EUR.
### en Pickup PIN 482913
Your order is ready. Show this pickup PIN at the counter: 482913
### en Out of office
I am out until 12/05/2026. For urgent matters call 0345 600 0142 (PIN 4821 for the on-call line).
### en RE: Conference call on Tuesday
Please dial 1-800-555-9019 and enter passcode 6827402 for the call at 2:00 PM CST.
If you have problems call Debra at 713-555-4821.
### en Confirmation of trade
Confirm number 774120.1, gas day 12, delivery point code 4821. Price $2.4821.
### en Your class
Your class code is k7q2xm. Go to the site, sign in and enter the class code to join the class.
### en Tax return accepted
Your return was accepted. Confirmation code 2026-4821-7741. Keep it for your records. Submission ID 4829132026051.
### fr Nouveau message sur le forum
Sujet : Code d'erreur 48213 à la connexion
jordan a écrit : le code 774120 ne marche pas, faut-il saisir 0000 ?
### de Ihre Abholung
Sendungsnummer 00340434161094
Abholcode: 482913
Öffnungszeiten 0800-1800
### es Tu paquete llega hoy
Código de seguimiento: 482913774
Código de entrega: 4821
Llegará el 14/05/2026 entre las 10:00 y las 14:00.
### it Codice fiscale
Il tuo codice fiscale RSSMRA80A01H501U è stato verificato. Codice cliente 482913. Codice univoco: M5UXCR1.
### pl Kod pocztowy
Potwierdź kod pocztowy 00950. Kod klienta: 482913. Kod kreskowy 5901234123457.
### sl Koda artikla
Koda artikla 48213 ni več na zalogi. Potrdite zamenjavo 48214.
### tr Posta kodu
Müşteri kodunuz 482913. Posta kodu 34000. Doğrulama için şubeye gelin.
### ro Cod client
Cod client 482913, cod abonat 774120, cod poștal 010101. Confirmați citirea contorului.
### hu Vevőkód
Vevőkód: 482913. Irányítószám 1051. Kuponkód: PIER50. A rendelés visszaigazolása 774120.
### ru Трек-код
Ваш трек-код 482913774. Код клиента 77120. Код для получения посылки в постамате: 4829
### ru Код домофона
Курьеру: код домофона 4821К. Код получения заказа: 774120.
### el Αριθμός κράτησης
Κωδικός κράτησης: QX7PLM. Κωδικός πελάτη 482913. Ταχυδρομικός κώδικας 10431.
### ar تأكيد الحجز
رقم الحجز: 482913 رمز الحجز: QX7PLM التاريخ 2026/05/14
### fa کد پستی
کد پستی ۱۱۳۶۹ تایید شد. کد رهگیری ۴۸۲۹۱۳۷۷. کد ملی ۰۰۱۲۳۴۵۶۷۸.
### he מספר הזמנה
מספר הזמנה 482913, קוד מוצר 77120, קוד קופון PIER50.
### fr Votre colis vous attend
Code de retrait : 482913
Présentez ce code au commerçant. Colis n° XY774120FR.
### en Raffle
Your raffle code: 774120. Confirmed entries: 48213.
### en Cinema
Your tickets: booking ID WX7K2PM, confirmation code 482913, screen 4, seats F12. Show at the door.
### en Lab access
New door code from Monday: 4821. Do not share the code with visitors.
### id Kode bayar
Kode bayar Anda 48291377. Tunjukkan ke kasir Pier Mart.
### he קוד הזמנה
קוד הזמנה: 482913. קוד אישור 083714. סכום 1,204.50 ₪.
### hi शुल्क भुगतान
लेनदेन कोड 774120, राशि ₹1,204.50. पुष्टि संख्या 482913.
### zh 付款成功
授权码 083714，金额 ¥1,204.50，尾号 4821 的卡。
### ru Платёж выполнен
Код авторизации: 083714. Номер операции 482913774. Сумма 1 204,50 ₽. Карта *4821.
### fr Votre code promo
Utilisez le code 482913 à la caisse. Valable jusqu'au 31/05/2026.
### de Dein Gutscheincode
Gib den Code 482913 an der Kasse ein. Gültig bis 31.05.2026.
### es Tu código de descuento
Usa el código 482913 al pagar. Caduca en 10 días.
### ru Ваш промокод
Введите код 482913 при оплате. Действует до 31.05.2026.
### nl Kortingscode
Vul de code 482913 in bij het afrekenen. Geldig tot 31-05-2026.
### el Κωδικός έκπτωσης
Χρησιμοποίησε τον κωδικό 482913 στο ταμείο. Ισχύει έως 31/05/2026.
### ar كود الخصم
استخدم الكود 482913 عند الدفع. صالح حتى 31/05/2026
### ja クーポンコード
お会計時にコード 482913 を入力してください。有効期限 2026/05/31
### ko 할인 코드
결제 시 코드 482913을 입력하세요. 유효기간 2026.05.31
### hi छूट कोड
चेकआउट पर कोड 482913 दर्ज करें। 31/05/2026 तक मान्य।
### hi आपका बिल तैयार है
आपका बिल नंबर 482913 तैयार है। राशि ₹1,204.50. अंतिम तिथि 12-05-2026. ग्राहक संख्या 774120.
### th รหัสพัสดุ
รหัสพัสดุ 482913774 รหัสไปรษณีย์ 10110 รหัสสมาชิก 774120
### zh 取件通知
您的包裹已到，请凭取件码 482913 到驿站领取。
### ja 招待コード
招待コード：XKQ2PM を友達に送ると500ポイント。
### ko 쿠폰이 도착했습니다
쿠폰 코드: XKQ2PM 유효기간 2026.05.14까지
### vi Mã đơn hàng 482913
Mã đơn hàng: 482913. Mã vận đơn SPX774120. Mã giảm giá: PIER50
### id Kode pos
Kode referral kamu JORDAN77. Kode pos 40115. Kode booking QX7PLM.
### sw Malipo yamepokelewa
Tumepokea malipo yako ya TZS 48,213. Nambari ya kumbukumbu: 774120. Namba ya risiti 990417.
`;
