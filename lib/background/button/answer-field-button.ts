import { browser } from 'wxt/browser';
import { type Address, isKnownTo } from '../../mailbox/address.ts';
import { isSameProfile, type Profile } from '../../mailbox/profile.ts';
import { readAddresses } from '../../mailbox/read-messages.ts';
import type { CallingFrame } from '../../messaging/find-caller.ts';
import { isWanted } from '../../page/button/field-button-choice.ts';
import { findHost } from '../../site/host.ts';
import { loadSites } from '../../site/loaded-sites.ts';
import { readServices } from '../../storage/connection.ts';
import { createSerialQueue } from '../../storage/serial-queue.ts';
import { fieldButtonItem } from '../../storage/settings.ts';
import { fillAndNotify, notifyTooOften } from '../fill/fill-and-notify.ts';
import { type CountedClick, countClick, pressesSchema } from './click-rate.ts';

/**
 * The address that a press on the button fills: the last one that was used on the site and still receives mail, since the site may know
 * it. Where the site refused it, a new one is wanted.
 * @returns undefined for a new one
 */
export function findKnownAddress(
  addresses: readonly Address[],
  profile: Profile,
  site: string | undefined,
  services: readonly string[],
  now: number,
): string | undefined {
  if (site === undefined) return undefined;
  const [last] = addresses
    .filter((address) => address.site === site && isSameProfile(address, profile) && isKnownTo(services, address, now))
    .sort((one, other) => (other.filledAt ?? 0) - (one.filledAt ?? 0));
  return last?.refusedAt === undefined ? last?.email : undefined;
}

/** Kept until the browser is closed, through any death of the worker. No page can read it. */
const PRESSES = 'presses';

const queue = createSerialQueue();

/**
 * Counts a press in a tab, and says so to the user where there are too many.
 * @returns whether it counts; where the browser's storage fails, it does not
 */
export async function acceptClick(tabId: number, now = Date.now()): Promise<boolean> {
  const { isCounted, isAnnounced } = await queue(async (): Promise<CountedClick> => {
    const stored = await browser.storage.session.get(PRESSES);
    const { presses, ...press } = countClick(
      pressesSchema.safeParse(stored[PRESSES]).data ?? { fullAt: {} },
      tabId,
      now,
    );
    await browser.storage.session.set({ [PRESSES]: presses });
    return press;
  }).catch(() => ({ isCounted: false, isAnnounced: false }));
  if (isAnnounced) await notifyTooOften();
  return isCounted;
}

export async function mayShowButton({ pageUrl, frameUrl, origin }: CallingFrame): Promise<boolean> {
  return isWanted(await fieldButtonItem.read(), findHost(pageUrl), findHost(origin ?? frameUrl));
}

/**
 * Fills the field whose button was pressed: an address that was used on the site comes first, see `findKnownAddress`. Does nothing in
 * a page that still shows the button after it was switched off, in a tab that nobody sees, and for more presses than a user makes.
 */
export async function fillHere(frame: CallingFrame): Promise<void> {
  const { tabId, frameId, documentId, origin, pageUrl, frameUrl, isInFront, profile } = frame;
  if (!isInFront || !(await mayShowButton(frame))) return;
  if (!(await acceptClick(tabId))) return;
  const target = { tabId, frameId, documentId, origin };
  const url = pageUrl ?? frameUrl;
  const [addresses, services, { findSite }] = await Promise.all([readAddresses(), readServices(), loadSites()]);
  // A frame of another site is told nothing of what its page knows.
  const site = findSite(url);
  const isOfSite = findSite(origin ?? frameUrl) === site;
  const email = isOfSite ? findKnownAddress(addresses, profile, site, services, Date.now()) : undefined;
  await fillAndNotify({ target, url, profile, withSearch: false, email });
}
