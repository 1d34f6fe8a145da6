import { expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { openTestMailbox, SERVICE } from '../../test/mailbox/open-test-mailbox.ts';
import { findSpot } from '../browser/tabs.ts';
import { HOUR, MINUTE } from '../i18n/time.ts';
import { prepareAddress } from '../mailbox/address/obtain-address.ts';
import type { Address } from '../mailbox/address.ts';
import { readFresh } from '../mailbox/fresh-code.ts';
import type { Message } from '../mailbox/message.ts';
import { type Profile, profileOf } from '../mailbox/profile.ts';
import { readAddress, readAllRefused, readMessage } from '../mailbox/read-messages.ts';
import { storeMessages } from '../mailbox/store-messages.ts';
import { addAddress, markNotified, markRead, rememberRefused, storeBody, updateAddress } from '../mailbox/writer.ts';
import type { CallingFrame } from '../messaging/find-caller.ts';
import { connectionsItem } from '../storage/connection.ts';
import { fieldButtonItem, settingsItem } from '../storage/settings.ts';
import { fillHere } from './button/answer-field-button.ts';
import { findCodeToFill } from './fill/code-to-fill.ts';
import { fillActivePage } from './fill/fill-active-page.ts';
import { fillAndNotify } from './fill/fill-and-notify.ts';
import { canFillCode, fillCode, fillCodeHere } from './fill/fill-code.ts';
import { fillCodesAutomatically, markTyped } from './fill/fill-codes.ts';
import { fillFromMenu } from './fill/fill-from-menu.ts';
import { listMenuItems } from './fill/menu-items.ts';
import { findRejected, replaceAddress } from './fill/replace-address.ts';
import { followTab, watchAgain, watchHandlers } from './fill/watch-tab.ts';
import { addLateCode } from './notify/code-buttons.ts';
import { clearStaleNotifications, notifyMessages } from './notify/notify-messages.ts';
import { showMessage } from './notify/show-message.ts';

const EMAIL = 'oak@mayfly.test';
const CODE = '482913';
const ORIGIN = 'https://shop.example';
const SITE = 'shop.example';
const TARGET = { tabId: 7, frameId: 0, origin: ORIGIN };
const FILLED = { ...TARGET, site: SITE };

/** What browsers report of a tab in each profile. */
const PROFILES = [
  { incognito: false },
  { incognito: true },
  { incognito: false, cookieStoreId: 'firefox-container-1' },
  { incognito: false, cookieStoreId: 'firefox-container-2' },
];

const TAB = { id: 7, windowId: 3, index: 0, active: true, status: 'complete' };
const TABS = [ORIGIN, 'https://other.example'].flatMap((origin) =>
  PROFILES.map((profile) => ({ ...TAB, url: `${origin}/join`, ...profile })),
);

type Tab = (typeof TABS)[number];

type Scene = {
  tab: Tab;
  profile: Profile;
  /** Of the tab. */
  frame: CallingFrame;
  /** Of this profile or another one; it was filled in a tab of the same number, and its mail has a code. */
  address: Address;
  message: Message;
  /** What our scripts in the page were given. */
  page: unknown[];
  /** What the browser was asked to show outside of the page. */
  outside: unknown[];
};

async function createScene(tab: Tab, owner: Profile): Promise<Scene> {
  vi.restoreAllMocks();
  vi.stubEnv('FIREFOX', '');
  fakeBrowser.reset();
  openTestMailbox();
  await settingsItem.update((settings) => ({ ...settings, codeFill: 'always' }));
  await fieldButtonItem.write({ isEverywhere: true, onSites: [], offSites: [] });
  await connectionsItem.write([{ baseUrl: SERVICE, keyMark: 'k' }] as never);
  const now = Date.now();
  const times = { createdAt: now - HOUR, filledAt: now - MINUTE, expiresAt: now + HOUR };
  await addAddress({ email: EMAIL, service: SERVICE, ...times, site: SITE, filledIn: FILLED, ...owner });
  const wire = { id: '1', from: `a@${SITE}`, created_at: now };
  const [{ id = '' } = {}] = await storeMessages(EMAIL, [{ id: '1', created_at: now, element: wire }], now);
  const found = { code: CODE, codeSites: { sender: SITE, linked: [] } };
  await storeBody({ id, cc: [], attachments: [], text: CODE }, found, '', false);
  const [address, [message]] = await Promise.all([readAddress(EMAIL), readFresh(now)]);
  if (!address || !message) throw new Error('The mailbox is not filled.');

  const page: unknown[] = [];
  const outside: unknown[] = [];
  const listIn = (list: unknown[], answer?: unknown) =>
    ((...args: unknown[]) => {
      list.push(args);
      return Promise.resolve(answer);
    }) as never;
  vi.spyOn(fakeBrowser.tabs, 'get').mockResolvedValue(tab as never);
  vi.spyOn(fakeBrowser.tabs, 'query').mockResolvedValue([tab] as never);
  vi.spyOn(fakeBrowser.windows, 'create').mockImplementation(listIn(outside));
  vi.spyOn(fakeBrowser.action, 'openPopup').mockImplementation(listIn(outside));
  vi.spyOn(fakeBrowser.permissions, 'request').mockImplementation(listIn(outside, false));
  vi.spyOn(fakeBrowser.notifications, 'create').mockImplementation(listIn(outside));
  vi.spyOn(fakeBrowser.notifications, 'update').mockImplementation(listIn(outside));
  vi.spyOn(fakeBrowser.notifications, 'getAll').mockResolvedValue({ [`message:${message.id}`]: {} } as never);
  // The functions run here, in place of the page, which has a log-in form.
  type Injection = { func?: (...args: unknown[]) => unknown; args?: unknown[] };
  vi.spyOn(fakeBrowser.scripting, 'executeScript').mockImplementation((async ({ func, args = [] }: Injection) => [
    { result: func ? await func(...args) : { name: 'field' } },
  ]) as never);
  const { origin } = new URL(tab.url);
  vi.stubGlobal('self', { origin });
  vi.stubGlobal('location', { origin });
  const find = { findField: () => ({ name: 'field', form: 'log-in' }), writeCode: listIn(page, 'filled') };
  vi.stubGlobal('mayflyFind', find);
  vi.stubGlobal('mayflyFill', { write: listIn(page, true), staysWritten: () => true, leave: () => {} });
  const watch = { start: listIn(page), showCard: listIn(page, true), hideCard: () => true, canTake: () => true };
  vi.stubGlobal('mayflyWatch', { ...watch, writeCode: listIn(page, true) });

  const profile = profileOf(tab);
  const at = { pageUrl: tab.url, frameUrl: tab.url, documentId: undefined, isInFront: true };
  return { tab, profile, frame: { ...TARGET, ...at, origin, profile }, address, message, page, outside };
}

const has = (list: unknown[], what: string) => JSON.stringify(list).includes(what);
const optionsOf = ({ tab, profile }: Scene) => ({
  target: { tabId: 7, frameId: 0 },
  url: tab.url,
  profile,
  withSearch: true,
});

async function fillAgain({ profile }: Scene) {
  const origin = { filledAt: Date.now(), site: 'other.example', filledIn: { ...FILLED, tabId: 9 }, ...profile };
  const filling = prepareAddress({ email: EMAIL }, Promise.resolve(origin), Promise.resolve()).obtain();
  const filled = await filling.catch(() => undefined);
  await filled?.stored;
  const { filledIn, filledAt } = (await readAddress(EMAIL)) ?? {};
  return { isFilled: filled !== undefined, isMoved: filledIn?.tabId === 9, isUsed: filledAt === origin.filledAt };
}

async function replace(scene: Scene) {
  const fillAddress = async () => ({ result: 'filled', email: 'new@relay.test' }) as const;
  const replacement = { email: EMAIL, domain: 'relay.test' };
  const readAddressesOf = async () => [{ ...scene.address, lastMessageAt: undefined }];
  const edges = { fillAddress, readAddressesOf, rememberRefused };
  return replaceAddress(replacement, optionsOf(scene), async () => {}, edges);
}

const ofProfile = (tab: Tab, owner: Profile) => JSON.stringify(profileOf(tab)) === JSON.stringify(owner);
const ofPage = (tab: Tab, owner: Profile) => ofProfile(tab, owner) && tab.url.startsWith(ORIGIN);
const ofEqualPrivacy = ({ incognito }: Tab, owner: Profile) => incognito === (owner.isPrivate ?? false);
const unlessOfPrivate = (_: Tab, owner: Profile) => !owner.isPrivate;
const unlessInPrivate = ({ incognito }: Tab) => !incognito;

type Way = [
  what: string,
  isGiven: (scene: Scene) => Promise<boolean> | boolean,
  /** Whether the tab is given what is the owner's; by default, only the page that has the address is. */
  may?: (tab: Tab, owner: Profile) => boolean,
];

const WAYS: Way[] = [
  ['the address for a log-in form', async () => (await fillActivePage({})).usedHere === EMAIL],
  [
    'the address of the field’s button',
    async ({ frame, page }) => {
      await fillHere(frame);
      return has(page, EMAIL);
    },
  ],
  [
    'the address of the button in a frame of another site',
    async ({ frame, page }) => {
      const origin = 'https://pay.example';
      vi.stubGlobal('location', { origin });
      await fillHere({ ...frame, frameId: 3, frameUrl: origin, origin });
      return has(page, EMAIL);
    },
    () => false,
  ],
  [
    'an address that the user chose',
    async (scene) => (await fillAgain(scene)).isFilled,
    (tab, owner) => !owner.isPrivate || tab.incognito,
  ],
  ['an address that moves to the page', async (scene) => (await fillAgain(scene)).isMoved, ofProfile],
  ['an address that stores its use', async (scene) => (await fillAgain(scene)).isUsed, ofEqualPrivacy],
  ['an address that is replaced, and deleted', async (scene) => (await replace(scene)).isDeleted],
  [
    'what others know of a replacement',
    async (scene) => {
      await replace(scene);
      return (await readAllRefused()).size > 0;
    },
    unlessInPrivate,
  ],
  [
    'an address that the page refuses',
    ({ address, frame }) => findRejected([{ ...address, lastMessageAt: undefined }], frame, Date.now()) !== undefined,
  ],
  [
    'a page that follows in its tab',
    async ({ frame, page }) => {
      await followTab(frame);
      return has(page, EMAIL);
    },
  ],
  [
    'a page that is watched again',
    async ({ page }) => {
      await watchAgain();
      return has(page, EMAIL);
    },
  ],
  [
    'the card',
    async ({ page }) => {
      await settingsItem.update((settings) => ({ ...settings, codeFill: 'never' }));
      await fillCodesAutomatically(() => true, undefined, true);
      return has(page, EMAIL);
    },
    ofProfile,
  ],
  [
    'the code, by the card',
    async ({ frame, page }) => {
      await fillCodeHere(frame);
      return has(page, CODE);
    },
  ],
  [
    'the code, by the card and the popup',
    async ({ frame, outside }) => {
      vi.stubEnv('FIREFOX', 'true');
      await fillCodeHere(frame);
      return outside.length > 0;
    },
  ],
  ['the code, by the menu', async ({ message }) => (await fillCode(message.id, TARGET)).result === 'filled'],
  ['the code, by the popup', async ({ message }) => (await fillCode(message.id)).result === 'filled'],
  ['the code, by a notification', ({ message }) => canFillCode(message)],
  [
    'the code, by itself',
    async ({ page }) => {
      await fillCodesAutomatically(() => true);
      return has(page, CODE);
    },
    // The script in the page compares its origin.
    ofProfile,
  ],
  [
    'the code, typed in the page',
    async ({ frame, message }) => {
      await watchHandlers(() => {}).codeTyped(frame);
      // What was read and written before has ended when this has.
      await markTyped(() => false);
      await updateAddress(EMAIL, (address) => address);
      return (await readMessage(message.id))?.codeFilledAt !== undefined;
    },
  ],
  [
    'the page, which waits for the code of the address alone',
    ({ profile, address, message }) => {
      const { isPrivate: _, container: __, ...rest } = address;
      const mine = { ...rest, ...profile, email: 'elm@mayfly.test', filledAt: address.createdAt };
      const messages = [{ ...message, address: mine.email }];
      return findCodeToFill({ addresses: [mine, address], messages }, mine, Date.now()) === undefined;
    },
    ofProfile,
  ],
  [
    'a tab beside for its links',
    ({ tab, address }) => findSpot([tab], address, tab.windowId)?.openerTabId === 7,
    ofProfile,
  ],
  [
    'items of the menu',
    ({ address, message }) => {
      const mailbox = { addresses: [address], messages: [message] };
      const items = listMenuItems(mailbox, [SERVICE], { domains: {}, refused: new Map() }, Date.now());
      return has(items, EMAIL) || has(items, CODE);
    },
    (_, owner) => !owner.isPrivate && owner.container === undefined,
  ],
  [
    'the text of a notification',
    async ({ message, outside }) => {
      await notifyMessages([message], async () => false);
      expect(outside).toHaveLength(1);
      return has(outside, CODE) || has(outside, SITE);
    },
    unlessOfPrivate,
  ],
  [
    'a code that comes late to its notification',
    async ({ message, outside }) => {
      await addLateCode(message, async () => false);
      return has(outside, CODE);
    },
    unlessOfPrivate,
  ],
  [
    'what is stored of a code that the page refused',
    async ({ message }) => {
      vi.stubGlobal('mayflyWatch', { ...globalThis.mayflyWatch, writeCode: async () => false });
      await fillCodesAutomatically(() => true);
      return has([await fakeBrowser.storage.session.get('refusedCodes')], message.id);
    },
    (tab, owner) => ofProfile(tab, owner) && !owner.isPrivate,
  ],
  [
    'an address outside of the page, which did not keep it',
    async (scene) => {
      for (const result of ['copied', 'stored'] as const)
        await fillAndNotify(optionsOf(scene), async () => ({ result, email: EMAIL, reason: 'not-kept' }));
      await fillAndNotify(optionsOf(scene), async () => ({ result: 'filled', email: EMAIL, remark: 'twinEmpty' }));
      const counted = scene.outside.filter((shown) => has([shown], EMAIL) || has([shown], encodeURIComponent(EMAIL)));
      expect([0, 4]).toContain(counted.length);
      return counted.length > 0;
    },
    unlessInPrivate,
  ],
  [
    'a permission, which stays',
    async ({ tab, outside }) => {
      const click = { menuItemId: 'fill', frameId: 3, frameUrl: 'https://pay.example/', pageUrl: tab.url };
      await fillFromMenu(click as never, tab as never, async () => {});
      return has(outside, 'pay.example');
    },
    unlessInPrivate,
  ],
];

it.each(WAYS)('%s: given where it may be, and nowhere else', async (_, isGiven, may = ofPage) => {
  for (const tab of TABS)
    for (const owner of PROFILES.map(profileOf)) {
      const between = `${tab.url} in ${JSON.stringify(profileOf(tab))}, an address of ${JSON.stringify(owner)}`;
      expect([between, await isGiven(await createScene(tab, owner))]).toEqual([between, may(tab, owner)]);
    }
});

it.each([false, true])('the notification of private mail goes once that is read: %s', async (isRead) => {
  const { message } = await createScene(TABS[1] as Tab, { isPrivate: true });
  vi.spyOn(fakeBrowser.notifications, 'getAll').mockResolvedValue({ 'private:1': {}, 'message:gone': {} } as never);
  const clear = vi.spyOn(fakeBrowser.notifications, 'clear').mockResolvedValue(true as never);
  await markNotified([message.id], Date.now());
  if (isRead) await markRead([message.id], Date.now());
  clearStaleNotifications();
  await vi.waitFor(() => expect(clear).toHaveBeenCalledWith('message:gone'));
  expect(clear).toHaveBeenCalledTimes(isRead ? 2 : 1);
});

it('a click on it opens the popup of a private window, and no other page', async () => {
  const { outside } = await createScene(TABS[0] as Tab, { isPrivate: true });
  vi.spyOn(fakeBrowser.windows, 'getAll').mockResolvedValue([{ id: 3 }, { id: 4, incognito: true }] as never);
  const openTab = vi.spyOn(fakeBrowser.tabs, 'create');
  await showMessage('private:1', { showInPanel: () => false, forgetWanted() {} } as never);
  expect(outside).toEqual([[{ windowId: 4 }]]);
  expect(openTab).not.toHaveBeenCalled();
});
