import { browser } from 'wxt/browser';
import { statusItem } from '../api/status.ts';
import { isLive } from '../mailbox/address.ts';
import { countUnread, readAddresses } from '../mailbox/store.ts';
import { connectionItem } from '../settings/connection.ts';
import { describeBadge } from './describe-badge.ts';

/** Brings the toolbar button up to date. A storage that fails shows the warning sign. */
export async function showBadge(): Promise<void> {
  const [addresses, status, connection] = await Promise.all([
    readAddresses(),
    statusItem.read(),
    connectionItem.read(),
  ]);
  const live = addresses.filter((address) => isLive(address, Date.now()));
  const unread = await countUnread(live.map(({ email }) => email));
  const { text, color, title } = describeBadge(unread, status, connection !== null);
  await Promise.all([
    browser.action.setBadgeText({ text }),
    browser.action.setBadgeBackgroundColor({ color }),
    browser.action.setTitle({ title }),
  ]);
}
