import { expect, it } from 'vitest';
import { madeMessage } from '../../test/mailbox/made.ts';
import { findNewestAt } from './first-data.ts';

it.each([
  [[], 0],
  [[7], 7],
  // Dated before the others, by a server that kept it.
  [[7, 9, 8], 9],
])('of messages that were seen at %j, newest first by their dates, the last came at %j', (seen, newestAt) => {
  const messages = seen.map((seenAt, nth) => madeMessage({ createdAt: -nth, seenAt }));
  expect(findNewestAt({ addresses: [], messages })).toBe(newestAt);
});
