import { beforeEach, expect, it } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { indexMailbox } from '../../../lib/mailbox/search/search.ts';
import { openTestMailbox, writeRecords } from '../../../test/mailbox/open-test-mailbox.ts';
import { createSearchReader, type Searchable } from './search-reader.ts';

/** Messages with subjects and texts of their own, the last one the newest. */
const store = (from: number, to: number) =>
  writeRecords(async (transaction) => {
    for (let nth = from; nth < to; nth++) {
      const message = { address: 'a@mayfly.test', from: '', createdAt: nth, seenAt: nth };
      await transaction.put('messages', { id: `${nth}`, subject: `subject${nth}x`, ...message });
      await transaction.put('texts', { id: `${nth}`, text: `text${nth}x` });
    }
  });

const find = ({ mailbox, searchDocuments }: Searchable, query: string) =>
  indexMailbox(mailbox, searchDocuments)
    .find({ query })
    .map(({ id }) => id);

let given: { searchable: number; newest: string[]; oldest: string[]; isWhole: boolean }[];

/** What can be found, each time that something is given. */
const note = (newest: string, oldest: string) => (read: Searchable) => {
  const { mailbox, isWhole } = read;
  given.push({ searchable: mailbox.messages.length, newest: find(read, newest), oldest: find(read, oldest), isWhole });
};

beforeEach(async () => {
  fakeBrowser.reset();
  given = [];
  openTestMailbox();
});

it('searches the newest mail first, with its texts, and all of it in the end', async () => {
  await store(0, 1100);
  await createSearchReader(note('text1099x', 'text0x'), new AbortController().signal)();
  const found = { newest: ['1099'], oldest: [], isWhole: false };
  expect(given.slice(0, 4)).toEqual([
    { ...found, searchable: 40, newest: [] },
    { ...found, searchable: 40 },
    { ...found, searchable: 500 },
    { ...found, searchable: 500 },
  ]);
  expect(given.at(-1)).toEqual({ searchable: 1100, newest: ['1099'], oldest: ['0'], isWhole: true });
  expect(given.filter(({ isWhole }) => isWhole)).toHaveLength(1);
});

it('adds what is new to all that is there, at once', async () => {
  await store(0, 600);
  const read = createSearchReader(note('text600x', 'text0x'), new AbortController().signal);
  await read();
  given = [];
  await store(600, 601);
  await read();
  expect(given).toEqual([{ searchable: 601, newest: ['600'], oldest: ['0'], isWhole: true }]);
});

it('gives nothing once it is ended', async () => {
  await store(0, 600);
  const watching = new AbortController();
  const read = createSearchReader((one) => {
    note('x', 'x')(one);
    watching.abort();
  }, watching.signal);
  await read();
  expect(given).toHaveLength(1);
});
