import type { CorpusMail } from './corpus-mail.ts';

/*
 * Mails of the kinds that big senders send, in our own words: banks, shops, games, networks, parcels, airlines, meetings. Separated by
 * lines of `###`, each with its language, the code to find (`-` for none) and its subject; a body that begins with `<` is HTML.
 */
const WRITTEN = `
### en 482913 Your one-time passcode
Northbank: 482913 is the OTP for your purchase of USD 1,204.50 at PINE & SONS on card ending 4821. Valid for 5 min. Do not share it with anyone, even bank staff.
### en 731046 Northbank security alert
NORTHBANK: Use 731046 to authorise the payment of £59.99 to HARBOUR STORES LTD on your card ending in 7730. If this wasn't you call 0800 555 0142.
### en 048215 Payment of EUR 250.00
Your TAN for the transfer of EUR 250.00 to DE89 3704 0044 0532 0130 00 is 048215. Never tell it to anybody.
### en F7K2Q Your Harbour account: Access from new computer
Hello jordan_lee,

Here is the code you need to log in to account jordan_lee:

F7K2Q

This email was generated because of a login attempt from a computer located at 203.0.113.77 (US). The login attempt included your correct account name and password.
### en R4T9X Harbour Guard
<div style="font-size:14px">Hello jordan_lee,</div><p>Here's the Guard code you'll need to complete the process:</p><div style="font-size:36px;background:#2f3138"><span>R4T9X</span></div><p>If you are not attempting to log in from 203.0.113.77, please change your password.</p><a href="https://help.harbour.example/en/wizard/5501?k=99123">Support</a>
### en 604417 Your Orchard ID Verification Code
<p>Dear Jordan,</p><p>To verify your identity, enter the following code in the browser window or on the device where you are signing in:</p><h2>604417</h2><p>Your Orchard ID is jordan.lee@example.net. This code will expire shortly after it was sent. Case 100482913.</p>
### en 7739210 Redmont account security code
<p style="font-size:17px;color:#707070">Redmont account</p><p style="font-size:41px">Security code</p><p>Please use the following security code for the account jo**n@example.net.</p><p>Security code: <span>7739210</span></p><p>If you don't recognize the account, you can <a href="https://account.redmont.example/dar?x=KJ9">click here</a> to remove your email address from that account.</p>
### en 291807 291807 is your verification code
<p>Hi Jordan,</p><p>A sign-in attempt requires further verification because we did not recognize your device. To complete the sign-in, enter the verification code on the unrecognized device.</p><p>Device: Firefox on Linux<br>Verification code: 291807</p>
### en 557102 amberline.example: Sign-in attempt
<p>Someone is attempting to sign in to your account.</p><table><tr><td>When:</td><td>Nov 22, 2026 10:41 AM PST</td></tr><tr><td>Device:</td><td>Firefox Linux</td></tr><tr><td>Near:</td><td>Oregon, United States</td></tr></table><p>If this was you, your verification code is:</p><p style="font-size:18px">557102</p><p>Don't share it with others.</p>
### en XKQ-TRB Harbour confirmation code: XKQ-TRB
<h1>Confirm your email address</h1><p>Your confirmation code is below — enter it in your open browser window and we'll help you get signed in.</p><div style="font-size:30px">XKQ-TRB</div><p>If you didn't request this email, there's nothing to worry about.</p>
### en BCDF-GHJK Sign in on your TV
Go to harbour.example/device on your phone or computer. When you are asked for a code, type this one in:

BCDF-GHJK

It runs out in 15 minutes.
### en WDJB-MJHT A device wants to use your account
<p>A device wants to sign in to your account. Compare what it shows with the code below. Continue only if they are the same.</p><p style="font-family:monospace;font-size:28px;letter-spacing:2px">WDJB-MJHT</p>
### en kept-lemon-harbor-vine Your temporary Notebook login code
<p>Copy and paste this temporary login code:</p><p style="padding:16px 4.5%;background-color:#f4f4f4">kept-lemon-harbor-vine</p><p>If you didn't try to log in, you can safely ignore this email.</p>
### en 118_204 Your Workroom code
Here is your one-time code. Paste it where you are signing in.

118 204

This code will only be valid for the next 10 minutes.
### en 839-221 WhatTalk code
Your WhatTalk code: 839-221

You can also tap on this link to verify your phone: v.whattalk.example/839221

Don't share this code with others
4sgLq1p5sV6
### en 55102 Login code: 55102. Do not give this code to anyone
Login code: 55102. Do not give this code to anyone, even if they say they are from Plane Messenger!
### en - Your itinerary: ABC4XQ, Oslo to Lisbon
Booking reference: ABC4XQ
Ticket number: 220 2310 482913
NW 1482  OSL 07:25 - LIS 11:05, 12 March 2026, seat 14C
Please have your booking code ready at check-in. Verify your passport details before you fly.
### en - Booking confirmed
<h1>Your booking is confirmed</h1><p>Confirmation code</p><h2>HMQ4TX</h2><p>Check-in: Fri, Mar 13 after 3:00 PM. Total $482.91. Door code: 4821#</p>
### en - Your parcel arrives today
Your parcel 00340434161094042557 will be delivered today between 10:20 and 12:20. Give the driver the code word only if you are asked. Pickup code: 482913 (parcel locker 117).
### en - Your Swift receipt
Trip with Sam, 12 March 2026. Total 14.82. Your PIN for pickup was 4821. Rate your trip.
### en - Invoice INV-2026-04821 from Crestline
Invoice number INV-2026-04821
Customer number 482913
Amount due: $1,482.00 by 30 April 2026
Use reference 482913-04821 for your bank transfer. Sign in to your account to download it.
### en - You're invited: Weekly review @ Thu 12 Mar
Join meeting
https://meet.example/j/84829131204?pwd=Q1pXa2JtUT09
Meeting ID: 848 2913 1204
Passcode: 482913
One tap mobile +15035550142,,84829131204#,,,,*482913#
### en - 20% off with code SPRING482
Use code SPRING482 at checkout by Sunday and save 20 %. Minimum purchase $50. One use per customer.
### en - Your gift card has arrived
<p>Jordan sent you a gift card.</p><p>Claim code</p><h2>AQ4X-9KDPLM-7TRQ</h2><p>Redeem it at harbour.example/redeem. Serial no. 4829137730.</p>
### en - Track your package 1Z999AA10123456784
Your order 112-4829137-7730215 has shipped. Tracking number 1Z999AA10123456784. Delivery code not required.
### en - Your statement is ready
Statement period 1 Feb - 28 Feb. Account ending 4821. New balance $482.91. Minimum payment 25.00. For your security we never ask for your PIN or one-time passcode by email.
### en - New sign-in to your account
We noticed a new sign-in on Firefox, Linux, at 14:22 from 203.0.113.77. Request ID 48291377. If it was you, there is nothing to do. If not, secure your account.
### en - Your backup codes
Keep these backup codes somewhere safe:

4829-1377
7730-2156
0917-5160
9041-7263
1182-0455
### en - Your password was changed
The password for your account was changed on 12 March 2026 at 14:22. Ticket 482913. Contact support if this was not you.
### en - Prescription 482913 is ready
Your prescription RX 482913 is ready for pickup at store 7730. Show your date of birth. Reply STOP to opt out.
### en - Verification of your documents: case 482913
Dear customer, the verification of your documents is complete. Your case number is 482913. Keep it for your records.
### de 318402 Ihre mobileTAN
Nordbank: Ihre TAN lautet 318402 für die Überweisung über 250,00 EUR an Kiefer GmbH, IBAN-Endziffern 0130. Geben Sie diese TAN niemals weiter.
### de QTRF-BKLM Gerät anmelden
Auf einem Fernseher wird gerade Ihr Konto verbunden. Geben Sie dort den folgenden Zeichen ein. Er gilt nur einmal.

Ihr Code:
QTRF-BKLM
### de 880214 Anmeldung bestätigen
<p>Hallo Jordan,</p><p>jemand möchte sich mit Ihrem Konto anmelden. Waren Sie das? Dann tragen Sie diese Ziffern ein:</p><div style="font-size:34px;letter-spacing:6px">880214</div><p>Vorgang 2026-77302, IP 203.0.113.77</p>
### de - Ihre Rechnung 2026-048213
Rechnungsnummer 2026-048213, Kundennummer 7730215. Betrag 48,21 EUR, fällig am 30.04.2026. Bitte geben Sie bei der Überweisung den Verwendungszweck 048213 an.
### de - Ihre Sendung ist da
Ihr Paket liegt in der Packstation 142. Abholcode: 4829. Sie können es bis zum 14.03. abholen.
### de - Ihr Gutschein
Mit dem Gutscheincode FRUEHLING26 sparen Sie 10 %. Einlösbar bis 31.03.2026 an der Kasse.
### de - Ihre Buchung 8HX4QT
Buchungscode 8HX4QT, Hinfahrt 12.03.2026, Wagen 21, Platz 48. Auftragsnummer 482913773021.
### de - Einladung zur Besprechung
Besprechungs-ID: 364 829 137 72
Kennung: 7q4XkT
Telefoneinwahl +49 30 555 0142, Konferenz-ID 482 913 77#
### fr 204_518 Votre code de connexion
<p>Bonjour,</p><p>Vous avez demandé à vous connecter. Voici votre code, à saisir dans l'application :</p><p style="font-size:28px"><b>204 518</b></p><p>Il est valable 10 minutes. Ne le communiquez à personne, pas même à un conseiller.</p>
### fr 771930 Paiement en ligne
Banque du Nord : saisissez 771930 pour valider votre achat de 59,90 EUR chez PIN ET FILS. Ne transmettez ce code à personne.
### fr HKTX-PLRB Associer un appareil
Un appareil demande l'accès à votre compte. Il affiche une suite de lettres. Vérifiez que c'est bien celle-ci, puis validez.

Code : HKTX-PLRB
### fr - Votre commande n° 482913
Commande n° 482913 expédiée. Colis 6A12345678901. Code de retrait : 7730. Présentez-le en magasin avec une pièce d'identité.
### fr - Votre facture de mars
Facture F2026-4821 d'un montant de 48,29 €. Référence client 7730215. Prélèvement le 5 avril.
### fr - -15 % avec le code PRINTEMPS15
Profitez de 15 % de remise avec le code PRINTEMPS15 jusqu'au 31 mars.
### es 640872 Código para autorizar tu compra
BancoNorte: tu clave para autorizar la compra de 59,90 EUR en PINO E HIJOS es 640872. No la compartas.
### es MKRT-DFGH Vincula tu televisor
Has pedido usar tu cuenta en otro dispositivo. Escribe allí lo que ves abajo. Dura 10 minutos.

Tu código:
MKRT-DFGH
### es 5081 Inicio de sesión
<table><tr><td>Hola, Jordan:</td></tr><tr><td>Introduce este PIN de un solo uso para entrar:</td></tr><tr><td style="font-size:32px">5081</td></tr><tr><td>Caduca a las 14:35.</td></tr></table>
### es - Tu pedido 48291377 está en camino
Pedido 48291377. Número de seguimiento ES482913773. Código de recogida: 7730. Entrega prevista: 14 de marzo.
### es - Localizador de tu reserva
Localizador: X4QTHM. Vuelo NW 1482, 12 de marzo, 07:25. Confirma tus datos antes de viajar.
### es - Factura de abril
Factura n.º 2026/04821, cliente 7730215, importe 48,29 €. Referencia de pago 482913.
### pt-BR 927104 Código de segurança
Banco Norte: 927104 é o seu código de segurança para a compra de R$ 250,00. Não informe a ninguém.
### pt-BR GTRK-LMNP Ative sua TV
Você está entrando em um novo aparelho. Digite nele as letras abaixo. Elas valem por 15 minutos.

Código:
GTRK-LMNP
### pt-BR 33190 Seu token de acesso
Seu token de acesso: 33190
Use-o em até 5 minutos. Se não foi você, ignore.
### pt-BR - Pedido 4829137 enviado
Seu pedido 4829137 saiu para entrega. Código de rastreio BR482913773BR. Senha de retirada: 7730.
### pt-BR - Boleto da fatura de abril
Vencimento 10/04/2026. Valor R$ 482,91. Linha digitável 23793.38128 60007.827136 94000.063305 1 84290000048291.
### pt-BR - Cupom PRIMEIRA10
Use o cupom PRIMEIRA10 e ganhe 10 % de desconto na primeira compra.
### ru 482_016 Вход в аккаунт
Здравствуйте!

Кто-то входит в ваш аккаунт с нового устройства. Чтобы продолжить, введите цифры:

482 016

Никому их не сообщайте, даже сотрудникам банка.
### ru 7402 Подтверждение операции
НордБанк: 7402 - код для подтверждения покупки 1 250,00 р. в PINE. Карта *4821. Никому не говорите код.
### ru TKRM-BCDF Вход на телевизоре
Устройство просит доступ к вашему аккаунту. Сверьте буквы на экране с этими.

Код: TKRM-BCDF
### ru - Заказ 48291377 передан в доставку
Заказ № 48291377. Трек-номер 80084829137730. Код для получения: 7730. Сумма 1 482 р.
### ru - Ваш счёт за март
Счёт № 4829-13 на сумму 482,91 р. Лицевой счёт 7730215. Оплатите до 30.04.2026.
### ru - Бронь X4QTHM
Номер бронирования X4QTHM. Рейс NW 1482, 12 марта, 07:25. Подтвердите данные паспорта.
### uk 150394 Код входу
<p>Вітаємо!</p><p>Ваш одноразовий код для входу:</p><h1>150394</h1><p>Код дійсний 10 хвилин. Запит № 4829137.</p>
### uk 6620 Підтвердження оплати
НордБанк: код 6620 для оплати 250,00 грн у PINE. Нікому його не повідомляйте.
### uk RKTM-XBDF Підключення телевізора
Пристрій просить доступ до облікового запису. На екрані має бути те саме, що тут.

Код: RKTM-XBDF
### uk - Замовлення 4829137 у дорозі
Замовлення 4829137. ТТН 20450482913773. Код отримання: 7730. До сплати 482 грн.
### ar 739_204 رمز تسجيل الدخول
مرحبًا،
لقد طلبت تسجيل الدخول إلى حسابك. أدخل الرمز التالي في التطبيق:

739 204

ينتهي خلال 10 دقائق. لا تشاركه مع أي شخص.
### ar 48291 بنك الشمال
بنك الشمال: رمز التحقق لعملية الشراء بمبلغ 250.00 ريال هو 48291. لا تطلع أحدًا عليه.
### ar BKRT-MNPQ ربط جهاز جديد
يطلب جهاز الوصول إلى حسابك. قارن ما يظهر على شاشته بما يلي.

الرمز: BKRT-MNPQ
### ar - طلبك رقم 4829137 في الطريق
رقم الطلب 4829137. رقم التتبع AR482913773. المبلغ 482.91 ريال. رمز الاستلام 7730.
### ar - فاتورة شهر مارس
رقم الفاتورة 4829137، رقم العميل 7730215، المبلغ المستحق 482.91 ريال قبل 30/04/2026.
### ja 482917 ログイン認証
<p>ログインを確認しています。</p><p>次の番号を画面に入力してください。</p><p style="font-size:32px">482917</p><p>有効期限は10分です。お問い合わせ番号 7730215</p>
### ja 40218 ノース銀行 取引の確認
ノース銀行です。ワンタイムパスワードは40218です。12,000円の振込にお使いください。第三者に教えないでください。
### ja KDTM-RXBQ テレビでログイン
新しい機器がアカウントへの接続を求めています。画面の文字が次と同じか確かめてください。

コード:KDTM-RXBQ
### ja - ご注文48291377の発送
注文番号 48291377、伝票番号 4829-1377-3021。お受け取り番号 7730。合計 4,821円。
### ja - ご予約の確認
予約番号 X4QTHM、3月12日 07:25 発、NW1482便。確認番号は当日お持ちください。
### ja - 請求書 No. 2026-04821
請求番号 2026-04821、お客様番号 7730215、ご請求額 48,210円。
### zh-CN 913_482 登录验证
您正在新设备上登录。请在页面中输入以下数字：

913 482

10分钟内有效，请勿告诉他人。
### zh-CN 5527 北方银行
【北方银行】您正在支付人民币250.00元，动态密码5527，请勿泄露给任何人，包括银行员工。
### zh-CN X7K2QM 账户安全
您好，您的Harbour账户验证码为X7K2QM，请在5分钟内完成验证。
### zh-CN LKRT-BMXD 电视登录
有设备请求访问您的账户。请核对屏幕上显示的内容是否与下面一致。

代码：LKRT-BMXD
### zh-CN - 订单48291377已发货
订单号48291377，快递单号SF4829137730215，取件码7-3-7730，请凭取件码到驿站取件。
### zh-CN - 您的发票
发票号码04829137，金额482.91元，客户编号7730215。
### zh-CN - 会议邀请
会议号：482 913 773
会议密码：482913
点击链接入会
### en ZQBKTH Your registration at Pier
Somebody entered your address at Pier. To show that it was you, we need one thing. Go back to the page and fill in what stands here.

ZQBKTH

You can also write to us.
### en 9F4K-2T7Q Email change
You asked to change the email of your account. We sent this to your new address. Your code is 9F4K-2T7Q. Your request number is 4829137.
### en 402981 Order 48291377: confirm it's you
You are about to change the delivery of order 48291377. For your security, enter this code: 402981. It expires in 15 minutes.
### fr X4T9KB Votre inscription
Merci de votre inscription. Il ne reste qu'une étape. Recopiez ces caractères sur la page :

X4T9KB

Commande n° 4829137 enregistrée.
### de KTRMXB Ihre Anmeldung
Danke für Ihre Anmeldung. Es fehlt noch ein Schritt. Tragen Sie auf der Seite Folgendes ein.

KTRMXB

Der Code ist 30 Minuten gültig.
### en 482071 OTP for your transaction
Dear Customer, 482071 is the OTP for transaction of INR 4,999.00 on your Northbank Credit Card XX4471 at PINESTORE. OTP is valid for 3 minutes. Do not share it with anyone. Not you? SMS BLOCK 4471 to 5676788.
### en 771930 Welcome to Pier
<h1>Welcome to Pier</h1><p>Thank you for signing up. Please verify your email address with the following code: 771930</p><p>If you're having any issues with your account, please don't hesitate to contact us.</p><p>Thanks! Pier</p>
### en 604882 Your Pier sign-in code
Hi Jordan,

Enter this on the sign-in page:

604 882

This is valid for 10 minutes.
### pl 714028 Hasło jednorazowe
Hasło nr 4 z dnia 03-04-2026 do przelewu na kwotę 120,00 PLN: 714028. Bank Północny
### en - Claim 0.25 BTC now!! Code: MOON2026
Congratulations! You are selected as one of 1000 winners. Your activation code is MOON2026.
### de - Sie haben gewonnen! Code: GLANZ2026
Herzlichen Glückwunsch, Sie sind einer von 500 Gewinnern. Ihr Aktivierungscode ist GLANZ2026.
### es - ¡Eres el ganador! Código: PREMIO77
Enhorabuena, eres uno de los 500 ganadores del sorteo. Tu código de activación es PREMIO77.
`;

/** Half of them are held back, see `isHeldOut`. */
export const asSent: CorpusMail[] = WRITTEN.split('\n### ')
  .slice(1)
  .map((block, at): CorpusMail => {
    const end = block.indexOf('\n');
    const [, lang = '', expected = '', subject = ''] = /^(\S+) (\S+) (.*)$/.exec(block.slice(0, end)) ?? [];
    const body = block.slice(end + 1).trim();
    return {
      id: `${lang}, as sent ${at}: ${subject}`,
      lang,
      subject,
      expected: expected === '-' ? null : expected.replace('_', ''),
      ...(body.startsWith('<') ? { html: body } : { text: body }),
    };
  });
