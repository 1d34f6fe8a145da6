import { afterEach, expect, it } from 'vitest';
import { packedMessages } from '../../test/language/packed-messages.ts';
import { setMessages } from './language-in-use.ts';
import { joinSentences } from './text.ts';

afterEach(async () => setMessages(await packedMessages('en.yml')));

it.each([
  ['en', 'It is here. And there.', ['It is here.', 'And there.']],
  ['ar', 'هنا. وهناك.', ['هنا.', 'وهناك.']],
  ['ja', 'ここです。あそこです。', ['ここです。', 'あそこです。']],
  ['zh_CN', '这里。那里。', ['这里。', '那里。']],
  ['zh_TW', '這裡。那裡。', ['這裡。', '那裡。']],
])('%s: %s', async (language, joined, sentences) => {
  setMessages(await packedMessages(`${language}.yml`));
  expect(joinSentences(...sentences)).toBe(joined);
});

it('leaves out what is not said', () => {
  expect(joinSentences('One.', '', 'Two.')).toBe('One. Two.');
});
