import { readAddresses } from '../../mailbox/read-messages.ts';
import type { CallingFrame } from '../../messaging/find-caller.ts';
import { isWanted } from '../../page/button/choice.ts';
import { findHost } from '../../site/find-host.ts';
import { loadSites } from '../../site/loaded-sites.ts';
import { readServices } from '../../storage/connection.ts';
import { fieldButtonItem } from '../../storage/field-button-item.ts';
import { fillAndNotify, notifyTooOften } from '../fill/fill-and-notify.ts';
import { findKnownAddress } from './known-address.ts';
import { takePress } from './take-press.ts';

/** Whether the button is wanted in the frame that asks. */
export async function mayShowButton({ pageUrl, frameUrl, origin }: CallingFrame): Promise<boolean> {
  return isWanted(await fieldButtonItem.read(), findHost(pageUrl), findHost(origin ?? frameUrl));
}

/**
 * The button was pressed: an address that was used on the site comes first, see `findKnownAddress`. Does nothing in a page that still shows it after it was switched off, in a tab that nobody sees, and for more
 * presses than a person makes.
 * @param onKept called once an address is in the mailbox
 */
export async function fillHere(frame: CallingFrame, onKept: () => void): Promise<void> {
  const { tabId, frameId, documentId, origin, pageUrl, frameUrl, isInFront, place } = frame;
  if (!isInFront || !(await mayShowButton(frame))) return;
  const { isCounted, isToBeSaid } = await takePress(tabId);
  if (isToBeSaid) await notifyTooOften();
  if (!isCounted) return;
  const target = { tabId, frameId, documentId, origin };
  const url = pageUrl ?? frameUrl;
  const [addresses, services, { findSite }] = await Promise.all([readAddresses(), readServices(), loadSites()]);
  // A frame of another site is told nothing of what its page knows.
  const site = findSite(url);
  const isOfSite = findSite(origin ?? frameUrl) === site;
  const email = isOfSite ? findKnownAddress(addresses, frame, site, services, Date.now()) : undefined;
  await fillAndNotify({ target, url, place, withSearch: false, email, onKept });
}
