import { expect, test } from 'vitest';
import { visibleText } from './visible-text.ts';

test.each([
  ['plain', 'plain'],
  ['  two \t\r\n lines ', 'two lines'],
  ['invoice\u202Efdp.exe', 'invoicefdp.exe'],
  ['a\u0000b\u200bc\ufeff', 'abc'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['👩\u200d💻', '👩\u200d💻'],
  ['ba\u200cnk\u200d.co\ufe0fm', 'bank.com'],
  ['B\u3164a\u115fn\u2800k\u034f\u180b\ufe00', 'Ban k'],
  ['x\u{e0061}\u{e007f}y', 'xy'],
  ['❤\ufe0f love', '❤\ufe0f love'],
  ['हिन्\u200dदी', 'हिन्\u200dदी'],
  ['認証コード\u200c\u200c\u200d\u200c \u200c', '認証コード'],
  ['half \ud83d', 'half \ufffd'],
  ['\u2066x\u2069', 'x'],
])('%j is seen as %j', (text, seen) => {
  expect(visibleText(text)).toBe(seen);
});
