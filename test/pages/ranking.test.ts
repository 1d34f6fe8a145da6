/** @module-tag browser */
import { beforeAll, expect, test } from 'vitest';
import { type RankedInPage, rankInChromium } from './rank-in-chromium.ts';

const email = (label = 'E-mail') => `<label>${label} <input type="email"></label>`;
const password = (label = 'Password') => `<label>${label} <input type="password"></label>`;
const form = (...parts: string[]) => `<form>${parts.join('')}</form>`;
const button = (text: string) => `<button>${text}</button>`;

const NEWS = form('<h3>Newsletter</h3>', email(), button('Sign up'));
const LOG_IN = form('<h2>Log in</h2>', email(), password(), button('Log in'), '<a href="#">Forgot password?</a>');
const SIGN_UP = form('<h2>Sign up</h2>', email(), password(), button('Create account'));
const CHECKOUT = form(email(), '<label>Street <input autocomplete="street-address"></label>', button('Place order'));
const COMMENT = form(email(), '<label>Comment <textarea></textarea></label>', button('Send'));
const RECOVERY = form('<h2>Forgot your password?</h2>', email(), button('Send link'));

/** Words of sign-up, log-in and newsletter in a language, as they stand on buttons. */
const LANGUAGES: Record<string, [string, string, string]> = {
  de: ['Konto erstellen', 'Einloggen', 'Newsletter abonnieren'],
  fr: ['Créer un compte', 'Se connecter', 'S’abonner'],
  es: ['Crear cuenta', 'Iniciar sesión', 'Suscribirse'],
  pt: ['Criar conta', 'Entrar', 'Receber novidades'],
  it: ['Registrati', 'Accedi', 'Iscriviti alla newsletter'],
  nl: ['Account aanmaken', 'Inloggen', 'Nieuwsbrief ontvangen'],
  sv: ['Skapa konto', 'Logga in', 'Prenumerera'],
  pl: ['Zarejestruj się', 'Zaloguj się', 'Zapisz się'],
  ru: ['Зарегистрироваться', 'Войти', 'Подписаться'],
  uk: ['Зареєструватися', 'Увійти', 'Підписатися'],
  tr: ['Kayıt ol', 'Giriş yap', 'Bültene abone ol'],
  ar: ['إنشاء حساب', 'تسجيل الدخول', 'اشترك في النشرة'],
  ja: ['会員登録', 'ログイン', 'メールマガジンを購読'],
  ko: ['회원가입', '로그인', '뉴스레터 구독'],
  zh: ['注册', '登录', '订阅'],
};

/** Headings over what returning, new and passing customers fill in, in a language. */
const CUSTOMERS: Record<string, [string, string, string]> = {
  en: ['Already registered?', 'New here?', 'Check out as a guest'],
  de: ['Ich bin bereits Kunde', 'Ich bin Neukunde', 'Als Gast bestellen'],
  fr: ['Déjà client ?', 'Nouveau client', 'Commander en tant qu’invité'],
  es: ['¿Ya estás registrado?', 'Nuevo cliente', 'Comprar como invitado'],
  pt: ['Já sou cadastrado', 'Novo cliente', 'Comprar como convidado'],
  it: ['Già registrato?', 'Nuovo cliente', 'Acquista come ospite'],
  nl: ['Ik heb al een account', 'Ik ben nieuw hier', 'Als gast bestellen'],
  sv: ['Redan kund?', 'Ny kund', 'Handla som gäst'],
  pl: ['Mam już konto', 'Nowy klient', 'Zakupy bez rejestracji'],
  cs: ['Už mám účet', 'Nový zákazník', 'Nákup bez registrace'],
  ru: ['Уже зарегистрированы?', 'Новый покупатель', 'Купить без регистрации'],
  uk: ['Вже зареєстровані?', 'Новий клієнт', 'Оформити як гість'],
  tr: ['Kayıtlı müşteri', 'Yeni müşteri', 'Üye olmadan devam et'],
  ar: ['لديك حساب؟', 'عميل جديد', 'إتمام الطلب كضيف'],
  he: ['כבר יש לך חשבון?', 'לקוח חדש', 'המשך כאורח'],
  ja: ['会員の方', 'はじめての方', '会員登録せずに購入'],
  ko: ['기존 회원', '신규 회원', '비회원 주문'],
  zh: ['已有账号', '新用户', '游客购买'],
  hi: ['पहले से खाता है?', 'नया ग्राहक', 'अतिथि के रूप में ऑर्डर'],
  vi: ['Đã có tài khoản?', 'Khách hàng mới', 'Mua hàng không cần đăng ký'],
  id: ['Sudah punya akun?', 'Pelanggan baru', 'Pesan sebagai tamu'],
};

/** A button that says nothing of what it is for. */
const NEXT = button('OK');

/** Pages in parts, and the part whose field is to come first. */
const PAGES: [name: string, first: number | undefined, parts: string[]][] = [
  ['a sign-up among all kinds', 4, [NEWS, LOG_IN, RECOVERY, CHECKOUT, SIGN_UP, COMMENT]],
  ['a checkout before news', 1, [NEWS, CHECKOUT, LOG_IN]],
  ['a comment before news', 1, [NEWS, COMMENT]],
  ['the log-in last', 1, [LOG_IN, RECOVERY]],
  [
    'a form by the name of its button',
    1,
    [CHECKOUT, form(email(), password(), '<button id="createAccountButton">Continue</button>')],
  ],
  ['an open dialog before what it lies over', 1, [SIGN_UP, `<div role="dialog" aria-modal="true">${NEWS}</div>`]],
  ['a closed dialog never', 0, [NEWS, `<dialog>${SIGN_UP}</dialog>`]],
  ['what a layer covers last', 1, [SIGN_UP, `<div style="position: fixed; inset: 0; background: white">${NEWS}</div>`]],
  ['the tab that is shown', 1, [`<div style="display: none">${SIGN_UP}</div>`, LOG_IN]],
  [
    'no step that is slid away',
    undefined,
    [
      `<div style="overflow: hidden; width: 200px; position: relative; height: 80px">
    <div style="position: absolute; left: 300px; width: 200px">${SIGN_UP}</div></div>`,
    ],
  ],
  [
    'parts without forms',
    1,
    [
      `<div><h2>Log in</h2>${email()}${password()}<button>Log in</button></div>`,
      `<div><h2>Register</h2>${email()}${password()}<button>Register</button></div>`,
    ],
  ],
  ['a shared field of log-in and sign-up before news', 1, [NEWS, form(email(), button('Log in'), button('Sign up'))]],
  [
    'one form around the whole page',
    1,
    [
      `<form><div><h2>Log in</h2>${email()}${password()}<button>Log in</button></div><div data-part="1"><h2>New here?</h2>${email()}${password()}${password('Again')}<button>Register</button></div></form>`,
    ],
  ],
  [
    'a button beside the field',
    1,
    [
      NEWS,
      `<div><div>${email()}<button type="button">Send code</button></div>${password('Create password')}<button>Create account</button></div>`,
    ],
  ],
  [
    'the log-in’s link to a sign-up is none',
    1,
    [form(email(), password(), button('Log in'), '<a class="btn" href="#">Create account</a>'), NEWS],
  ],
  [
    'the first step of a sign-up by its heading',
    1,
    [NEWS, `<h1>Create your account</h1>${form(email(), button('Continue'))}`],
  ],
  [
    'an account with a password before a sign-up without one',
    1,
    [
      form('<label>First name <input></label>', '<label>Last name <input></label>', email(), button('Sign up')),
      form(email(), '<label>Password <input type="password" autocomplete="new-password"></label>', button('Next')),
    ],
  ],
  [
    'news that one signs up for',
    1,
    [LOG_IN, `<footer>${form('Get the latest offers by mail', email(), button('Join'))}</footer>`],
  ],
  ...Object.entries(LANGUAGES).map(([name, [signUp, logIn, news]]): [string, number, string[]] => [
    name,
    2,
    [form(email(), button(news)), form(email(), password(), button(logIn)), form(email(), password(), button(signUp))],
  ]),
  ...Object.entries(CUSTOMERS).flatMap(([name, [returning, fresh, guest]]): [string, number, string[]][] => [
    [
      `${name}, new customers before returning ones`,
      1,
      [form(`<h3>${returning}</h3>`, email(), password(), NEXT), form(`<h3>${fresh}</h3>`, email(), password(), NEXT)],
    ],
    [
      `${name}, guests before returning customers`,
      1,
      [form(`<h3>${returning}</h3>`, email(), password(), NEXT), form(`<h3>${guest}</h3>`, email(), NEXT)],
    ],
  ]),
  [
    'what ends a subscription after what begins one',
    1,
    [form(email(), button('Unsubscribe')), form(email(), '<label>Name <input></label>', button('Subscribe'))],
  ],
  [
    'a name and a password before news, without a button',
    1,
    [NEWS, form('<label>First name <input></label>', email(), password())],
  ],
  [
    'a lone field at the foot of a page is for news, whatever its button says',
    0,
    [
      form(email(), '<label>Name <input></label>', button('OK')),
      `<footer>${form(email(), button('Đăng ký'))}</footer>`,
    ],
  ],
  ...Object.entries(LANGUAGES).map(([name, [, logIn, news]]): [string, number, string[]] => [
    `${name}, without a sign-up`,
    1,
    [form(email(), password(), button(logIn)), form(email(), button(news))],
  ]),
];

let ranked: RankedInPage[][];
beforeAll(async () => {
  ranked = await rankInChromium(PAGES.map(([, , parts]) => parts));
}, 60_000);

test.each(PAGES.map(([name, first], at) => ({ name, first, at })))('first comes $name', ({ first, at }) => {
  expect(ranked[at]?.[0]?.part, JSON.stringify(ranked[at])).toBe(first);
});

/** In a language: an optional password, a password that is made up, and a button that goes on. */
const SIGN_UPS: Record<string, [string, string, string]> = {
  en: ['Password (optional)', 'Choose a password', 'Continue'],
  de: ['Passwort (optional)', 'Neues Passwort', 'Weiter'],
  fr: ['Mot de passe (facultatif)', 'Nouveau mot de passe', 'Continuer'],
  es: ['Contraseña (opcional)', 'Elige una contraseña nueva', 'Continuar'],
  pt: ['Senha (opcional)', 'Criar senha', 'Continuar'],
  it: ['Password (facoltativa)', 'Scegli una password', 'Continua'],
  nl: ['Wachtwoord (optioneel)', 'Kies een wachtwoord', 'Verder'],
  pl: ['Hasło (opcjonalnie)', 'Utwórz hasło', 'Dalej'],
  ru: ['Пароль (необязательно)', 'Придумайте пароль', 'Продолжить'],
  uk: ['Пароль (необов’язково)', 'Створіть пароль', 'Продовжити'],
  tr: ['Şifre (isteğe bağlı)', 'Yeni şifre oluşturun', 'Devam'],
  ar: ['كلمة المرور (اختياري)', 'كلمة مرور جديدة', 'متابعة'],
  ja: ['パスワード（任意）', '新しいパスワード', '次へ'],
  ko: ['비밀번호 (선택사항)', '새 비밀번호 설정', '다음'],
  'zh-CN': ['密码（可选）', '设置新密码', '下一步'],
  'zh-TW': ['密碼（選填）', '設定新密碼', '下一步'],
};

const NAMED = '<label>E-mail <input type="email" name="login"></label>';

/** One form with one password, and what it is taken for. */
const KINDS: [name: string, kind: string, html: string][] = [
  ...Object.entries(SIGN_UPS).flatMap(([lang, [optional, made, next]]): [string, string, string][] => [
    [
      `${lang}, a guest’s checkout that may make an account`,
      'sign-up',
      `<form class="form form-login" id="customer-email-login">${email()}${password(optional)}${button(LANGUAGES[lang.slice(0, 2)]?.[1] ?? 'Login')}<a href="/forgotpassword">?</a></form>`,
    ],
    [
      `${lang}, a guest’s checkout whose log-in is not shown`,
      'other',
      `<form class="form form-login">${email()}<div style="display: none">${password()}${button('Login')}</div></form><form action="/checkout">${button(next)}</form>`,
    ],
    [`${lang}, a password that is made up`, 'sign-up', form(NAMED, password(made), button(next))],
  ]),
  ['words of a log-in', 'log-in', LOG_IN],
  ['the name of a log-in', 'log-in', `<form action="/sessions/login">${email()}${password()}${button('Go')}</form>`],
  ['the name of a sign-up', 'sign-up', `<form action="/users/register">${email()}${password()}${button('Go')}</form>`],
  ['a field called after a log-in', 'sign-up', form('<h2>Registration</h2>', NAMED, password(), button('Go'))],
  ['in doubt, asked as a log-in is', 'log-in', form(email(), password(), button('Go'))],
];

/** What stands on the second of two fields for one address, in a language. */
const AGAIN: Record<string, string> = {
  en: 'Confirm email',
  de: 'E-Mail wiederholen',
  fr: 'Confirmez l’e-mail',
  es: 'Repite el correo electrónico',
  pt: 'Confirme o e-mail',
  it: 'Ripeti l’email',
  nl: 'Herhaal e-mail',
  pl: 'Powtórz email',
  ru: 'Повторите e-mail',
  uk: 'Повторіть e-mail',
  tr: 'E-posta tekrar',
  ar: 'تأكيد البريد الإلكتروني',
  ja: 'メールアドレス（確認）',
  ko: '이메일 확인',
  'zh-CN': '确认邮箱',
  'zh-TW': '再次輸入電子郵件',
};

test('a confirmation never comes before the field that it repeats, though that one is typed into', async () => {
  const field = (label: string, index: number, value: string) =>
    `<label>${label} <input type="email" data-bench-i="${index}" value="${value}"></label>`;
  const pages = Object.values(AGAIN).flatMap((again) =>
    ['', 'jordan@harbour.example'].map((typed) => [
      form(field('E-mail', 1, typed), field(again, 2, ''), password(), button('Sign up')),
    ]),
  );
  const found = await rankInChromium(pages);
  expect(found.map((ranked) => ranked.map(({ index }) => index))).toEqual(pages.map(() => [1, 2]));
});

test('what one password is for', async () => {
  const found = await rankInChromium(KINDS.map(([, , html]) => [html]));
  const taken = KINDS.map(([name], at) => `${name}: ${found[at]?.[0]?.form}`);
  expect(taken).toEqual(KINDS.map(([name, kind]) => `${name}: ${kind}`));
});
