import { expect, it } from 'vitest';
import { foldText } from './fold-text.ts';

it.each([
  ['１２３４５６', '123456'],
  ['٤٨٢٩١٣ ۴۸۲۹۱۳', '482913 482913'],
  ['४८२ ৪৮২ ๔๘๒ ၄၈၂ ៤៨២ ౪౮౨', '482 482 482 482 482 482'],
  ['vérification Bestätigung xác minh mã', 'verification Bestatigung xac minh ma'],
  ['ЙОД ёлка', 'ИОД елка'],
  ['123\u200b456\u00ad', '123456'],
  ['12–34', '12-34'],
  ['123456，5', '123456, 5'],
  ['plain', 'plain'],
])('%s', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});
