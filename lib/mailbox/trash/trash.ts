import { changeMailbox } from '../change-mailbox.ts';
import { openMailbox } from '../database.ts';
import { parseStored } from '../parse-stored.ts';
import { removeContents } from '../quota.ts';
import { type Trashed, type TrashKey, trashedSchema, trashSchema } from './trashed.ts';

/** All deletions that are not finished, in no order. */
export async function readTrash(): Promise<Trashed[]> {
  return trashSchema.parse(await (await openMailbox()).getAll('trash'));
}

/** Removes for good what is stored here; the service is still to be asked. */
export function purge({ kind, key }: TrashKey): Promise<void> {
  return changeMailbox(async (transaction) => {
    const trashed = parseStored(trashedSchema, await transaction.objectStore('trash').get([kind, key]), 'deletion');
    if (!trashed) return;
    for (const message of trashed.messages) await removeContents(transaction, message);
    await transaction.objectStore('trash').put({ ...trashed, messages: [], isPurged: true });
  });
}

/** Stores that the service could not be asked, and when to try again. */
export function tryAgainAt(keys: TrashKey[], nextTryAt: number): Promise<void> {
  return changeMailbox(async (transaction) => {
    for (const { kind, key } of keys) {
      const trashed = parseStored(trashedSchema, await transaction.objectStore('trash').get([kind, key]), 'deletion');
      if (trashed) await transaction.objectStore('trash').put({ ...trashed, nextTryAt, tries: trashed.tries + 1 });
    }
  });
}

/** Removes the entry: it is deleted here and on the service. */
export function finish({ kind, key }: TrashKey): Promise<void> {
  return changeMailbox(async (transaction) => {
    await transaction.objectStore('trash').delete([kind, key]);
    if (kind !== 'address') return;
    const deleted = transaction.objectStore('deleted');
    for (const id of await deleted.index('address').getAllKeys(key)) await deleted.delete(id);
  });
}
