import type { MailboxDatabase } from '../database.ts';
import { changeTotals } from '../message-totals.ts';
import { memoryStore } from '../private/memory-store.ts';
import { STORES } from '../stores.ts';
import { unstoredRecords } from './unstored-mailbox.ts';

/** What is stored of a message besides itself, and where its id is in that. */
const CONTENTS: Partial<Record<(typeof STORES)[number], string>> = { bodies: 'id', texts: 'id', files: 'message' };

/** As much of idb's stores as is used. */
type Stored = {
  get(key: unknown): Promise<unknown>;
  getKey(key: unknown): Promise<unknown>;
  put(record: unknown, key?: unknown): Promise<unknown>;
};

/**
 * Puts into the database what could not be stored while the browser refused it, in one transaction. What is there already stays as it
 * is: a worker that dies over this leaves nothing twice.
 */
export async function storeUnstored(database: MailboxDatabase): Promise<void> {
  const records = new Map(await unstoredRecords.read());
  if (records.size === 0) return;
  const transaction = database.transaction(STORES, 'readwrite', { durability: 'strict' });
  const objectStore = (name: string) => transaction.objectStore(name as 'totals') as unknown as Stored;
  const isNew = new Set<unknown>();
  let addedBytes = 0;
  const added: Record<string, unknown>[] = [];
  for (const name of STORES.filter((one) => one !== 'totals')) {
    const held = memoryStore(records, name);
    const [keys, all] = await Promise.all([held.getAllKeys(), held.getAll()]);
    for (const [place, record] of all.entries()) {
      const fields: Record<string, unknown> = Object(record);
      const message = CONTENTS[name];
      if (message !== undefined && !isNew.has(fields[message])) continue;
      if ((await objectStore(name).getKey(keys[place])) !== undefined) continue;
      await objectStore(name).put(record);
      if (name !== 'messages') continue;
      isNew.add(fields.id);
      added.push(fields);
      addedBytes += Number(fields.storedBytes) || 0;
    }
  }
  const before = Number(await objectStore('totals').get('stored')) || 0;
  await objectStore('totals').put(before + addedBytes, 'stored');
  await changeTotals(transaction, { added });
  await transaction.done;
  await unstoredRecords.write(new Map(), new Set(records.keys()));
}
