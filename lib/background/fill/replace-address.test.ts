import '../../../test/site/sites.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { madeAddress } from '../../../test/mailbox/made.ts';
import type { Address } from '../../mailbox/address.ts';
import type { Fill, FillOptions } from './fill-address.ts';
import { type ReplaceEdges, replaceAddress } from './replace-address.ts';

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
  rememberRefused: async (site, domain, isPrivate) =>
    void steps.push(`${site} refused ${domain}${isPrivate ? ', privately' : ''}`),
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
  ['it belongs to a container', { container: 'firefox-container-1' }],
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

it('in a private window, that is what is remembered', async () => {
  kept = [{ ...old, isPrivate: true }];
  expect((await replace({ profile: { isPrivate: true } })).isDeleted).toBe(true);
  expect(steps[0]).toBe('shop.example refused mayfly.test, privately');
});

it('of a page that is on no site nothing is remembered', async () => {
  await replace({ url: 'file:///home/a.html' });
  expect(steps).toEqual([`fill relay.test replaces of ${OLD}`]);
});
