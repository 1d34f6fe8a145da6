import { expect, it } from 'vitest';
import { MINUTE } from '../../lib/i18n/time.ts';
import type { Message } from '../../lib/mailbox/message.ts';
import { trueUntil } from './true-until.ts';

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
  ['with only an address: until it expires', [address], [], 1, 90],
  ['with a message without code and link: until the address expires', [address], [message({})], 1, 90],
  ['with a fresh code: while it is fresh', [address], [message({ code: '481516' })], 1, 15],
  ['with a code that is not fresh: while it is shown', [address], [message({ code: '481516' })], 40, 60],
  ['with a code that is not shown: until the address expires', [address], [message({ code: '481516' })], 61, 90],
  ['with nothing that depends on time: for ever', [], [message({})], 1, Number.POSITIVE_INFINITY],
])('%s', (_, addresses, messages, nowMinutes, minutes) => {
  expect(trueUntil({ addresses, messages }, [SERVICE], nowMinutes * MINUTE)).toBe(minutes * MINUTE);
});
