import fc from 'fast-check';
import { expect, test } from 'vitest';
import { madeAddress, madeMessage } from '../../../test/mailbox/made.ts';
import type { Address } from '../address.ts';
import type { Message } from '../message.ts';
import type { Mailbox } from '../store.ts';
import { addToSearchDocuments, indexMailbox, isNarrowing, type Search } from './search.ts';
import { searchTextOf } from './search-text.ts';

const address = (email: string, more: Partial<Address> = {}) => madeAddress({ email, ...more });
const message = (id: string, more: Partial<Message> = {}) => madeMessage({ id, address: 'oak@mayfly.test', ...more });

const mailbox = {
  addresses: [address('oak@mayfly.test', { site: 'cafe.example' }), address('elm@mayfly.test', { label: 'Über uns' })],
  messages: [
    message('sender', { from: 'Zoë Müller <zoe@x.example>', readAt: 1 }),
    message('subject', { subject: '確認コードのお知らせ', attachments: 2 }),
    message('code', { code: 'AB12-CD', address: 'elm@mayfly.test' }),
    message('text', { subject: 'Hello', attachments: 0 }),
  ],
};
const texts = new Map([['text', searchTextOf({ text: 'Ihre Bestellung: zwei Bücher', attachments: [] })]]);
function makeIndex(of: Mailbox, withTexts: ReadonlyMap<string, string> = texts) {
  const searchDocuments = new Map();
  addToSearchDocuments(searchDocuments, of.messages, withTexts);
  return indexMailbox(of, searchDocuments);
}

const find = (search: Partial<Search>) =>
  makeIndex(mailbox)
    .find({ query: '', ...search })
    .map(({ id }) => id);

test.each<[Partial<Search>, string[]]>([
  [{}, ['sender', 'subject', 'code', 'text']],
  [{ query: '  ' }, ['sender', 'subject', 'code', 'text']],
  [{ query: 'zoe MULLER' }, ['sender']],
  [{ query: 'コード' }, ['subject']],
  [{ query: 'ab12' }, ['code']],
  [{ query: 'uber' }, ['code']],
  [{ query: 'cafe' }, ['sender', 'subject', 'text']],
  [{ query: 'bucher hello' }, ['text']],
  [{ query: 'bucher nowhere' }, []],
  [{ query: 'elm@' }, ['code']],
  [{ email: 'elm@mayfly.test' }, ['code']],
  [{ site: 'cafe.example', isUnread: true }, ['subject', 'text']],
  [{ hasCode: true }, ['code']],
  [{ hasAttachment: true }, ['subject']],
  [{ hasAttachment: true, hasCode: true }, []],
  [{ query: 'hello', hasCode: true }, []],
])('%j', (search, ids) => {
  expect(find(search)).toEqual(ids);
});

test('a search finds the same after any other searches', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 4 });
  const words = fc.array(word, { minLength: 1, maxLength: 3 }).map((parts) => parts.join(' '));
  fc.assert(
    fc.property(
      fc.array(fc.record({ subject: words, text: words }), { minLength: 1, maxLength: 20 }),
      fc.array(words, { minLength: 1 }),
      (mails, queries) => {
        const abc = { addresses: [], messages: mails.map(({ subject }, at) => message(String(at), { subject })) };
        const abcTexts = new Map(mails.map(({ text }, at) => [String(at), text]));
        const index = makeIndex(abc, abcTexts);
        // As they are typed: key by key.
        for (const query of queries.flatMap((words) => Array.from(words, (_, at) => words.slice(0, at + 1)))) {
          const anew = makeIndex(abc, abcTexts).find({ query });
          expect(index.find({ query })).toEqual(anew);
        }
      },
    ),
  );
});

test('a text that comes later is found, and nothing is lost with it', () => {
  const searchDocuments = new Map();
  const [first] = mailbox.messages;
  addToSearchDocuments(searchDocuments, mailbox.messages, new Map());
  addToSearchDocuments(searchDocuments, mailbox.messages, new Map([[first?.id ?? '', 'later words']]));
  addToSearchDocuments(searchDocuments, mailbox.messages, new Map());
  const index = indexMailbox(mailbox, searchDocuments);
  expect(index.find({ query: 'later zoe' }).map(({ id }) => id)).toEqual(['sender']);
});

test('a search without words and filters leaves nothing out', () => {
  expect(isNarrowing({ query: ' ' })).toBe(false);
  expect(isNarrowing({ query: '', isUnread: false })).toBe(false);
  expect(isNarrowing({ query: 'a' })).toBe(true);
  expect(isNarrowing({ query: '', site: 'a.example' })).toBe(true);
});
