import { expect } from 'vitest';
import { testPages } from './test-pages.ts';

/** What pages say before a field whose label says only "Code", and what it is called there: a mailed code is certain. */
const MAILED: [text: string, label: string][] = [
  ['We sent a code to your email address.', 'Code'],
  ['Check your inbox. It takes a minute.', 'Six digits'],
  ['We sent it to ada@fern.example.', 'Token'],
  ['Verify your email', 'Code'],
  ['Wir haben dir einen Code per E-Mail geschickt.', 'Code'],
  ['We hebben een code naar je e-mailadres gestuurd.', 'Code'],
  ['Vi har skickat en kod till din e-post.', 'Kod'],
  ['Nous vous avons envoyé un code par e-mail.', 'Code'],
  ['Te hemos enviado un código a tu correo.', 'Código'],
  ['Enviamos um código para o seu e-mail.', 'Código'],
  ['Ti abbiamo inviato un codice via e-mail.', 'Codice'],
  ['Wysłaliśmy kod na Twój adres e-mail.', 'Kod'],
  ['Poslali jsme kód na váš e-mail.', 'Kód'],
  ['Мы отправили код на вашу почту.', 'Код'],
  ['Ми надіслали код на вашу пошту.', 'Код'],
  ['E-posta adresinize bir kod gönderdik.', 'Kod'],
  ['Στείλαμε έναν κωδικό στο email σας.', 'Κωδικός'],
  ['أرسلنا رمزًا إلى بريدك الإلكتروني.', 'الرمز'],
  ['שלחנו קוד לאימייל שלך.', 'קוד'],
  ['हमने आपके ईमेल पर कोड भेजा है।', 'कोड'],
  ['コードをメールで送信しました。', 'コード'],
  ['이메일로 코드를 보냈습니다.', '코드'],
  ['验证码已发送至您的邮箱。', '验证码'],
  // An address with hidden letters; a word for mail and for sending in one.
  ['We sent a code to a•••@fern.example', 'Code'],
  ['验证码已发送至 a***@fern.example', '请输入验证码'],
  ['Enter the token that we emailed you.', 'Token'],
  ['Questions? +44 20 7946 0958. We sent a code to your email.', 'Code'],
  ['Ange koden som vi mejlade till dig.', 'Kod'],
];

/** Pages with a single place to type in, which nothing names but what the page says of a mailed code. */
const UNNAMED = [
  '<h1>Enter your sign-in code</h1><p>We just emailed it to you.</p><form><input name="x"></form>',
  '<p>Click the link in the email, or type the code here.</p><input placeholder="ABC-123">',
  '<h1>メールを確認してください</h1><p>メールのコードを入力</p><div><input></div>',
  '<p>Введите код из письма</p><div><input type="text" maxlength="6" autofocus></div>',
  '<div><div><input placeholder="123456" maxlength="6"><small>The code that we mailed you</small></div><label>Name <input></label></div>',
];

/** What pages say before a field for another code, its label, and how that code comes. */
const OTHERS: [text: string, label: string, way: string][] = [
  ['We sent a text message to your phone.', 'Verification code', 'textMessage'],
  ['Sent to +00 ••• 417.', 'Verification code', 'textMessage'],
  ['Wir haben Ihnen eine SMS an Ihr Handy geschickt.', 'Bestätigungscode', 'textMessage'],
  ['Wysłaliśmy wiadomość tekstową.', 'Kod weryfikacyjny', 'textMessage'],
  ['短信已发送。', '验证码', 'textMessage'],
  ['We will call you now.', 'Security code', 'call'],
  ['Ti chiamiamo: è una telefonata automatica.', 'Codice di verifica', 'call'],
  ['Open the authenticator app on your phone.', '6-digit code', 'app'],
  ['Ouvrez votre application d’authentification.', 'Code de vérification', 'app'],
  ['Ouvre l’authenticator.', 'Code de vérification', 'app'],
  ['Kimlik doğrulama uygulamanızı açın.', 'Doğrulama kodu', 'app'],
  ['Type the characters that you see.', 'Security code', 'picture'],
  ['Geben Sie die Zeichen aus dem Bild ein.', 'Sicherheitscode', 'picture'],
  ['Type the code that your TV shows.', 'Activation code', 'device'],
  ['Escribe el código que aparece en tu televisor.', 'Código de activación', 'device'],
  ['Activate your copy.', 'Licence key or activation code', 'licence'],
  ['Lost your phone?', 'Backup verification code', 'recovery'],
  ['Confirm your PIN to send 40.00.', 'Confirm with your PIN', 'own'],
  ['40,00 an Ada.', 'Mit PIN bestätigen', 'own'],
  ['Scan the QR code, and type the digits.', 'Code', 'app'],
  ['QR-Code scannen, dann die Ziffern eingeben.', 'Code', 'app'],
  // Only the page says what "Code" is.
  ['We sent a text message to your phone.', 'Code', 'textMessage'],
  ['We will call you now.', 'Token', 'call'],
  ['Wir haben Ihnen eine SMS geschickt.', 'Code', 'textMessage'],
  ['Enter the code from your WhatsApp.', 'Code', 'textMessage'],
  ['The code is in the Telegram chat with our bot.', 'One-time code', 'textMessage'],
  ['Код пришёл в Телеграм.', 'Код', 'textMessage'],
  ['Choose four digits that you remember.', 'Your new PIN', 'own'],
  // Words that only stand beside a picture to copy.
  ['Please copy it. It is case-insensitive.', 'Verification code', 'picture'],
  ['Groß- und Kleinschreibung ist egal.', 'Sicherheitscode', 'picture'],
  ['不区分大小写', '验证码', 'picture'],
];

/** What says nothing of a mail: no code goes there unasked. */
const NOTHING: [text: string, label: string][] = [
  ['Welcome', 'Verification code'],
  ['Enter the code that we sent.', 'Code'],
  ['We sent a code to your email or as a text message.', 'Code'],
  ['We mailed you a receipt.', 'Your PIN'],
  ['Signed in as ada@fern.example', 'Security code'],
  ['Enter your 4-digit PIN. We send an email to the owner after five wrong tries.', ''],
  ['Type your security code. You set it when you joined. Lost? We will email you a new one.', 'Security code'],
  ['Email: ada@fern.example Phone: +44 7700 900123 We sent a code.', 'Code'],
  ['Enter the code from your receipt to take part. We email the winners.', 'Code'],
  ['Where is my parcel? The code is in our email.', 'Tracking code'],
  ['Your code is in the email that we sent you.', 'Booking code'],
  ['Ihr Code steht in der E-Mail, die wir geschickt haben.', 'Sendungscode Paket'],
  ['Type the six digits. Questions? Email help@fern.example', 'Code'],
];

const SHAPES = [
  (text: string, label: string) =>
    `<h1>One more step</h1><p>${text}</p><form><label>${label} <input maxlength="8"></label><button>OK</button></form>`,
  (text: string, label: string) =>
    `<form><h2>${text}</h2><div><input placeholder="${label}" inputmode="numeric" maxlength="6"></div><button>OK</button></form>`,
  (text: string, label: string) =>
    `<main><section><p>${text}</p></section><section><div><div><span>${label}</span></div><div><input maxlength="6" pattern="[0-9]*" inputmode="numeric"></div></div></section></main><footer>Email us, or use the app</footer>`,
];

const drawAll = (text: string, label: string) => SHAPES.map((draw) => draw(text, label));

const SCRIPT = `async (mailed, others, nothing) => {
  const wrong = [];
  const look = (html) => {
    document.body.innerHTML = html;
    const place = finding.findCodeField(document, undefined, false);
    return { place, isCertain: finding.findCertainField(document, '481899').length === 1 };
  };
  for (const html of mailed) {
    const { place, isCertain } = look(html);
    if (!isCertain || place?.fields?.length !== 1) wrong.push('not found: ' + html);
  }
  for (const [html, way] of others) {
    const { place, isCertain } = look(html);
    if (isCertain || (place ? place.way : 'recovery') !== way) wrong.push([JSON.stringify(place?.way), isCertain, 'for another code: ' + html].join());
  }
  for (const html of nothing) if (look(html).isCertain) wrong.push('certain: ' + html);
  return wrong;
}`;

testPages(
  'a code goes unasked only where the page says in any language that it was mailed',
  { finding: 'fields/find-certain-field.ts' },
  async (call) => {
    const mailed = [...UNNAMED, ...MAILED.flatMap(([text, label]) => drawAll(text, label))];
    const others = OTHERS.flatMap(([text, label, way]) => drawAll(text, label).map((html) => [html, way]));
    const nothing = NOTHING.flatMap(([text, label]) => drawAll(text, label));
    expect(await call(SCRIPT, mailed, others, nothing)).toEqual([]);
  },
);
