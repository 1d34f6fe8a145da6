import { expect, test } from 'vitest';
import { visibleText } from './visible-text.ts';

test.each([
  ['plain', 'plain'],
  ['  two \t\r\n lines ', 'two lines'],
  ['invoice\u202Efdp.exe', 'invoicefdp.exe'],
  ['a\u0000b\u200bc\ufeff', 'abc'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['👩\u200d💻', '👩\u200d💻'],
  ['half \ud83d', 'half \ufffd'],
  ['\u2066x\u2069', 'x'],
])('%j is seen as %j', (text, seen) => {
  expect(visibleText(text)).toBe(seen);
});
