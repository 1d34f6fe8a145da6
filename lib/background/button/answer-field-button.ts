import { browser } from 'wxt/browser';
import { type Address, receivesMail } from '../../mailbox/address.ts';
import { maySee, type Profile } from '../../mailbox/profile.ts';
import { readAddresses } from '../../mailbox/read-messages.ts';
import type { CallingFrame } from '../../messaging/find-caller.ts';
import { isWanted } from '../../page/button/field-button-choice.ts';
import { findHost } from '../../site/host.ts';
import { loadSites } from '../../site/loaded-sites.ts';
import { readServices } from '../../storage/connection.ts';
import { createSerialQueue } from '../../storage/serial-queue.ts';
import { fieldButtonItem } from '../../storage/settings.ts';
import { fillAndNotify, notifyTooOften } from '../fill/fill-and-notify.ts';
import { type CountedClick, countClick, recentClicksItem } from './click-rate.ts';

/**
 * The address that a click on the button fills in: the last one that was used on the site and still receives mail, as the site may have it
 * on record. If the site refused that address, a new one is used.
 * @returns undefined for a new one
 */
export function findKnownAddress(
  addresses: readonly Address[],
  profile: Profile,
  site: string | undefined,
  services: readonly string[],
  now: number,
): string | undefined {
  const [last] = addresses
    .filter(maySee({ profile, site }))
    .filter((address) => receivesMail(services, address, now))
    .sort((one, other) => (other.filledAt ?? 0) - (one.filledAt ?? 0));
  return last?.refusedAt === undefined ? last?.email : undefined;
}

const queue = createSerialQueue();

/** Counts a click in a tab, and notifies the user of too many. @returns whether it is accepted; false if the storage fails */
export async function acceptClick(tabId: number, now = Date.now()): Promise<boolean> {
  const { isCounted, shouldNotify } = await queue(async (): Promise<CountedClick> => {
    const { clicks, ...counted } = countClick(await recentClicksItem.read(), tabId, now);
    await recentClicksItem.write(clicks);
    return counted;
  }).catch(() => ({ isCounted: false, shouldNotify: false }));
  if (shouldNotify) await notifyTooOften();
  return isCounted;
}

export async function mayShowButton({ pageUrl, frameUrl, origin }: CallingFrame): Promise<boolean> {
  return isWanted(await fieldButtonItem.read(), findHost(pageUrl), findHost(origin ?? frameUrl));
}

/** False for a button that was switched off while the page shows it, for a tab that is not visible, and after more clicks than a user makes. */
const isAccepted = async (frame: CallingFrame) =>
  frame.isInFront && (await mayShowButton(frame)) && (await acceptClick(frame.tabId));

/** Opens the popup for a click on the button where the browser can't tell whether the user saw the button: the popup alone fills. */
export async function openPopupHere(frame: CallingFrame): Promise<void> {
  // Another browser would fill: its page would only disturb the user by this call.
  if (!import.meta.env.FIREFOX || !(await isAccepted(frame))) return;
  const { windowId } = await browser.tabs.get(frame.tabId);
  await browser.action.openPopup({ windowId });
}

/** Fills the field whose button was clicked, or that Alt+↓ was pressed in. An address that was used on the site comes first, see `findKnownAddress`. */
export async function fillHere(frame: CallingFrame): Promise<void> {
  if (!(await isAccepted(frame))) return;
  const { tabId, frameId, documentId, origin, pageUrl, frameUrl, profile } = frame;
  const target = { tabId, frameId, documentId, origin };
  const url = pageUrl ?? frameUrl;
  const [addresses, services, { findSite }] = await Promise.all([readAddresses(), readServices(), loadSites()]);
  // A subframe from another site gets no address of the page's site.
  const site = findSite(url);
  const isOfSite = findSite(origin ?? frameUrl) === site;
  const email = isOfSite ? findKnownAddress(addresses, profile, site, services, Date.now()) : undefined;
  await fillAndNotify({ target, url, profile, withSearch: false, email });
}
