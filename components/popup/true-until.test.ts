import { expect, it } from 'vitest';
import type { Message } from '../../lib/mailbox/message.ts';
import { trueUntil } from './true-until.ts';

const MINUTE = 60_000;
const SERVICE = 'https://api.example';
const address = { email: 'a@x.example', createdAt: 0, expiresAt: 90 * MINUTE, service: SERVICE };
const message = (more: Partial<Message>): Message => ({
  id: '1',
  address: address.email,
  from: '',
  subject: '',
  createdAt: 0,
  seenAt: 0,
  ...more,
});

it.each([
  ['an address alone: until it expires', [address], [], 1, 90],
  ['with mail that has neither code nor link, too', [address], [message({})], 1, 90],
  ['a fresh code grows old first', [address], [message({ code: '481516' })], 1, 15],
  ['then it stands back', [address], [message({ code: '481516' })], 40, 60],
  ['and is gone from the top', [address], [message({ code: '481516' })], 61, 90],
  ['without anything that ages: for ever', [], [message({})], 1, Number.POSITIVE_INFINITY],
])('%s', (_, addresses, messages, nowMinutes, minutes) => {
  expect(trueUntil({ addresses, messages }, SERVICE, nowMinutes * MINUTE)).toBe(minutes * MINUTE);
});
