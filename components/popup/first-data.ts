import { capabilitiesItem } from '../../lib/api/capabilities.ts';
import { statusItem } from '../../lib/api/status.ts';
import type { SiteBeside } from '../../lib/browser/site-beside.ts';
import { readOpenTabs } from '../../lib/browser/tabs.ts';
import { type DomainChoice, readDomainChoice } from '../../lib/mailbox/address/choose-domain.ts';
import { type Mailbox, readMailbox } from '../../lib/mailbox/store.ts';
import { connectionsItem } from '../../lib/storage/connection.ts';
import { codeSitesItem, fieldButtonItem, settingsItem } from '../../lib/storage/settings.ts';
import type { PageEnvironment } from '../reader/page-environment.ts';
import { preload } from '../ui/use-stored.ts';

/** The data of the first render. Data that was not read in time is absent, and the view reads it later. */
export type FirstData = {
  mailbox?: Mailbox;
  site?: SiteBeside | null;
  /** The search that the popup showed when it was last closed, a moment ago. */
  query?: string;
  /** For the domain to try next if a site does not accept an address. */
  domainChoice?: DomainChoice;
  openTabs?: ReadonlySet<number>;
};

/** The items that the first render needs, too. */
const ITEMS = [statusItem, connectionsItem, capabilitiesItem, fieldButtonItem, settingsItem, codeSitesItem];

/** How many messages are read at first, and more with each *Show more*. */
export const MESSAGES_PER_PAGE = 40;

/** When the message that came last was first seen, which may be dated before others; 0 without messages. */
export const findNewestAt = (mailbox: Mailbox | undefined): number =>
  Math.max(0, ...(mailbox?.messages.map(({ seenAt }) => seenAt) ?? []));

/** The first render does not wait longer for data, even if the storage is broken. */
const TIMEOUT_MS = 1000;

/**
 * Reads everything in parallel, so that the first render is complete.
 * @param openId the id of the open message
 */
export async function readFirstData(
  { readSite, isPrivate }: PageEnvironment,
  openId: string | undefined,
): Promise<FirstData> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, TIMEOUT_MS));
  const inTime = <T>(reading: Promise<T>) => Promise.race([reading.catch(() => undefined), late]);
  const [mailbox, site, domainChoice, openTabs] = await Promise.all([
    inTime(readMailbox(MESSAGES_PER_PAGE, openId)),
    inTime(readSite()),
    inTime(readDomainChoice(isPrivate)),
    inTime(readOpenTabs()),
    ...ITEMS.map((item) => inTime(preload(item))),
  ]);
  return { mailbox, site, domainChoice, openTabs };
}
