import { expect, test } from 'vitest';
import { fold } from '../../email/extract/fold-text.ts';
import { searchTextOf } from './search-text.ts';

test.each([
  ['Crème BRÛLÉE', 'creme brulee'],
  ['Straße', 'strasse'],
  ['İstanbul ışık', 'istanbul isik'],
  ['Ｆｕｌｌ　ｗｉｄｔｈ', 'full width'],
  ['ﾊﾟｽﾜｰﾄﾞ', 'パスワード'],
  ['비밀번호', '비밀번호'],
  ['हिन्दी', 'हिन्दी'],
  ['Ёлка', 'елка'],
  ['two\n\t words', 'two words'],
])('%j is compared as %j', (text, folded) => {
  expect(fold(text)).toBe(folded);
  expect(fold(folded)).toBe(folded);
});

test('what the reader sees can be found: HTML before text, without what is hidden', () => {
  const html =
    '<style>.a{color:red}</style><p>Your <b>Rés</b>ervation</p><script>secret()</script><div>Table&nbsp;7</div>';
  expect(searchTextOf({ html, text: 'plain', attachments: [] })).toBe('Your Réservation\nTable 7');
  expect(searchTextOf({ text: ' Plain ', attachments: [{ id: '1', name: 'Menü.pdf' }] })).toBe('Menü.pdf\nPlain');
  expect(searchTextOf({ attachments: [] })).toBe('');
});
