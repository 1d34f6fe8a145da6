import { beforeEach, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { madeAddress } from '../../../test/mailbox/made.ts';
import { openTestMailbox, SERVICE } from '../../../test/mailbox/open-test-mailbox.ts';
import { HOUR, MINUTE } from '../../i18n/time.ts';
import type { Address } from '../../mailbox/address.ts';
import { addAddress } from '../../mailbox/writer.ts';
import type { CallingFrame } from '../../messaging/find-caller.ts';
import { isFilledInto, watchAgain } from './watch-tab.ts';

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
])('a sign of mail from %s', (_, frame, address, isFilled) => {
  expect(isFilledInto({ ...FRAME, ...frame })({ ...ADDRESS, ...address })).toBe(isFilled);
});

it('an address that was filled nowhere is never meant', () => {
  const { filledIn: _, ...copied } = ADDRESS;
  expect(isFilledInto(FRAME)(copied)).toBe(false);
});

beforeEach(() => {
  fakeBrowser.reset();
  openTestMailbox();
});

it.each<[string, { url?: string; incognito?: boolean }, Partial<Address>, string[]]>([
  ['the next page of the site, once the browser lets us in', { url: 'https://shop.example/code' }, {}, ['new@m.test']],
  ['a page that the browser keeps from us', {}, {}, []],
  ['another site in the tab', { url: 'https://evil.example/' }, {}, []],
  ['the tab in a private window', { url: 'https://shop.example/', incognito: true }, {}, []],
  ['a fill of hours ago', { url: 'https://shop.example/' }, { filledAt: 1 }, []],
  [
    'a frame',
    { url: 'https://shop.example/' },
    { filledIn: { tabId: 7, frameId: 3, origin: 'https://shop.example' } },
    [],
  ],
])('when the popup opens, what is watched again: %s', async (_, tab, filled, watched) => {
  const now = Date.now();
  const fill = { ...ADDRESS, service: SERVICE, createdAt: 0, expiresAt: now + HOUR, filledAt: now - MINUTE, ...filled };
  await addAddress({ ...fill, email: 'new@m.test' });
  await addAddress({ ...fill, email: 'old@m.test', filledAt: 2 });
  vi.spyOn(fakeBrowser.tabs, 'get').mockResolvedValue({ incognito: false, ...tab } as never);
  const execute = vi.spyOn(fakeBrowser.scripting, 'executeScript').mockResolvedValue([] as never);
  await watchAgain();
  const started = execute.mock.calls.flatMap(([one]) => ('args' in one ? [one.args[1]] : []));
  expect(started).toEqual(watched);
});
