import { browser } from 'wxt/browser';
import { readChoosableDomains } from '../../api/domains.ts';
import { type Address, isLive } from '../../mailbox/address.ts';
import { isSameProfile, profileOf } from '../../mailbox/profile.ts';
import { readLiveAddresses } from '../../mailbox/read-messages.ts';
import type { CallingFrame } from '../../messaging/find-caller.ts';
import { type PageWatch, WATCHED_MS } from '../../page/watch/page-watch.ts';
import { findOrigin } from '../../site/host.ts';
import { codeSitesItem, settingsItem } from '../../storage/settings.ts';
import { mailExpected, userReturned } from '../poll/mail-hint.ts';
import { expectedSinceAt } from '../poll/watched-address.ts';
import { isCodeFillWanted } from './code-to-fill.ts';
import { fillCodesAutomatically } from './fill-codes.ts';
import type { Target } from './inject.ts';

declare global {
  /** A global of the extension's isolated world in a page that an address was filled into. */
  var mayflyWatch: PageWatch | undefined;
}

/** A document that takes longer is not followed into. */
const LOADED_WITHIN_MS = 30_000;

/**
 * Has a document watched for hints of mail, see `watchPage`.
 * @param isNew whether the document came after the fill
 * @throws where the browser lets no extension in
 */
export async function watchDocument(target: Target, isNew: boolean, email: string): Promise<void> {
  const choosing = readChoosableDomains();
  await browser.scripting.executeScript({ target, files: ['/watch.js'] });
  const func = (is: boolean, what: string) => globalThis.mayflyWatch?.start(is, what);
  await browser.scripting.executeScript({ target, func, args: [isNew, email] });
  // With one domain there is nothing to offer.
  if (Object.values(await choosing).some(({ length }) => length > 1))
    await browser.scripting.executeScript({ target, files: ['/refusal.js'] });
}

/** Whether an address was filled into the tab, the origin and the profile that a call comes from. */
export const isFilledInto =
  ({ tabId, origin, profile }: CallingFrame) =>
  (address: Address): boolean =>
    address.filledIn?.tabId === tabId && address.filledIn.origin === origin && isSameProfile(address, profile);

/** Resolves when the document that the tab is loading is there. Listens at once: a worker that is asked to has not much time. */
function untilLoaded(tabId: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      browser.tabs.onUpdated.removeListener(listen);
      resolve();
    };
    const listen = (id: number, { status }: { status?: string }) => {
      if (id === tabId && status === 'complete') end();
    };
    browser.tabs.onUpdated.addListener(listen);
    setTimeout(end, LOADED_WITHIN_MS);
    browser.tabs.get(tabId).then(({ status }) => status === 'complete' && end(), end);
  });
}

/**
 * A page that is watched is being left: the next one is watched as well, if it is of the same origin and still open to us. No permission
 * is asked for, so where the browser ends ours with the page (Firefox, without one for the site), nothing is watched.
 */
async function followTab(frame: CallingFrame): Promise<void> {
  if (frame.frameId !== 0) return;
  const loaded = untilLoaded(frame.tabId);
  const now = Date.now();
  const isWaitedFor = (address: Address) =>
    isLive(address, now) && isFilledInto(frame)(address) && now - expectedSinceAt(address) < WATCHED_MS;
  const [last] = (await readLiveAddresses(now))
    .filter(isWaitedFor)
    .sort((one, other) => (other.filledAt ?? 0) - (one.filledAt ?? 0));
  if (!last) return;
  await loaded;
  const { url } = await browser.tabs.get(frame.tabId);
  if (findOrigin(url) === frame.origin) await watchDocument({ tabId: frame.tabId, frameIds: [0] }, true, last.email);
}

/**
 * A permission has come: pages that the browser had closed to us are watched again, where the user wants codes to fill themselves in.
 */
export async function watchAgain(): Promise<void> {
  const now = Date.now();
  const [addresses, { codeFill }, sites] = await Promise.all([
    readLiveAddresses(now),
    settingsItem.read(),
    codeSitesItem.read(),
  ]);
  for (const address of addresses) {
    const { filledIn } = address;
    if (filledIn?.frameId !== 0 || !isCodeFillWanted(codeFill, sites, filledIn.origin)) continue;
    if (!isLive(address, now) || now - expectedSinceAt(address) > WATCHED_MS) continue;
    const tab = await browser.tabs.get(filledIn.tabId).catch(() => undefined);
    if (!tab || !isSameProfile(profileOf(tab), address) || findOrigin(tab.url) !== filledIn.origin) continue;
    await watchDocument({ tabId: filledIn.tabId, frameIds: [0] }, true, address.email).catch(() => {});
  }
}

/** For a page that is being left. It is kept: Firefox answers in the place of a promise that nobody holds any more. */
const NO_ANSWER = new Promise<never>(() => {});

/** A call that is answered before its work is done. The page may be gone by then, or closed to us: nobody waits for it. */
export const answerFirst = (work: (frame: CallingFrame) => Promise<unknown>) => async (frame: CallingFrame) => {
  work(frame).catch(() => {});
};

/**
 * What the script in a watched page calls. All are answered before their work is done: Firefox logs an error for each answer to a page that
 * was left meanwhile.
 */
export function watchHandlers(onSignal: () => void) {
  return {
    mailExpected: answerFirst(async (frame) => (await mailExpected(isFilledInto(frame))) && onSignal()),
    userReturned: answerFirst(async (frame) => (await userReturned(isFilledInto(frame))) && onSignal()),
    fillCodeHere: answerFirst((frame) => fillCodesAutomatically(isFilledInto(frame))),
    followTab(frame: CallingFrame): Promise<never> {
      followTab(frame).catch(() => {});
      return NO_ANSWER;
    },
  };
}
