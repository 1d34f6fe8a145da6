import { expect, it } from 'vitest';
import { madeAddress } from '../../../test/mailbox/made.ts';
import type { Address } from '../../mailbox/address.ts';
import type { CallingFrame } from '../../messaging/find-caller.ts';
import { isFilledInto } from './watch-tab.ts';

const ADDRESS = madeAddress({ filledIn: { tabId: 7, frameId: 0, origin: 'https://shop.example' } });

const FRAME: CallingFrame = {
  tabId: 7,
  frameId: 0,
  pageUrl: 'https://shop.example/code',
  frameUrl: 'https://shop.example/code',
  origin: 'https://shop.example',
  documentId: undefined,
  isInFront: true,
  profile: {},
};

it.each<[string, Partial<CallingFrame>, Partial<Address>, boolean]>([
  ['the page that was filled', {}, {}, true],
  ['a frame of the same origin in it', { frameId: 3 }, {}, true],
  ['another tab', { tabId: 8 }, {}, false],
  ['the same tab, gone to another site', { origin: 'https://evil.example' }, {}, false],
  ['the same site without TLS', { origin: 'http://shop.example' }, {}, false],
  ['a frame without an origin', { origin: undefined }, {}, false],
  ['a private window', { profile: { isPrivate: true } }, {}, false],
  ['another container', { profile: { container: 'firefox-container-1' } }, {}, false],
  ['the private window that was filled', { profile: { isPrivate: true } }, { isPrivate: true }, true],
])('a sign of mail from %s', (_, frame, address, isMeant) => {
  expect(isFilledInto({ ...FRAME, ...frame })({ ...ADDRESS, ...address })).toBe(isMeant);
});

it('an address that was filled nowhere is never meant', () => {
  const { filledIn: _, ...copied } = ADDRESS;
  expect(isFilledInto(FRAME)(copied)).toBe(false);
});
