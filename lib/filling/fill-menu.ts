import { browser } from 'wxt/browser';
import { readMailbox } from '../mailbox/store.ts';
import { createSerialQueue } from '../queue/serial-queue.ts';
import { languageSpoken } from '../settings/chosen-language.ts';
import { connectionItem } from '../settings/connection.ts';
import { listMenuItems } from './menu-items.ts';

let shown = '';
const queue = createSerialQueue();

async function make(): Promise<void> {
  const [mailbox, connection] = await Promise.all([readMailbox(), connectionItem.read(), languageSpoken()]);
  const items = listMenuItems(mailbox, connection?.baseUrl, Date.now());
  if (JSON.stringify(items) === shown) return;
  await browser.contextMenus.removeAll();
  for (const { id, title, patterns } of items) {
    browser.contextMenus.create({
      id,
      title,
      contexts: ['editable'],
      ...(patterns && { documentUrlPatterns: patterns }),
    });
  }
  shown = JSON.stringify(items);
}

/** Brings the right-click menu of fields up to date. */
export function showFillMenu(): Promise<void> {
  return queue(make);
}
