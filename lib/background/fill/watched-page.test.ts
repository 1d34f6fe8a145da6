import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { madeAddress } from '../../../test/mailbox/made.ts';
import { openTestMailbox, SERVICE } from '../../../test/mailbox/open-test-mailbox.ts';
import { until } from '../../../test/until.ts';
import { HOUR, MINUTE } from '../../i18n/time.ts';
import type { Address } from '../../mailbox/address.ts';
import { addAddress } from '../../mailbox/writer.ts';
import type { PageWatch } from '../../page/watch/page-watch.ts';
import type { Fill } from './fill-address.ts';
import { fillAndNotify } from './fill-and-notify.ts';
import type {} from './watch-tab.ts';
import { cardsItem, losesAddress, showCardFor, watchedPage } from './watched-page.ts';

const EMAIL = 'oak@m.test';
const OF_TOP_FRAME = { tabId: 7, frameId: 0, origin: 'https://shop.example' };

/** What the script in the page answers; a page without it answers nothing. */
let page: Partial<PageWatch>;
/** The frames that were asked. */
let asked: string[];
let notices: string[];
let windows: string[];

const addFilled = (more: Partial<Address> = {}) => {
  const now = Date.now();
  const times = { createdAt: now - MINUTE, filledAt: now - MINUTE, expiresAt: now + HOUR };
  const address = madeAddress({ email: EMAIL, service: SERVICE, ...times, filledIn: OF_TOP_FRAME, ...more });
  return addAddress(address).then(() => address);
};

beforeEach(() => {
  fakeBrowser.reset();
  openTestMailbox();
  [page, asked, notices, windows] = [{}, [], [], []];
  const { scripting, notifications } = fakeBrowser;
  // The functions run here, in place of the page.
  type Script = {
    target: { tabId: number; frameIds: number[] };
    func: (...all: unknown[]) => unknown;
    args: unknown[];
  };
  vi.spyOn(scripting, 'executeScript').mockImplementation((async ({ target, func, args }: Script) => {
    asked.push(`${target.tabId}/${target.frameIds}`);
    globalThis.mayflyWatch = Object.keys(page).length > 0 ? (page as PageWatch) : undefined;
    return [{ result: await func(...args) }];
  }) as never);
  vi.spyOn(notifications, 'create').mockImplementation((async (_: string, { title }: { title: string }) => {
    notices.push(title);
  }) as never);
  vi.spyOn(fakeBrowser.windows, 'create').mockImplementation((async ({ url }: { url: string }) => {
    windows.push(url);
  }) as never);
});

afterEach(() => {
  globalThis.mayflyWatch = undefined;
});

it.each([
  [true, { 7: EMAIL }],
  [false, {}],
])('a card that its page shows (%s) is remembered by its tab', async (isShown, cards) => {
  const shown: unknown[] = [];
  page.showCard = (to, origin, words, code) => {
    shown.push([to, origin, words.arrived, code]);
    return isShown;
  };
  await cardsItem.write({ 7: 'former@m.test' });
  await showCardFor(await addFilled({ site: 'shop.example' }), '551122');
  expect(shown).toEqual([[EMAIL, OF_TOP_FRAME.origin, 'Code from shop.example', '551122']]);
  expect(await cardsItem.read()).toEqual(cards);
});

it('a page without our script, or whose frame was filled, has no card', async () => {
  const address = await addFilled();
  await showCardFor(address);
  expect(asked).toEqual(['7/0']);
  await showCardFor({ ...address, filledIn: { ...OF_TOP_FRAME, frameId: 3 } });
  await showCardFor({ ...address, filledIn: undefined });
  expect(asked).toHaveLength(1);
  expect(await cardsItem.read()).toEqual({});
  for (const ask of [watchedPage.canTake, watchedPage.writeCode])
    expect(await ask(OF_TOP_FRAME, '551122', 'shop.example')).toBeUndefined();
});

it('whether the page lets go of an address is what its script says', async () => {
  await addFilled();
  for (const answer of [true, false]) {
    page.losesAddress = async (email) => email === EMAIL && answer;
    expect(await losesAddress(EMAIL)).toBe(answer);
  }
  expect(await losesAddress('unknown@m.test')).toBe(false);
  vi.spyOn(fakeBrowser.scripting, 'executeScript').mockRejectedValue(new Error('no access'));
  expect(await losesAddress(EMAIL)).toBe(false);
});

const end = (outcome: Fill, isPrivate?: true) =>
  fillAndNotify(
    { target: OF_TOP_FRAME, url: undefined, profile: isPrivate ? { isPrivate } : {}, withSearch: false },
    async () => outcome,
  );

it('an address in its field has a card, and a notice once the page lets go of it', async () => {
  await addFilled();
  const { promise, resolve } = Promise.withResolvers<boolean>();
  Object.assign(page, { showCard: () => true, losesAddress: () => promise });
  await end({ result: 'filled', email: EMAIL });
  expect(await cardsItem.read()).toEqual({ 7: EMAIL });
  expect(notices).toEqual([]);
  resolve(true);
  await until(() => expect(notices).toEqual(['Your address']));
});

it.each<[string, Fill, true | undefined, number]>([
  ['that is nowhere else', { result: 'stored', email: EMAIL, reason: 'no-field' }, undefined, 1],
  ['of a private window', { result: 'stored', email: EMAIL, reason: 'no-field' }, true, 0],
  ['that is copied already', { result: 'copied', email: EMAIL, reason: 'no-field' }, undefined, 0],
  ['that was not made', { result: 'refused', reason: 'password' }, undefined, 0],
])('a small window copies an address %s: %j %s', async (_, outcome, isPrivate, opened) => {
  await end(outcome, isPrivate);
  expect(windows).toHaveLength(opened);
  for (const url of windows) expect(url).toContain(encodeURIComponent(EMAIL));
  expect(notices).toHaveLength(1);
  // A request that shared the fill.
  await end(outcome, isPrivate);
  expect([windows.length, notices.length]).toEqual([opened, 1]);
});
