import { describe, expect, it } from 'vitest';
import { findCode } from './find-code.ts';

describe('findCode', () => {
  it.each([
    ['123456 is your Example code', '123456'],
    ['Your verification code is 123 456.', '123456'],
    ['Dein Bestätigungscode lautet 8841', '8841'],
    ['验证码：８８４１２０，请勿泄露。', '884120'],
    ['验证码是482913，5分钟内有效。', '482913'],
    ['Hi Jordan, 482913 is your Harbour login code.', '482913'],
    ['Your verification code to link your card ending 4821 is 482913.', '482913'],
    ['رمز التحقق الخاص بك هو ٨٨٤١٢٠', '884120'],
    ['Login code: AB12-CD34', 'AB12-CD34'],
    ['Your login code is 1830.', '1830'],
    ['Your verification code is 8841207713.', '8841207713'],
    ['Confirm here.\n\n@example.com #884120', '884120'],
    ['Your verification code is KXTQPB.', 'KXTQPB'],
    ['您的验证码是KXTQPB，请勿泄露。', 'KXTQPB'],
    ['Your sign-in code: kxtqpb', 'kxtqpb'],
    ['Enter this code to sign in:\n\nkxtqpb', 'kxtqpb'],
    ['Enter this code to sign in:\n\n**kXtqPb**', 'kXtqPb'],
    ['Enter this code to sign in:\n\nabcd-efgh', 'abcd-efgh'],
    ['Enter this code to sign in:\n\nwise-otter-lamp', 'wise-otter-lamp'],
    ['Enter this code to sign in:\n\nfecvqh4k', 'fecvqh4k'],
  ])('%s', (text, code) => {
    expect(findCode({ text })).toEqual({ code });
  });

  it.each([
    'Your order 884120 has been shipped.',
    'Use promo code 884120 for 20 % off.',
    'Error code: 884120',
    'Invoice 2024-0012, total $1234.50',
    'Call us on 0800 884 120.',
    'A one-time code such as 884120 lasts 30 seconds.',
    'The login code stops working at 1830.',
    'Is the login code 482913 still good?',
    'Keep these codes to sign in:\n\n48291371\n77120438\n99041726',
    'Meeting ID: 884 120 771\nPasscode: 884120',
    'You paid 12.50 EUR.\nAuthorisation code 884120',
    'Your verification code is below.',
    'Your verification code was sent to another address.\n\nregards',
    'Use this code at the till:\n\nsummer',
    'The state of your order:\n\nshipped',
    'Two-factor sign-in: enabled',
    'Confirm your account:\n\nHarbourApp',
    'HELLO!\n\nConfirm your password.',
  ])('nothing in: %s', (text) => {
    expect(findCode({ text })).toBeUndefined();
  });

  it('reads a subject that has the code in brackets', () => {
    expect(findCode({ subject: 'Your sign-in code (884120)', text: 'Type it to sign in.' })).toEqual({
      code: '884120',
    });
  });

  it('reads one box per digit', () => {
    const html = `<p>Your sign-in code</p><table><tr>${[...'884120'].map((digit) => `<td>${digit}</td>`).join('')}</tr></table>`;
    expect(findCode({ html })).toEqual({ code: '884120' });
  });
});

describe('a number that the user does not see, or that is not whole, is no code', () => {
  const CODE = '<p>Your sign-in code:</p><b>482913</b>';
  const DECOY = 'Your sign-in code is 777777';

  it.each([
    '<p hidden>@</p>',
    '<p style="display:none">@</p>',
    '<p style="opacity: 0">@</p>',
    '<p style="position:absolute;left:-9999px">@</p>',
    '<p style="text-indent:-999px">@</p>',
    '<p style="color:#fff;background:white">@</p>',
    '<p style="color:transparent">@</p>',
    '<p style="transform: scale(0)">@</p>',
    '<style>.pre{display:none!important}</style><p class="a pre">@</p>',
    '<style>/* top */ #pre, .b { visibility: hidden }</style><p id=pre>@</p>',
    '<style>p.pre{max-height:0}@media print{.pre{max-height:9em}}</style><p class=pre>@</p>',
    '<style>.pre{display:none}@media (max-width:600px){.pre{display:block}}</style><p class=pre>@</p>',
  ])('in %s', (html) => {
    expect(findCode({ subject: 'Sign in', html: html.replace('@</p>', `${DECOY}</p>`) + CODE })?.code).toBe('482913');
  });

  it.each([
    ['One-time password for card (XX1245): 811739', '811739'],
    ['The one-time password for your card **** 1245 is 811739', '811739'],
    ['One-time password for account xxxx-xxxx-1245: 811739', '811739'],
    ['Your code for •••• 1245: 811739', '811739'],
    ['Your code: **8117**', '8117'],
    ['Your sign-in code: <strong>811739</strong>', '811739'],
    ['Your sign-in code is <span style="color: #202123">811739</span>', '811739'],
    ['<b>Your sign-in code</b>\n\n<FONT SIZE="6">811739</FONT>', '811739'],
    ['Hello<br/>Your sign-in code is 811739.<br>It is valid for a minute.<p class="x">Harbour</p>', '811739'],
    ['Your sign-in code is here: <span class="a 202123"></span>', undefined],
    ['Your sign-in code: sparrow-mint-42', 'sparrow-mint-42'],
    ['Your verification code\n\n4829\n1377\n\nIt expires in 10 minutes.', '48291377'],
    ['Your verification code\n\n1234\n5678\n9012\n3456\n', undefined],
    ['Your verification code\n\n4829\n4829\n', '4829'],
    ['Did you get this?\n\nOn Monday, Harbour wrote:\n> Your verification code is 118350.', undefined],
  ])('%j: %s', (text, code) => {
    expect(findCode({ subject: 'Hello', text })?.code).toBe(code);
  });
});

describe('a code that other words point at', () => {
  const bodies = [
    'Enter the code that you see in the subject of this mail.',
    'Der Code steht im Betreff dieser Nachricht.',
    'Votre code figure dans l’objet de ce message.',
    'El código está en el asunto de este correo.',
    'Il codice si trova nell’oggetto di questa mail.',
    'O código está no assunto deste e-mail.',
    'De code staat in het onderwerp van deze mail.',
    'Kod znajduje się w temacie wiadomości.',
    'Код указан в теме письма.',
    'Kod bu e-postanın konu satırında.',
    'Koden står i ämnesraden.',
    'コードはこのメールの件名にあります。',
    '验证码在邮件主题中。',
    '코드는 이 메일의 제목에 있습니다.',
  ];
  const subjects = ['@', 'Harbour: @', '[Harbour] @', '@ | Harbour'];

  it.each(bodies)('in the subject: %s', (text) => {
    for (const subject of subjects)
      for (const code of ['604417', 'R4MX9T'])
        expect([subject, findCode({ subject: subject.replace('@', code), text })?.code]).toEqual([subject, code]);
    expect(findCode({ subject: 'Harbour', text: `${text}\n\nRoom 2207` })).toBeUndefined();
  });

  it.each(['Staff will not ask for this code.', 'Use this code to sign in.', 'Mit diesem Code melden Sie sich an.'])(
    'in the next sentence: %s',
    (next) => {
      expect(findCode({ subject: 'Harbour', text: `604417. ${next}` })?.code).toBe('604417');
      expect(findCode({ subject: 'Harbour', text: `604417. Thank you. ${next}` })).toBeUndefined();
    },
  );

  it.each(['your Harbour login', 'dein Zugang zu Harbour', 'votre connexion à Harbour', 'su acceso a Harbour'])(
    'behind it in the subject: %s',
    (login) => {
      expect(findCode({ subject: `604417 - ${login}`, text: 'Somebody asks to be let in.' })?.code).toBe('604417');
      expect(findCode({ subject: `2207 - ${login}`, text: 'Somebody asks to be let in.' })).toBeUndefined();
    },
  );

  it.each(['is', 'lautet', 'est', 'es', 'é', 'to', 'là', ':'])('behind what it is for: %s', (is) => {
    expect(findCode({ text: `OTP 77120 ${is} 604417` })?.code).toBe('604417');
    expect(findCode({ text: `OTP 604417 (77120 ${is} closed)` })?.code).toBe('604417');
  });

  it.each(['is@', 'ist@', 'lautet@', ': @If you did not ask, ignore it.', ': @Danke', '@Thanks'])(
    'though a space is lost: %s',
    (glued) => {
      expect(findCode({ text: `Your sign-in code ${glued.replace('@', '604417')}` })?.code).toBe('604417');
    },
  );
});

describe('a number with a label', () => {
  it.each([
    'Placa del activo',
    'Etiqueta do ativo',
    'Eticheta activ',
    'Тег актива',
    'Zahl der Anmeldungen',
    'Registros',
    'Registos',
    'Number of logins',
    'Codice prodotto',
    'Código do produto',
    'Ürün kodu',
    'Termékkód',
    'Tuotekoodi',
    'Код продукту',
    'کد محصول',
    '상품 코드',
  ])('is none of a code: %s', (label) => {
    for (const subject of ['Lamp for you', 'Confirmation of your lamp'])
      for (const html of [
        `<table><tr><td>${label}</td><td>604417</td></tr><tr><td>Place</td><td>Hall</td></tr></table>`,
        `<p>${label}: 604417</p>`,
      ])
        expect(findCode({ subject, html })).toBeUndefined();
  });

  it.each([
    'Verification',
    'Login',
    'Bestätigung',
    'Vérification',
    'Verificación',
    '[Harbour] Login',
    'Harbour: login',
  ])('is a code if the label is a word for verifying: %s', (label) => {
    expect(findCode({ subject: 'Harbour', text: `${label}: 604417` })?.code).toBe('604417');
  });

  it.each([
    ['Мы отправляем вам код для подтверждения адреса.', 'Вот код:'],
    ['Hesabınızı doğrulamak için bir kod göndeririz.', 'Doğrulama kodunuz:'],
    ['We found a code on the parcel that you sent us by mail.', 'Your verification code:'],
    ['Kami mengirimkan kode untuk memverifikasi akun Anda.', 'Ini kodenya:'],
  ])('is a code, though the line before sends something: %s', (before, label) => {
    expect(findCode({ subject: 'Harbour', html: `<p>${before}</p><p>${label} <b>604417</b></p>` })?.code).toBe(
      '604417',
    );
  });
});
