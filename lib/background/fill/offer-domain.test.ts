import { expect, it } from 'vitest';
import { madeAddress } from '../../../test/mailbox/made.ts';
import { MINUTE } from '../../i18n/time.ts';
import type { Address } from '../../mailbox/address.ts';
import type { CallingFrame } from '../../messaging/find-caller.ts';
import { findRejected, listTried } from './offer-domain.ts';

const NOW = 1000 * MINUTE;

const ADDRESS = madeAddress({
  email: 'a@m.test',
  createdAt: NOW - MINUTE,
  expiresAt: NOW + MINUTE,
  filledAt: NOW - MINUTE,
  site: 'shop.example',
  filledIn: { tabId: 7, frameId: 0, origin: 'https://shop.example' },
});

const FRAME: CallingFrame = {
  tabId: 7,
  frameId: 0,
  pageUrl: 'https://shop.example/join',
  frameUrl: 'https://shop.example/join',
  origin: 'https://shop.example',
  documentId: undefined,
  isInFront: true,
  profile: {},
};

it('the address that a page refuses is the one that was filled into it last', () => {
  const before = { ...ADDRESS, email: 'b@m.test', filledAt: NOW - 2 * MINUTE };
  expect(findRejected([before, ADDRESS], FRAME, NOW)?.email).toBe('a@m.test');
});

it('what the site has refused before was tried, even if the user took a new address in its place', () => {
  const others = [
    { ...ADDRESS, email: 'b@two.test', refusedAt: NOW - MINUTE },
    { ...ADDRESS, email: 'c@three.test' },
    { ...ADDRESS, email: 'd@four.test', refusedAt: NOW - MINUTE, site: 'else.example' },
  ];
  expect(listTried([ADDRESS, ...others], ADDRESS)).toEqual(['two.test']);
});

it.each<[string, Partial<CallingFrame>, Partial<Address>]>([
  ['a page of another origin', { origin: 'https://evil.example' }, {}],
  ['another tab', { tabId: 8 }, {}],
  ['a page that nobody sees', { isInFront: false }, {}],
  ['another container', { profile: { container: 'firefox-container-1' } }, {}],
  ['a page whose mail has come', {}, { lastMessageAt: NOW }],
  ['a page of long ago', {}, { filledAt: NOW - 61 * MINUTE }],
  ['a page whose address has expired', {}, { expiresAt: NOW - 1 }],
  ['a page whose address is gone', {}, { goneAt: NOW - 1 }],
])('nothing is offered to %s', (_, frame, address) => {
  expect(findRejected([{ ...ADDRESS, ...address }], { ...FRAME, ...frame }, NOW)).toBeUndefined();
});
