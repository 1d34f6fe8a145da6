import { parseStored } from '../storage/schema.ts';
import { type Address, isSameAddress } from './address.ts';
import type { Transaction } from './mail-store.ts';
import { changeTotals } from './message-totals.ts';
import { type Trashed, type TrashKey, trashedSchema, trashSchema } from './trashed.ts';

/** @returns undefined if there is no such deletion, or its record is invalid */
export async function findTrashed(transaction: Transaction, { kind, key }: TrashKey): Promise<Trashed | undefined> {
  return parseStored(trashedSchema, await transaction.get('trash', [kind, key]), 'deletion');
}

/** @returns false if it is purged; true also if another window has restored it already */
export async function restoreTrashed(transaction: Transaction, { kind, key }: TrashKey): Promise<boolean> {
  const trashed = await findTrashed(transaction, { kind, key });
  if (!trashed) return transaction.has(kind === 'address' ? 'addresses' : 'messages', key);
  if (trashed.isPurged) return false;
  if (kind === 'address' && trashed.address) await transaction.put('addresses', trashed.address);
  for (const message of trashed.messages) {
    await transaction.put('messages', message);
    await transaction.delete('deleted', message.id);
  }
  await changeTotals(transaction, { added: trashed.messages });
  await transaction.delete('trash', [kind, key]);
  return true;
}

/** Removes a deletion that is complete, or no longer wanted. */
export async function removeTrashed(transaction: Transaction, { kind, key }: TrashKey): Promise<void> {
  await transaction.delete('trash', [kind, key]);
  if (kind !== 'address') return;
  for (const id of await transaction.getKeys('deleted', { index: 'address', of: key }))
    await transaction.delete('deleted', id);
}

/**
 * Cancels the deletion of an address that is in use again, however it is spelled: its service must not be asked to delete it. What can be
 * restored is restored.
 */
export async function cancelDeletion(
  transaction: Transaction,
  { email, service }: Pick<Address, 'email' | 'service'>,
): Promise<void> {
  for (const { kind, key, address } of trashSchema.parse(await transaction.getAll('trash'))) {
    if (kind !== 'address' || !isSameAddress(key, email) || address?.service !== service) continue;
    if (!(await restoreTrashed(transaction, { kind, key }))) await removeTrashed(transaction, { kind, key });
  }
}
