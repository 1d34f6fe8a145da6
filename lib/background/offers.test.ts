import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { openTestMailbox, SERVICE } from '../../test/mailbox/open-test-mailbox.ts';
import { until } from '../../test/until.ts';
import { watchEvent } from '../mailbox/events.ts';
import { readAddressesOf, readMessage, readMessagesTo } from '../mailbox/read-messages.ts';
import { storeMessages } from '../mailbox/store-messages.ts';
import { restore, trashAddress, trashMessages } from '../mailbox/trash/trash.ts';
import { addAddress, clearMailbox, markCodeFilled, markRead, storeBody, updateAddress } from '../mailbox/writer.ts';
import type { PageWatch } from '../page/watch/page-watch.ts';
import { canFillCode } from './fill/fill-code.ts';
import { updateCards } from './fill/fill-codes.ts';
import { createFillMenu } from './fill/fill-menu.ts';
import { showCardFor } from './fill/watched-page.ts';
import { clearStaleNotifications, notifyMessages } from './notify/notify-messages.ts';

const EMAIL = 'oak@mayfly.test';
const ORIGIN = 'https://shop.example';
const TAB = 7;

let ending: AbortController;
let menu: string[];
let card: string | undefined;
let received: number;

/** A message with a code comes, and is offered by what is to offer it when mail comes. @returns its id */
async function receive(code: string | undefined, sender = 'shop.example'): Promise<string> {
  const id = `${received++}`;
  const from = `a@${sender}`;
  const now = Date.now();
  const wire = { id, from, created_at: now };
  const [message] = await storeMessages(EMAIL, [{ id, created_at: now, element: wire }], now);
  if (!message) throw new Error('The message is not new.');
  await storeBody(
    { id: message.id, cc: [], attachments: [], text: 'Hello.' },
    { code, codeSites: { sender, linked: [] } },
    '',
    false,
  );
  const stored = await readMessage(message.id);
  if (stored) await notifyMessages([stored], canFillCode);
  updateCards();
  return message.id;
}

const ALL = { card: '111111', menu: ['code', 'fill'], notified: 1, isFillable: true };

async function readOffers(id: string) {
  const message = await readMessage(id);
  return {
    card,
    menu: [...new Set(menu.map((item) => item.split(':')[0]))],
    notified: Object.keys(await fakeBrowser.notifications.getAll()).length,
    isFillable: message !== undefined && (await canFillCode(message)),
  };
}

beforeEach(async () => {
  fakeBrowser.reset();
  openTestMailbox();
  received = 0;
  card = undefined;
  menu = [];
  const { notifications, scripting, tabs, contextMenus } = fakeBrowser;
  vi.spyOn(notifications, 'getAll').mockImplementation((async () => notifications.getAllCreateOptions()) as never);
  vi.spyOn(tabs, 'get').mockImplementation((async () => ({ id: TAB, url: `${ORIGIN}/`, active: true })) as never);
  vi.spyOn(contextMenus, 'removeAll').mockImplementation((async () => void menu.splice(0)) as never);
  vi.spyOn(contextMenus, 'create').mockImplementation(((item: { id: string }) => menu.push(item.id)) as never);
  // The functions run here, in place of the page.
  vi.spyOn(scripting, 'executeScript').mockImplementation((async ({
    func,
    args,
  }: {
    func: (...a: unknown[]) => unknown;
    args: unknown[];
  }) => [{ result: await func(...args) }]) as never);
  globalThis.mayflyWatch = {
    showCard(_, __, ___, code) {
      card = code;
      return true;
    },
    hideCard() {
      card = undefined;
      return true;
    },
  } satisfies Partial<PageWatch> as unknown as PageWatch;
  const now = Date.now();
  const filledIn = { tabId: TAB, frameId: 0, origin: ORIGIN, site: 'shop.example' };
  const address = { email: EMAIL, createdAt: now, filledAt: now, expiresAt: now + 1e6, service: SERVICE };
  await addAddress({ ...address, site: 'shop.example', filledIn });
  ending = new AbortController();
  for (const update of [clearStaleNotifications, updateCards, createFillMenu()])
    watchEvent('mailboxChanged', update, ending.signal);
  const [stored] = await readAddressesOf([EMAIL]);
  if (stored) await showCardFor(stored);
});

afterEach(() => {
  ending.abort();
  globalThis.mayflyWatch = undefined;
});

const NONE = { menu: ['fill'], notified: 0, isFillable: false, card: undefined };

const useIn = (tabId: number) =>
  updateAddress(EMAIL, ({ filledIn, ...address }) => ({ ...address, filledIn: filledIn && { ...filledIn, tabId } }));

it.each<[string, (id: string) => Promise<unknown>, Partial<typeof ALL>]>([
  ['was filled with a click', (id) => Promise.all([markCodeFilled(id, Date.now()), markRead([id], Date.now())]), NONE],
  ['filled itself out of sight', (id) => markCodeFilled(id, Date.now()), { ...NONE, notified: 1 }],
  ['was deleted', (id) => trashMessages([id], Date.now() + 1e6), NONE],
  ['was deleted with its address', () => trashAddress(EMAIL, Date.now() + 1e6), NONE],
  ['was deleted with all mail', () => clearMailbox(), NONE],
  ['was read', (id) => markRead([id], Date.now()), { ...ALL, notified: 0 }],
  ['is of an address that another tab has now', () => useIn(8), { ...ALL, card: undefined }],
  ['is followed by mail without one', () => receive(undefined, 'news.example'), { ...ALL, notified: 2 }],
  ['is followed by a newer one', () => receive('222222'), { ...ALL, card: '222222', notified: 2 }],
  [
    'was restored with its address',
    async () => {
      await trashAddress(EMAIL, Date.now() + 1e6);
      await until(() => expect(card).toBeUndefined());
      await restore([{ kind: 'address', key: EMAIL }]);
    },
    { ...ALL, notified: 0 },
  ],
])('where a code that %s is still offered', async (_, way, left) => {
  const id = await receive('111111');
  await until(async () => expect(await readOffers(id)).toEqual(ALL));
  await way(id);
  await until(async () => expect(await readOffers(id)).toEqual(left));
});

it('the card of an address that mail without a code came to goes, and waits for the text of a mail', async () => {
  expect(card).toBe('');
  await storeMessages(EMAIL, [{ id: 'late', created_at: Date.now(), element: { id: 'late' } }], Date.now());
  await receive('111111', 'bank.example');
  await until(async () => expect((await readOffers('')).notified).toBe(1));
  expect(card).toBe('');
  for (const { id } of await readMessagesTo(EMAIL))
    await storeBody({ id, cc: [], attachments: [], text: 'Hello.' }, {}, '', false);
  await until(() => expect(card).toBeUndefined());
});
