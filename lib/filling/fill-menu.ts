import { browser } from 'wxt/browser';
import { readDomainChoice } from '../mailbox/address/read-domain-choice.ts';
import { FRESH_MS } from '../mailbox/fresh-code.ts';
import { readMailboxSince } from '../mailbox/read-since.ts';
import { readMailbox } from '../mailbox/store.ts';
import { createSerialQueue } from '../queue/serial-queue.ts';
import { languageSpoken } from '../settings/chosen-language.ts';
import { readServices } from '../settings/connection.ts';
import { listMenuItems } from './menu-items.ts';

/**
 * The right-click menu of fields, where the browser has one.
 * @returns brings it up to date: one update at a time, and none where it would stay the same
 */
export function createFillMenu(
  read: typeof readMailbox = readMailbox,
  readChoice = readDomainChoice,
): () => Promise<void> {
  let shown = '';
  const queue = createSerialQueue();

  async function update(): Promise<void> {
    if (!browser.contextMenus) return;
    const [mailbox, services, choice] = await Promise.all([
      readMailboxSince(Date.now() - FRESH_MS, read),
      readServices(),
      readChoice(),
      languageSpoken(),
    ]);
    const items = listMenuItems(mailbox, services, choice, Date.now());
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

  return () => queue(update);
}
