import { browser } from 'wxt/browser';
import { readDomainChoice } from '../../mailbox/address/choose-domain.ts';
import { readFresh } from '../../mailbox/fresh-code.ts';
import { readAddressesOf, readLiveAddresses } from '../../mailbox/read-messages.ts';
import type { Mailbox } from '../../mailbox/store.ts';
import { languageLoaded } from '../../storage/chosen-language.ts';
import { readServices } from '../../storage/connection.ts';
import { createSerialQueue } from '../../storage/serial-queue.ts';
import { listMenuItems } from './menu-items.ts';

/** What the menu needs: live addresses, messages with a fresh code, and the addresses of these messages. Both lists are newest first. */
async function readNeeded(now: number): Promise<Mailbox> {
  const [live, fresh] = await Promise.all([readLiveAddresses(now), readFresh(now)]);
  const messages = fresh.filter(({ code }) => code !== undefined);
  const byEmail = new Map(live.map((address) => [address.email, address]));
  const others = messages.map(({ address }) => address).filter((email) => !byEmail.has(email));
  for (const address of await readAddressesOf(others)) byEmail.set(address.email, address);
  return { addresses: [...byEmail.values()].sort((a, b) => b.createdAt - a.createdAt), messages };
}

/**
 * The right-click menu of fields, if the browser has one.
 * @returns updates the menu: one update at a time, a single one for all changes meanwhile, and none if the items stay the same
 */
export function createFillMenu(
  read: (now: number) => Promise<Mailbox> = readNeeded,
  readChoice = readDomainChoice,
): () => Promise<void> {
  let shown = '';
  const queue = createSerialQueue();
  let waiting: Promise<void> | undefined;

  async function update(): Promise<void> {
    waiting = undefined;
    if (!browser.contextMenus) return;
    const [mailbox, services, choice] = await Promise.all([
      read(Date.now()),
      readServices(),
      readChoice(),
      languageLoaded(),
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

  return () => {
    waiting ??= queue(update);
    return waiting;
  };
}
