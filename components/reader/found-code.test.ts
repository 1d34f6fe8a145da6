import { expect, it } from 'vitest';
import type { Message } from '../../lib/mailbox/message.ts';
import { findFilledAddress, findOutdatedCodeIds } from './found-code.ts';

const filledIn = { tabId: 7, frameId: 0, origin: 'https://a.example' };
const address = { email: 'a@b.example', createdAt: 0, expiresAt: 1, service: '', filledIn };
const { filledIn: _, ...unfilled } = address;

it.each([
  ['its tab is open', address, true, new Set([7]), address],
  ['nobody knows which tabs are open', address, true, undefined, address],
  ['its tab was closed', address, true, new Set([8]), undefined],
  ['there is no page to fill', address, false, new Set([7]), undefined],
  ['it was filled nowhere', unfilled, true, new Set([7]), undefined],
  ['it was deleted', undefined, true, new Set([7]), undefined],
])('%s', (_case, given, canFill, openTabs, filledAddress) => {
  expect(findFilledAddress(given, canFill, openTabs)).toBe(filledAddress);
});

function message(id: string, address: string, code?: string): Message {
  return { id, address, from: '', subject: '', createdAt: 0, seenAt: 0, ...(code && { code }) };
}

it('an older code of the same address is replaced; a message without a code is not', () => {
  const messages = [
    message('resent', 'a@b.example', '3'),
    message('plain', 'a@b.example'),
    message('other', 'c@d.example', '2'),
    message('first', 'a@b.example', '1'),
  ];
  expect([...findOutdatedCodeIds(messages)]).toEqual(['first']);
});
