import { browser } from 'wxt/browser';
import { statusItem } from '../api/status.ts';
import { isLive } from '../mailbox/address.ts';
import { countUnread, readAddresses } from '../mailbox/read-messages.ts';
import { createSerialQueue } from '../queue/serial-queue.ts';
import { languageSpoken } from '../settings/chosen-language.ts';
import { connectionItem } from '../settings/connection.ts';
import { describeBadge, type IconState } from './describe-badge.ts';

/** The toolbar's icon size, for one, two and three device pixels per CSS pixel. */
function iconFiles(state: IconState): Record<number, string> {
  const name = (size: number) => `/icon/${state === 'idle' ? '' : `${state}-`}${size}.png`;
  return { 16: name(16), 32: name(32), 48: name(48) };
}

async function show(): Promise<void> {
  const [addresses, status, connection] = await Promise.all([
    readAddresses(),
    statusItem.read(),
    connectionItem.read(),
    languageSpoken(),
  ]);
  const live = addresses.filter((address) => isLive(address, Date.now()));
  const unread = await countUnread(live.map(({ email }) => email));
  const { icon, text, color, title } = describeBadge(unread, status, connection !== null);
  await Promise.all([
    browser.action.setIcon({ path: iconFiles(icon) }),
    browser.action.setBadgeText({ text }),
    browser.action.setBadgeBackgroundColor({ color }),
    browser.action.setTitle({ title }),
  ]);
}

const queue = createSerialQueue();

/** Updates the toolbar button. One update at a time: an older state never comes after a newer one. */
export function showBadge(): Promise<void> {
  return queue(show);
}
