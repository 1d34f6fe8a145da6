import { browser } from 'wxt/browser';
import { readChoosableDomains } from '../../api/capabilities.ts';
import type { Address } from '../../mailbox/address.ts';
import { maySee, profileOf } from '../../mailbox/profile.ts';
import { readLiveAddresses } from '../../mailbox/read-messages.ts';
import type { CallingFrame } from '../../messaging/find-caller.ts';
import { type PageWatch, WATCHED_MS } from '../../page/watch/page-watch.ts';
import { findOrigin } from '../../site/host.ts';
import { mailExpected, userReturned } from '../poll/mail-hint.ts';
import { expectedSinceAt } from '../poll/watched-address.ts';
import { fillCodesAutomatically, markTyped } from './fill-codes.ts';
import type { Target } from './inject.ts';

declare global {
  /** A global of the extension's isolated world in a page that an address was filled into. */
  var mayflyWatch: PageWatch | undefined;
}

/** A document that takes longer to load is not watched. */
const LOADED_WITHIN_MS = 30_000;

/**
 * Starts to watch a document for hints of mail, see `watchPage`.
 * @param isLoadedAfterFill whether the document was loaded after the fill
 * @throws if the browser allows no extension in the document
 */
export async function watchDocument(target: Target, isLoadedAfterFill: boolean, email: string): Promise<void> {
  const choosing = readChoosableDomains();
  await browser.scripting.executeScript({ target, files: ['/watch.js'] });
  const func = (is: boolean, what: string) => globalThis.mayflyWatch?.start(is, what);
  await browser.scripting.executeScript({ target, func, args: [isLoadedAfterFill, email] });
  // With a single domain, there is no other to offer.
  if (Object.values(await choosing).some(({ length }) => length > 1))
    await browser.scripting.executeScript({ target, files: ['/refusal.js'] });
}

/** Resolves when the document that the tab is loading has loaded. Listens at once, without an `await` before it, to miss no event. */
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

/** The addresses whose pages are watched, the one that was filled in last first. */
async function readWatched(): Promise<Address[]> {
  const now = Date.now();
  return (await readLiveAddresses(now))
    .filter((address) => now - expectedSinceAt(address) < WATCHED_MS)
    .sort((one, other) => (other.filledAt ?? 0) - (one.filledAt ?? 0));
}

/**
 * Called when a watched page is being left. The next page is watched too, if it has the same origin and is still accessible. No permission
 * is requested: if ours ends with the page (in Firefox, without a permission for the site), nothing is watched until `watchAgain`.
 */
export async function followTab(frame: CallingFrame): Promise<void> {
  if (frame.frameId !== 0) return;
  const loaded = untilLoaded(frame.tabId);
  const last = (await readWatched()).find(maySee(frame));
  if (!last) return;
  await loaded;
  const { url } = await browser.tabs.get(frame.tabId);
  if (findOrigin(url) === frame.origin) await watchDocument({ tabId: frame.tabId, frameIds: [0] }, true, last.email);
}

/** Watches pages again that had become inaccessible: called when a permission is granted, or the popup opens over a page. */
export async function watchAgain(): Promise<void> {
  for (const address of await readWatched()) {
    const { filledIn } = address;
    if (filledIn?.frameId !== 0) continue;
    const tab = await browser.tabs.get(filledIn.tabId).catch(() => undefined);
    if (!tab || !maySee({ profile: profileOf(tab), origin: findOrigin(tab.url) })(address)) continue;
    await watchDocument({ tabId: filledIn.tabId, frameIds: [0] }, true, address.email).catch(() => {});
  }
}

/** The response to a page that is being left. It is a constant because Firefox responds for a promise that is garbage-collected. */
const NO_ANSWER = new Promise<never>(() => {});

/** Responds to a call before its work is done, and ignores errors: by then the page may have been left, or be inaccessible. */
export const runInBackground = (work: (frame: CallingFrame) => Promise<unknown>) => async (frame: CallingFrame) => {
  work(frame).catch(() => {});
};

/** Work for the addresses that were filled into the calling page. */
const forItsAddresses = (work: (filter: (address: Address) => boolean) => Promise<unknown>) =>
  runInBackground((frame) => work(maySee(frame)));

/**
 * The handlers of the calls from the script in a watched page. No response waits for the work to end: Firefox logs an error for each
 * response to a page that was left meanwhile.
 */
export function watchHandlers(wakePoller: () => void) {
  return {
    mailExpected: forItsAddresses(async (filter) => (await mailExpected(filter)) && wakePoller()),
    userReturned: forItsAddresses(async (filter) => (await userReturned(filter)) && wakePoller()),
    codeFieldShown: forItsAddresses((filter) => fillCodesAutomatically(filter)),
    codeTyped: forItsAddresses((filter) => markTyped(filter)),
    pageLeft(frame: CallingFrame): Promise<never> {
      followTab(frame).catch(() => {});
      return NO_ANSWER;
    },
  };
}
