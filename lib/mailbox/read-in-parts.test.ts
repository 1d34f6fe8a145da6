import { beforeEach, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { changeMailbox } from './change-mailbox.ts';
import { openMailboxBy } from './database.ts';
import type { Message } from './message.ts';
import { readMailboxInParts } from './read-in-parts.ts';
import { readMailbox } from './store.ts';
import { unstoredMailbox, unstoredRecords } from './unstored/unstored-mailbox.ts';

type Key = string | number;

/** As the browser has it, for keys that are no arrays. */
const keyRange = {
  lowerBound: (from: Key, isOpen = false) => ({ includes: (key: Key) => (isOpen ? key > from : key >= from) }),
  upperBound: (to: Key, isOpen = false) => ({ includes: (key: Key) => (isOpen ? key < to : key <= to) }),
  bound: (from: Key, to: Key, isOpen = false, isEndOpen = false) => ({
    includes: (key: Key) => (isOpen ? key > from : key >= from) && (isEndOpen ? key < to : key <= to),
  }),
};

/** @param at when each came */
const store = (at: number[]) =>
  changeMailbox(async (transaction) => {
    for (const [nth, createdAt] of at.entries()) {
      const id = String(nth).padStart(6, '0');
      const message: Message = { id, address: 'a@mayfly.test', from: '', subject: '', createdAt, seenAt: createdAt };
      await transaction.objectStore('messages').put(message);
    }
  });

/** What is given, part by part: how many messages, and whether they are all. */
async function readParts(): Promise<{ parts: [number, boolean][]; ids: string[] }> {
  const parts: [number, boolean][] = [];
  let ids: string[] = [];
  await readMailboxInParts(({ messages }, isWhole) => {
    parts.push([messages.length, isWhole]);
    ids = messages.map(({ id }) => id);
    return true;
  });
  return { parts, ids };
}

beforeEach(async () => {
  fakeBrowser.reset();
  vi.stubGlobal('IDBKeyRange', keyRange);
  await unstoredRecords.readAnew();
  openMailboxBy(() => async () => unstoredMailbox(await unstoredRecords.read()));
});

it('gives an empty mailbox at once', async () => {
  expect(await readParts()).toEqual({ parts: [[0, true]], ids: [] });
});

it('gives the newest first, then whenever it has twice as many', async () => {
  await store(Array.from({ length: 2600 }, (_, nth) => nth));
  const { parts, ids } = await readParts();
  expect(parts).toEqual([
    [500, false],
    [1000, false],
    [2000, false],
    [2600, true],
  ]);
  expect(ids).toEqual((await readMailbox()).messages.map(({ id }) => id));
});

it.each([
  ['all of one moment', () => 7],
  ['of a few moments', (nth: number) => nth % 3],
])('gives each once, though they are %s', async (_what, at) => {
  await store(Array.from({ length: 1200 }, (_, nth) => at(nth)));
  const { ids } = await readParts();
  expect(ids).toEqual((await readMailbox()).messages.map(({ id }) => id));
});

it('ends where it is told to', async () => {
  await store(Array.from({ length: 1200 }, (_, nth) => nth));
  const take = vi.fn(() => false);
  await readMailboxInParts(take);
  expect(take).toHaveBeenCalledOnce();
});
