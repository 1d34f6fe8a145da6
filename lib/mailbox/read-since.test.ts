import { expect, it } from 'vitest';
import { readMailboxSince } from './read-since.ts';
import type { readMailbox } from './store.ts';

const NOW = Date.UTC(2026, 0, 1, 12);

/** A mailbox with a message for every second. @returns how many were read, at each time */
async function readsOf(count: number, sinceAt: number): Promise<number[]> {
  const limits: number[] = [];
  const all = Array.from({ length: count }, (_, nth) => {
    const at = NOW - nth * 1000;
    return { id: `${nth}`, address: 'a@m.test', from: '', subject: '', createdAt: at, seenAt: at };
  });
  const read = async (limit = all.length) => {
    limits.push(limit);
    return { addresses: [], messages: all.slice(0, limit), hasMore: limit < all.length };
  };
  await readMailboxSince(sinceAt, read as typeof readMailbox);
  return limits;
}

it.each([
  ['few are stored', 10, NOW - 60_000, [40]],
  ['all that came since are among the first', 1000, NOW - 30_000, [40]],
  ['more came since', 1000, NOW - 100_000, [40, 160]],
  ['it was a flood', 100_000, 0, [40, 160, 640, 2560]],
])('reads no more than is needed where %s', async (_, count, sinceAt, limits) => {
  expect(await readsOf(count, sinceAt)).toEqual(limits);
});
