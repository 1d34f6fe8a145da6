import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findCode } from '../../lib/email/extract/find-code.ts';

/** Without any word for a code: only that it is entered, and what that leads to. Two to a language of the interface. */
const INSTRUCTIONS = `
en | Use {code} to complete your sign-up. | Type {code} to go on.
de | Geben Sie {code} ein, um fortzufahren. | Verwenden Sie {code}, um die Registrierung abzuschließen.
fr | Utilisez {code} pour continuer. | Saisissez {code} pour terminer votre inscription.
es | Usa {code} para continuar. | Introduce {code} para completar el registro.
it | Usa {code} per continuare. | Inserisci {code} per completare la registrazione.
nl | Gebruik {code} om door te gaan. | Voer {code} in om je registratie te voltooien.
pl | Użyj {code}, aby kontynuować. | Wpisz {code}, aby dokończyć rejestrację.
pt-BR | Use {code} para continuar. | Digite {code} para concluir o cadastro.
ru | Введите {code}, чтобы продолжить. | Используйте {code}, чтобы завершить регистрацию.
uk | Введіть {code}, щоб продовжити. | Використайте {code}, щоб завершити реєстрацію.
tr | Devam etmek için {code} girin. | Kaydı tamamlamak için {code} kullanın.
ar | أدخل {code} للمتابعة. | استخدم {code} لإكمال التسجيل.
ja | {code}を入力して続行してください。 | 登録を完了するには{code}を入力してください。
ko | {code}을 입력하여 계속하세요. | 가입을 완료하려면 {code}를 입력하세요.
zh-CN | 请输入{code}以继续。 | 请输入{code}完成注册。
zh-TW | 請輸入 {code} 以繼續。 | 請輸入 {code} 完成註冊。
`
  .trim()
  .split('\n')
  .map((row) => row.split(' | ') as [lang: string, first: string, second: string]);

/** Numbers that are entered or used, and are no code. */
const OTHERS = [
  'Use {code} to complete your order.',
  'Use form {code} to complete your return.',
  'Use {code} points to continue shopping.',
  'Press {code} to continue.',
  'Use page {code} to finish reading.',
  'Enter {code} to win a prize and continue.',
  'Geben Sie {code} ein, um die Bestellung abzuschließen.',
  'Verwenden Sie Formular {code}, um fortzufahren.',
  'Utilisez {code} pour terminer votre commande.',
  'Utilisez le formulaire {code} pour continuer.',
  'Usa {code} para completar tu pedido.',
  'Введите {code}, чтобы завершить заказ.',
  'ご注文を完了するには{code}を入力してください。',
  '请输入{code}完成订单。',
];

const digits = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length });
const number = fc.integer({ min: 4, max: 8 }).chain(digits);
const code = number.filter((one) => !/^(?:19|20)\d\d$/.test(one));

describe('a code that is only said to be entered', () => {
  it.each(INSTRUCTIONS)('is found in %s', (_, ...sentences) => {
    const check = fc.property(fc.constantFrom(...sentences), code, fc.boolean(), (sentence, planted, isBare) => {
      const text = sentence.replace('{code}', planted);
      const mail = isBare ? { text } : { subject: 'Harbour', text: `Jordan,\n\n${text}\n\nHarbour` };
      expect(findCode(mail)).toEqual({ code: planted });
    });
    fc.assert(check, { numRuns: 60, seed: 48_2913 });
  });

  it.each(OTHERS)('is not made of another number: %s', (sentence) => {
    const check = fc.property(number, (planted) => {
      const text = `Jordan,\n\n${sentence.replace('{code}', planted)}\n\nHarbour`;
      expect(findCode({ subject: 'Harbour', text })).toBeUndefined();
    });
    fc.assert(check, { numRuns: 60, seed: 48_2913 });
  });
});

describe('a message that is nothing but a number', () => {
  it.each([
    ['G-830829', 'G-830829'],
    ['482913', '482913'],
    ['2715', undefined],
    ['2026', undefined],
    ['20260315', undefined],
  ])('%s', (text, expected) => {
    expect(findCode({ text })?.code).toBe(expected);
    expect(findCode({ html: `<p>${text}</p>` })?.code).toBe(expected);
    expect(findCode({ subject: 'Harbour', text })?.code).toBeUndefined();
  });
});
