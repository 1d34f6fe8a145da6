import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { madeAddress } from '../../../test/mailbox/made.ts';
import { openTestMailbox } from '../../../test/mailbox/open-test-mailbox.ts';
import type { Address } from '../../mailbox/address.ts';
import type { CallingFrame } from '../../messaging/find-caller.ts';
import { fieldButtonItem } from '../../storage/settings.ts';
import { fillHere, findKnownAddress, openPopupHere } from './answer-field-button.ts';

const FRAME: CallingFrame = {
  tabId: 7,
  frameId: 0,
  pageUrl: 'https://www.shop.example/join',
  frameUrl: 'https://www.shop.example/join',
  origin: 'https://www.shop.example',
  documentId: 'D1',
  isInFront: true,
  profile: {},
};

let entered: { target: object }[];
let notices: unknown[];

beforeEach(async () => {
  fakeBrowser.reset();
  openTestMailbox();
  vi.stubEnv('FIREFOX', '');
  entered = [];
  notices = [];
  await fieldButtonItem.write({ isEverywhere: false, onSites: ['www.shop.example'], offSites: [] });
  vi.spyOn(fakeBrowser.scripting, 'executeScript').mockImplementation((async (injection: { target: object }) => {
    entered.push(injection);
    return [{ result: { refusalReason: 'read-only', name: 'field' }, documentId: 'D1' }];
  }) as never);
  vi.spyOn(fakeBrowser.notifications, 'create').mockImplementation((async (
    id: string,
    { title }: { title: string },
  ) => {
    if (id === 'fill') notices.push(title);
  }) as never);
});

/** How many fills were begun. */
const countFills = () => entered.filter((one) => 'files' in one).length;

it('a click leads to the popup in Firefox, which cannot tell what the user saw, and to nothing by this call elsewhere', async () => {
  vi.spyOn(fakeBrowser.tabs, 'get').mockResolvedValue({ id: 7, windowId: 3 } as never);
  const openPopup = vi.spyOn(fakeBrowser.action, 'openPopup').mockResolvedValue();
  await openPopupHere(FRAME);
  expect(openPopup).not.toHaveBeenCalled();
  vi.stubEnv('FIREFOX', 'true');
  await openPopupHere({ ...FRAME, isInFront: false });
  expect(openPopup).not.toHaveBeenCalled();
  await openPopupHere(FRAME);
  expect(openPopup).toHaveBeenCalledExactlyOnceWith({ windowId: 3 });
  expect(countFills()).toBe(0);
});

describe('a press', () => {
  it('is a fill of the very document that it came from', async () => {
    await fillHere(FRAME);
    expect(countFills()).toBe(1);
    for (const { target } of entered) expect(target).toEqual({ tabId: 7, documentIds: ['D1'] });
  });

  it.each<[string, Partial<CallingFrame>]>([
    ['in a tab that nobody sees', { isInFront: false }],
    [
      'on a site where the button is not wanted',
      { pageUrl: 'https://evil.example/', frameUrl: 'https://evil.example/', origin: 'https://evil.example' },
    ],
    ['on a page that only names such a site', { pageUrl: undefined, frameUrl: 'about:blank', origin: undefined }],
    [
      'on another tenant of the same host',
      { pageUrl: undefined, frameUrl: 'https://shop.example/', origin: 'https://shop.example' },
    ],
  ])('%s is none', async (_, more) => {
    await fillHere({ ...FRAME, ...more });
    expect(entered).toEqual([]);
  });
});

it('fifteen presses at once are four fills, and the user is told once', async () => {
  await Promise.all(Array.from({ length: 15 }, () => fillHere(FRAME)));
  expect(countFills()).toBe(4);
  expect(notices.filter((title) => title === 'Too many new addresses in a short time')).toHaveLength(1);
});

it('a worker that starts anew knows what the one before it counted', async () => {
  for (let press = 0; press < 4; press++) await fillHere(FRAME);
  vi.resetModules();
  const { acceptClick } = await import('./answer-field-button.ts');
  expect(await acceptClick(FRAME.tabId)).toBe(false);
  expect(await acceptClick(8)).toBe(true);
});

const NOW = Date.UTC(2026, 0, 1, 12);
const SERVICE = 'https://api.example';

const used = (email: string, more: Partial<Address> = {}) => {
  const filledIn = { tabId: 1, frameId: 0, origin: 'https://shop.example' };
  const fill = { site: 'shop.example', filledAt: NOW - 1000, filledIn };
  return madeAddress({ email, expiresAt: NOW + 1, service: SERVICE, ...fill, ...more });
};

it.each<[string, Address[], string | undefined]>([
  ['nothing was used there', [used('a', { site: 'else.example' })], undefined],
  ['one was', [used('a')], 'a'],
  ['two were', [used('a', { filledAt: NOW - 2000 }), used('b')], 'b'],
  ['it has expired', [used('a', { expiresAt: NOW })], undefined],
  ['its service is not connected', [used('a', { service: 'https://gone.example' })], undefined],
  ['the site refused it', [used('a', { refusedAt: NOW })], undefined],
  ['this tab has it', [used('a', { filledIn: { tabId: 7, frameId: 0, origin: 'https://shop.example' } })], 'a'],
])('where %s', (_, addresses, expected) => {
  expect(findKnownAddress(addresses, {}, 'shop.example', [SERVICE], NOW)).toBe(expected);
  expect(findKnownAddress(addresses, {}, undefined, [SERVICE], NOW)).toBeUndefined();
});
