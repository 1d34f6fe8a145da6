import { browser } from 'wxt/browser';
import { isPaused } from '../../api/next-status.ts';
import { statusItem } from '../../api/status.ts';
import { withClient } from '../../api/with-client.ts';
import { connectionItem } from '../../settings/connection.ts';
import type { Address } from '../address.ts';
import { type AddressBook, addressBook } from './address-book.ts';
import { isMade } from './create-address.ts';
import { readUnclear, removePending } from './pending-address.ts';

/** Rings while it is not known of some address whether the service made it. */
export const RECONCILE_ALARM = 'reconcile';

/** So long a request may be under way after its sender died; and alarms ring no sooner. */
const MADE_WITHIN_MS = 60_000;

/** Nobody has known it for so long that nobody will miss it. */
const FORGOTTEN_MS = 24 * 60 * 60_000;

/** @returns undefined where the service can't be asked, or gives no clear answer */
async function findMade({ email, service }: Address): Promise<boolean | undefined> {
  const [status, connection] = await Promise.all([statusItem.read(), connectionItem.read()]);
  if (connection?.baseUrl !== service || isPaused(status) || status.blockedUntilAt > Date.now()) return undefined;
  return withClient((client) => isMade(client, email)).catch(() => undefined);
}

/** It lives as long as the last one before it: only the worker that died knew what the service said. */
function withLifeOf(sibling: Address | undefined, address: Address): Address {
  if (!sibling) return address;
  return { ...address, expiresAt: address.createdAt + sibling.expiresAt - sibling.createdAt };
}

/** @returns whether it is clear what became of it */
async function reconcile(pending: Address, book: AddressBook): Promise<boolean> {
  const kept = await book.read();
  if (kept.some(({ email }) => email === pending.email)) return true;
  const made = await findMade(pending);
  if (!made) return Date.now() - pending.createdAt > (made === false ? MADE_WITHIN_MS : FORGOTTEN_MS);
  const siblings = kept.filter(({ service }) => service === pending.service);
  await book.add(withLifeOf(siblings.sort((a, b) => b.createdAt - a.createdAt)[0], pending));
  return true;
}

/**
 * Takes addresses into the mailbox that the service made for a worker which died before it could keep them, or whose answer was lost.
 * Looked at again until it is clear of each what became of it. Never throws.
 */
export async function reconcilePending(book = addressBook): Promise<void> {
  await reconcileAll(book).catch((error: unknown) =>
    console.warn('Addresses that may have been made could not be looked for:', error),
  );
}

async function reconcileAll(book: AddressBook): Promise<void> {
  let oldestAt = Number.POSITIVE_INFINITY;
  for (const pending of await readUnclear()) {
    if (await reconcile(pending, book)) await removePending(pending.email);
    else oldestAt = Math.min(oldestAt, pending.createdAt);
  }
  // Ever more seldom.
  if (oldestAt < Date.now())
    await browser.alarms.create(RECONCILE_ALARM, {
      when: Date.now() + Math.max(MADE_WITHIN_MS, Date.now() - oldestAt),
    });
}
