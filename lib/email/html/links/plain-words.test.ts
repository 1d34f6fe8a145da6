import fc from 'fast-check';
import { expect, test } from 'vitest';
import { describeLink } from './link-target.ts';
import { isPlainWords } from './plain-words.ts';

test.each([
  'Log in →',
  '🎉 Shop now',
  '🇩🇪 Deutsch',
  'Don’t miss it!',
  'Terms & Conditions',
  'Order #1234 of 12.11.2026: 1,299.00 €, 24/7, 50%',
  '(view online)',
  '“It is here.”',
  'Bestätigen',
  'Xác nhận địa chỉ',
  'Подтвердить адрес',
  'Επιβεβαίωση διεύθυνσης',
  'تأكيد البريد',
  'सत्यापित करें',
  'ยืนยันอีเมล',
  '请点击这里，使用GitHub登录。',
  'メールアドレスを確認',
  '이메일 인증',
])('%s: words', (text) => {
  expect(isPlainWords(text)).toBe(true);
});

/** Any character that is no letter or digit of a script in which a host could be read, and no sign that may part two words. */
const anySign = fc
  .integer({ min: 0x21, max: 0x1ffff })
  .map((code) => String.fromCodePoint(code))
  .filter((sign) => /[\p{P}\p{S}\p{M}\p{Lm}\p{No}\p{Cf}]/u.test(sign) && !/[-'’‐‑]/.test(sign.normalize('NFC')));

test('whatever sign is between the name and the ending of a host, the host that opens is told', () => {
  fc.assert(
    fc.property(
      anySign,
      fc.constantFrom('bank', 'Bank', 'банк', 'login-bank2'),
      fc.constantFrom('com', 'рф', 'co', 'de'),
      (sign, name, end) => {
        const text = `${name}${sign}${end}`;
        // A mark that joins a letter makes one word.
        fc.pre(!/^[\p{L}\p{N}-]+$/u.test(text.normalize('NFC')) || /\p{Lm}/u.test(sign));
        expect(describeLink('https://evil.example/', text)).toMatchObject({ host: 'evil.example', isTold: true });
      },
    ),
    { numRuns: 3000 },
  );
});

test.each([
  ['https://shop.example/a?b', 'shop.example', undefined],
  ['https://shop.example/a?b', 'https://www.shop.example/a', undefined],
  ['https://shop.example/', 'Shop.Example', undefined],
  ['mailto:help@shop.example?subject=x', 'help@shop.example', undefined],
  ['mailto:help@shop.example,a@evil.example', 'help@shop.example', true],
  ['mailto:help@evil.example', 'help@shop.example', true],
  ['https://evil.example/', 'help@shop.example', true],
  ['https://mail.shop.example/', 'shop.example', true],
  // Cut at one end, each could show `bank.com` alone.
  ['https://bank.com.evil.example/', 'bank.com.evil.example', true],
  ['https://evil.example/', 'evil.example/bank.com', true],
  ['https://evil.example/', 'evil.example/?https://bank.com', true],
])('%s as %s: told %s', (href, text, isTold) => {
  expect(describeLink(href, text).isTold).toBe(isTold);
});

const SPACES = [
  '\t',
  '\n',
  '\r',
  ' ',
  '\u0085',
  '\u00a0',
  '\u1680',
  '\u202f',
  '\u205f',
  '\u3000',
  '\u2028',
  '\ufeff',
].concat(Array.from({ length: 12 }, (_, at) => String.fromCharCode(0x2000 + at)));
const DOTS = [...'.。．｡۔…。។။·•․‥∙⋅・･ꞏꓸᐧ⸱܁٫'];

test('whatever space and styles are beside a dot or its like within a text, the host that opens is told', () => {
  const texts = SPACES.flatMap((space) =>
    DOTS.flatMap((dot) =>
      ['COM', 'Com', 'com'].flatMap((end) => [
        `Bank${dot}${space}${end}`,
        `Bank${space}${dot}${end}`,
        `Bank${space}${dot}${space}${end}`,
      ]),
    ),
  );
  expect(texts.filter((text) => !describeLink('https://evil.example/', text).isTold)).toEqual([]);
});

test('the host is told where a text is of two scripts, or has a space that is narrower than the ordinary one', () => {
  const narrow = SPACES.filter((space) => !/[ \t\n\r\u00a0\u3000]/.test(space));
  const texts = ['Вход в Bank', 'Κωδικός Bank', 'Bank банк', ...narrow.map((space) => `Log${space}in`)];
  expect(texts.filter((text) => !describeLink('https://evil.example/', text).isTold)).toEqual([]);
});

test.each([
  ...['🅟🅐🅨🅟🅐🅛•🅒🅞🅜', '🅿🅰🆈🅿🅰🅻·🅲🅾🅼', '🇵🇦🇾🇵🇦🇱•🇨🇴🇲', '1٠1٠1٠1', '8۰8۰8۰8', '银行丶公司', '은행ㆍ한국', '은행ᆞ한국'],
  ...['pay丶丶com', 'paypal，，com', 'paypal，丶com'],
])('%s: the host is told', (text) => {
  expect(describeLink('https://evil.example/', text).isTold).toBe(true);
});
