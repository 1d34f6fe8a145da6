import { type Browser, browser } from 'wxt/browser';
import { maySee, type Profile, profileOf } from '../../mailbox/profile.ts';
import { readAddresses } from '../../mailbox/read-messages.ts';
import type { FillOutcome } from '../../messaging/calls.ts';
import { fillPracticeField, isPracticePage } from '../../messaging/practice-field.ts';
import { findOrigin } from '../../site/host.ts';
import { loadSites } from '../../site/loaded-sites.ts';
import { languageLoaded } from '../../storage/chosen-language.ts';
import { type Fill, type FillOptions, fillAddress } from './fill-address.ts';
import { describeFillNotification, fillAndNotify } from './fill-and-notify.ts';
import type { FrameTarget } from './page.ts';
import { type Replacement, replaceAddress } from './replace-address.ts';

async function activePageOptions(): Promise<FillOptions> {
  return { ...(await findActiveTarget()), withSearch: true };
}

/** The addresses that were filled on the page's site, in its container, the most recent first. */
async function readUsedThere({ url, profile }: FillOptions): Promise<string[]> {
  const [sites, addresses] = await Promise.all([loadSites(), readAddresses()]);
  const there = addresses.filter(maySee({ profile, site: sites.findSite(url) }));
  const lastFirst = there.toSorted((one, other) => (other.filledAt ?? 0) - (one.filledAt ?? 0));
  return lastFirst.map(({ email }) => email);
}

async function toOutcome(fill: Fill, deleted?: string): Promise<FillOutcome> {
  await languageLoaded();
  const reason = describeFillNotification(fill)?.reason;
  return {
    result: fill.result,
    ...(fill.email !== undefined && { email: fill.email }),
    ...(reason !== undefined && { reason }),
    ...('reason' in fill && fill.reason === 'no-access' && { hasNoAccess: true }),
    ...(deleted !== undefined && { deleted }),
  };
}

/**
 * The popup's fill, which searches the page for its field. If that is a log-in field, an address that the site has never seen is of no use,
 * so the user is asked first.
 * @throws ServiceError if no address could be created
 */
export async function fillActivePage({
  email,
  mayFillLogIn,
}: {
  email?: string | undefined;
  mayFillLogIn?: boolean | undefined;
}): Promise<FillOutcome> {
  const options = await activePageOptions();
  const usedThere = await readUsedThere(options);
  const isKnown = email !== undefined && usedThere.includes(email);
  const fill = await fillAddress({ ...options, email, mayFillLogIn: mayFillLogIn === true || isKnown });
  const outcome = await toOutcome(fill);
  if (fill.result !== 'refused' || fill.reason !== 'log-in') return outcome;
  const [usedHere] = usedThere;
  return { ...outcome, isLogInForm: true, ...(usedHere !== undefined && { usedHere }) };
}

/** The popup's *Try another domain*. @param deleteAddress, @throws see `replaceAddress` */
export async function replaceInActivePage(
  replacement: Replacement,
  deleteAddress: (email: string) => Promise<void>,
): Promise<FillOutcome> {
  const options = { ...(await activePageOptions()), mayFillLogIn: true };
  const { fill, isDeleted } = await replaceAddress(replacement, options, deleteAddress);
  return toOutcome(fill, isDeleted ? replacement.email : undefined);
}

/**
 * The page in the active tab. Its URL is known only if the user's click gave us access to the tab.
 * @param known the tab that the browser passed with the shortcut; some browsers pass none
 */
export async function findActiveTarget(
  known?: Browser.tabs.Tab,
): Promise<{ target: FrameTarget; url: string | undefined; profile: Profile }> {
  const tab = known ?? (await browser.tabs.query({ active: true, lastFocusedWindow: true }))[0];
  const target = { tabId: tab?.id ?? browser.tabs.TAB_ID_NONE, frameId: 0, origin: findOrigin(tab?.url) };
  return { target, url: tab?.url, profile: profileOf(tab) };
}

/**
 * Fills the field with the cursor; if the cursor is in no field, the page's address field, unless it is a log-in field.
 * @param command ours is `fill`; browsers may send others
 */
export async function fillFromShortcut(command: string, tab: Browser.tabs.Tab | undefined): Promise<void> {
  if (command !== 'fill') return;
  const { target, url, profile } = await findActiveTarget(tab);
  if (isPracticePage(url)) return fillPracticeField();
  await fillAndNotify({ target, url, profile, withSearch: true, cursorFirst: true });
}
