import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { vi } from 'vitest';
import type { StoreName, Transaction } from '../../lib/mailbox/mail-store.ts';
import { storedId } from '../../lib/mailbox/message.ts';
import { openStores, openStoresOfBackground } from '../../lib/mailbox/open-stores.ts';

/** The service of all addresses in most tests. */
export const SERVICE = 'https://a.example';

/** The id of a message here. @param id by which `SERVICE` knows it */
export const keyOf = (id: string, email: string): string => storedId(id, { email, service: SERVICE });

/** Opens an empty mailbox as the background does. What belongs to private windows is in the fake browser's session. */
export function openTestMailbox(): void {
  vi.stubGlobal('indexedDB', new IDBFactory());
  openStoresOfBackground();
}

/** Writes on disk past the extension. */
export async function writeRecords(work: (transaction: Transaction) => Promise<unknown>): Promise<void> {
  const [disk] = await openStores();
  await disk?.change(work);
}

/** All records of one store on disk, as they are stored. */
export async function readRecords<T>(name: StoreName): Promise<T[]> {
  const [disk] = await openStores();
  return ((await disk?.read((transaction) => transaction.getAll(name))) ?? []) as T[];
}
