import { type Capabilities, capabilitiesItem } from '../../lib/api/capabilities.ts';
import { type Status, statusItem } from '../../lib/api/status.ts';
import type { SiteBeside } from '../../lib/browser/site-beside.ts';
import { type DomainChoice, readDomainChoice } from '../../lib/mailbox/address/choose-domain.ts';
import { type Mailbox, readMailbox } from '../../lib/mailbox/store.ts';
import { type Connection, connectionsItem } from '../../lib/storage/connection.ts';
import {
  type CodeSites,
  codeSitesItem,
  type FieldButtonChoice,
  fieldButtonItem,
  type Settings,
  settingsItem,
} from '../../lib/storage/settings.ts';
import type { PageEnvironment } from '../reader/page-environment.ts';

/**
 * The data of the first render. Data that was not read in time is absent, and the view reads it later.
 * @property query the search that the popup showed when it was last closed, a moment ago
 * @property domainChoice for the domain to try next if a site does not accept an address
 */
export type FirstData = {
  mailbox?: Mailbox;
  statuses?: Readonly<Record<string, Status>>;
  connections?: readonly Connection[];
  capabilities?: Readonly<Record<string, Capabilities>>;
  choice?: FieldButtonChoice;
  settings?: Settings;
  codeSites?: CodeSites;
  site?: SiteBeside | null;
  query?: string;
  domainChoice?: DomainChoice;
  openTabs?: ReadonlySet<number>;
};

/** The first render does not wait longer for data, even if the storage is broken. */
const TIMEOUT_MS = 1000;

/**
 * Reads everything in parallel, so that the first render is complete.
 * @param limit how many messages to read
 * @param openId the id of the open message
 */
export async function readFirstData(
  { readSite, readOpenTabs, isPrivate }: Pick<PageEnvironment, 'readSite' | 'readOpenTabs' | 'isPrivate'>,
  limit: number,
  openId: string | undefined,
): Promise<FirstData> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, TIMEOUT_MS));
  const inTime = <T>(reading: Promise<T>) => Promise.race([reading.catch(() => undefined), late]);
  const [mailbox, statuses, connections, capabilities, choice, settings, codeSites, site, domainChoice, openTabs] =
    await Promise.all([
      inTime(readMailbox(limit, openId)),
      inTime(statusItem.read()),
      inTime(connectionsItem.read()),
      inTime(capabilitiesItem.read()),
      inTime(fieldButtonItem.read()),
      inTime(settingsItem.read()),
      inTime(codeSitesItem.read()),
      inTime(readSite()),
      inTime(readDomainChoice(isPrivate)),
      inTime(readOpenTabs()),
    ]);
  return { mailbox, statuses, connections, capabilities, choice, settings, codeSites, site, domainChoice, openTabs };
}
