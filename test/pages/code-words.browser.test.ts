import { expect } from 'vitest';
import { testPages } from './test-pages.ts';

/** Labels of fields that take no code, whatever other words they have. */
const OTHER_LABELS =
  'Full name|Display name|Department|Customer number|Area code|Search|Your email|Quantity|Nachname|Telefonnummer|Hausnummer|Kundencode|Rue et numéro|Ville|Código postal|Apellidos|Cognome|Numero civico|Achternaam|Numer domu|Nome da mãe|CEP|Номер телефона|Отчество|По батькові|Şirket|電話番号|会員番号|お名前|전화번호|회원 번호|姓名|门牌号|統一編號|المدينة|رقم الهاتف'.split(
    '|',
  );

/** Labels of fields for a code, and what follows them in a mail's language. */
const CODE_LABELS =
  'Verification code|One-time code|Bestätigungscode|Code de vérification|Código de verificación|Codice di verifica|Verificatiecode|Kod weryfikacyjny|Código de verificação|Код подтверждения|Код підтвердження|Doğrulama kodu|認証コード|인증 코드|验证码|驗證碼|رمز التحقق'.split(
    '|',
  );

const SHAPES = [
  '',
  'inputmode="numeric" maxlength="6"',
  'type="tel" name="field_7"',
  'pattern="[0-9]{6}" maxlength="6"',
];

/** Ways to say what a field is for. */
const LABELLED = [
  (label: string, rest: string) => `<label>${label} <input ${rest}></label>`,
  (label: string, rest: string) => `<input placeholder="${label}" ${rest}>`,
  (label: string, rest: string) => `<table><tr><th>${label}</th><td><input ${rest}></td></tr></table>`,
];

/** Values of \`autocomplete\` with which pages keep the browser's suggestions away. */
const AGAINST_SUGGESTIONS = ['one-time-code', 'off one-time-code', 'ONE-TIME-CODE'];
const OF_OTHERS = ['', 'off', 'one-time-code', 'name', 'organization', 'new-password', 'street-address'];

const draw = (labels: string[], words: readonly string[], labelled = LABELLED) =>
  labels.flatMap((label, at) =>
    SHAPES.flatMap((shape, turn) => {
      const value = words[(at + turn) % words.length];
      const say = labelled[(at + turn) % labelled.length];
      return say ? `<form>${say(label, `autocomplete="${value}" ${shape}`)}<button>OK</button></form>` : [];
    }),
  );

/** Pages with several fields, the place in the list of the one that a click on *Fill code* fills, and of the one after a right-click on the first. */
const SEVERAL: [labels: string[], unclicked: number][] = [
  [['SMS verification code', 'Email verification code'], 1],
  [['Authenticator code (TOTP)', 'Code de vérification reçu par e-mail'], 1],
  [['Bestätigungscode', 'Bestätigungscode per SMS'], 0],
  [['短信验证码', '邮箱验证码'], 1],
  [['Verification code', 'Verification code'], -1],
  [['Email code', 'Second email code'], -1],
  [['SMS verification code', 'Phone verification code'], -1],
];

const SCRIPT = `(others, codes, several) => {
  const wrong = [];
  const show = (html) => { document.body.innerHTML = html; return [...document.querySelectorAll('input')]; };
  for (const html of others) {
    show(html);
    if (finding.findCertainField(document, '482913').length > 0) wrong.push('fills itself: ' + html);
    // On a page that speaks of a code, too.
    show('<p>We have sent you a code.</p>' + html);
    if (finding.findCertainField(document, '482913').length > 0) wrong.push('fills itself: ' + html);
  }
  for (const html of codes) {
    const [input] = show(html);
    if (finding.findCodeField(document, undefined, false)?.fields?.[0] !== input) wrong.push('is not found: ' + html);
  }
  for (const { html, unclicked } of several) {
    const inputs = show(html);
    const find = (clicked) => inputs.indexOf(finding.findCodeField(document, clicked, clicked !== undefined)?.fields?.[0]);
    if (find() !== unclicked) wrong.push(find() + ': ' + html);
    for (const [at, input] of inputs.entries()) if (find(input) !== at) wrong.push(find(input) + ' in place of ' + at + ': ' + html);
  }
  return wrong;
}`;

testPages(
  'what a field is for is said by its words, and by the user’s click, before any attribute',
  { finding: 'fields/find-certain-field.ts' },
  async (call) => {
    const several = SEVERAL.map(([labels, unclicked]) => ({
      html: `<form>${labels.map((label) => `<label>${label} <input autocomplete="one-time-code"></label>`).join('')}</form>`,
      unclicked,
    }));
    const codes = draw(CODE_LABELS, OF_OTHERS, LABELLED.slice(0, 2));
    expect(await call(SCRIPT, draw(OTHER_LABELS, AGAINST_SUGGESTIONS), codes, several)).toEqual([]);
  },
);
