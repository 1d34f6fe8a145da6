import '../../../test/site/sites.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { madeAddress } from '../../../test/mailbox/made.ts';
import { MINUTE } from '../../i18n/time.ts';
import type { Address } from '../../mailbox/address.ts';
import type { CallingFrame } from '../../messaging/find-caller.ts';
import type { Fill, FillOptions } from './fill-address.ts';
import { findRejected, listTried, type ReplaceEdges, replaceAddress } from './replace-address.ts';

const OLD = 'old@mayfly.test';

const old = madeAddress({ email: OLD, createdAt: 1, expiresAt: 2, site: 'shop.example', filledAt: 1 });

let kept: Address[];
let fill: Fill;
/** What happened, in order. */
let steps: string[];

beforeEach(() => {
  fakeBrowser.reset();
  kept = [old];
  fill = { result: 'filled', email: 'new@relay.test' };
  steps = [];
});

const edges: ReplaceEdges = {
  async fillAddress({ domain, replaces }: FillOptions) {
    steps.push(`fill ${domain} replaces of ${replaces}`);
    return fill;
  },
  readAddressesOf: async () => kept,
  rememberRefused: async (site, domain) => void steps.push(`${site} refused ${domain}`),
};

function replace(more: Partial<FillOptions> = {}, by = edges) {
  const target = { tabId: 1, frameId: 0 };
  const url = 'https://www.shop.example/sign-up';
  return replaceAddress(
    { email: OLD, domain: 'relay.test' },
    { target, url, profile: {}, withSearch: true, ...more },
    async (email) => void steps.push(`delete ${email}`),
    by,
  );
}

it('remembers the domain, fills another address, and deletes the old one', async () => {
  expect(await replace()).toEqual({ fill, isDeleted: true });
  expect(steps).toEqual(['shop.example refused mayfly.test', `fill relay.test replaces of ${OLD}`, `delete ${OLD}`]);
});

it.each<[string, Partial<Address>]>([
  ['mail has come to it', { lastMessageAt: 5 }],
  ['it was used more than once', { isReused: true }],
  ['it has a label', { label: 'mine' }],
  ['it was filled on another site', { site: 'other.example' }],
])('keeps the old one where %s', async (_, more) => {
  kept = [{ ...old, ...more }];
  expect((await replace()).isDeleted).toBe(false);
  expect(steps).not.toContain(`delete ${OLD}`);
});

it('keeps the old one where no other was made', async () => {
  fill = { result: 'refused', reason: 'no-field' };
  expect(await replace()).toEqual({ fill, isDeleted: false });
});

it.each([OLD, 'Old@Mayfly.test'])('keeps it where the service made the same address again: %s', async (email) => {
  fill = { result: 'filled', email };
  expect(await replace()).toEqual({ fill, isDeleted: false });
  expect(steps).not.toContain(`delete ${OLD}`);
});

it('fills another address where storage fails, and nothing can be remembered', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const rememberRefused = () => Promise.reject(new Error('The disk is full.'));
  expect(await replace({}, { ...edges, rememberRefused })).toEqual({ fill, isDeleted: true });
  expect(console.warn).toHaveBeenCalledOnce();
});

it('of a page that is on no site nothing is remembered', async () => {
  await replace({ url: 'file:///home/a.html' });
  expect(steps).toEqual([`fill relay.test replaces of ${OLD}`]);
});

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
  ['a page whose mail has come', {}, { lastMessageAt: NOW }],
  ['a page of long ago', {}, { filledAt: NOW - 61 * MINUTE }],
  ['a page whose address has expired', {}, { expiresAt: NOW - 1 }],
  ['a page whose address is gone', {}, { goneAt: NOW - 1 }],
])('nothing is offered to %s', (_, frame, address) => {
  expect(findRejected([{ ...ADDRESS, ...address }], { ...FRAME, ...frame }, NOW)).toBeUndefined();
});
