import { parseStored } from '../../storage/schema.ts';
import { changeMailbox, findAddress } from '../change-mailbox.ts';
import type { Transaction } from '../mail-store.ts';
import { keepsId } from '../message.ts';
import { changeTotals } from '../message-totals.ts';
import { removeContents } from '../quota.ts';
import { findTrashed, removeTrashed, restoreTrashed } from '../restore-trashed.ts';
import { type TrashKey, trashedMessageSchema, trashedMessagesSchema } from '../trashed.ts';

const newlyTrashed = (untilAt: number) => ({ untilAt, isPurged: false, tries: 0, nextTryAt: untilAt });

async function trashMessage(transaction: Transaction, id: string, untilAt: number): Promise<void> {
  // Only the id is checked: a message with an invalid record can be deleted, too.
  const message = parseStored(trashedMessageSchema, await transaction.get('messages', id), 'message');
  if (!message) return;
  const email = typeof message.address === 'string' ? message.address : '';
  const address = await findAddress(transaction, email);
  await transaction.delete('messages', id);
  await changeTotals(transaction, { removed: [message] });
  // The service lists it until it is deleted there too.
  const { serviceId, dated } = message;
  const hasLastingId = keepsId(message, address?.checkedAt);
  await transaction.put('deleted', { id, address: email, serviceId, dated, hasLastingId });
  await transaction.put('trash', {
    kind: 'message',
    key: id,
    ...(serviceId !== undefined && { serviceId }),
    ...(address && { address }),
    messages: [message],
    ...newlyTrashed(untilAt),
  });
}

/** Takes messages out of all lists. @param untilAt epoch ms: until then they can be restored */
export async function trashMessages(ids: string[], untilAt: number): Promise<void> {
  await changeMailbox(async (transaction) => {
    for (const id of ids) await trashMessage(transaction, id, untilAt);
  });
}

/** Takes an address with its messages out of all lists. @param untilAt epoch ms: until then it can be restored */
export async function trashAddress(email: string, untilAt: number): Promise<void> {
  await changeMailbox(async (transaction) => {
    const address = await findAddress(transaction, email);
    const ofAddress = { index: 'address', of: email };
    const messages = trashedMessagesSchema.parse(await transaction.getAll('messages', ofAddress));
    if (messages.length === 0 && !(await transaction.has('addresses', email))) return;
    for (const id of await transaction.getKeys('messages', ofAddress)) await transaction.delete('messages', id);
    await changeTotals(transaction, { removed: messages });
    await transaction.delete('addresses', email);
    await transaction.put('trash', {
      kind: 'address',
      key: email,
      ...(address && { address }),
      messages,
      ...newlyTrashed(untilAt),
    });
  });
}

/** Restores what is not purged. @returns how many could not be restored */
export async function restore(keys: TrashKey[]): Promise<number> {
  const restored = await changeMailbox(async (transaction) => {
    let count = 0;
    for (const key of keys) if (await restoreTrashed(transaction, key)) count += 1;
    return count;
  });
  return restored.reduce((rest, count) => rest - count, keys.length);
}

/** Lets what is not purged be restored for longer. @param untilAt epoch ms */
export async function extendUndo(keys: TrashKey[], untilAt: number): Promise<void> {
  await changeMailbox(async (transaction) => {
    for (const key of keys) {
      const trashed = await findTrashed(transaction, key);
      if (trashed && !trashed.isPurged) await transaction.put('trash', { ...trashed, untilAt, nextTryAt: untilAt });
    }
  });
}

/** Removes for good what is stored here; the service has not deleted it yet. */
export async function purge(keys: TrashKey[]): Promise<void> {
  await changeMailbox(async (transaction) => {
    for (const key of keys) {
      const trashed = await findTrashed(transaction, key);
      if (!trashed) continue;
      for (const message of trashed.messages) await removeContents(transaction, message);
      await transaction.put('trash', { ...trashed, messages: [], isPurged: true });
    }
  });
}

/** Stores when to try again. @param failed the one whose request has failed; the others were not requested */
export async function tryAgainAt(keys: TrashKey[], nextTryAt: number, failed?: TrashKey): Promise<void> {
  await changeMailbox(async (transaction) => {
    for (const key of keys) {
      const trashed = await findTrashed(transaction, key);
      const failure = trashed && key === failed && { triedAt: Date.now(), tries: trashed.tries + 1 };
      if (trashed) await transaction.put('trash', { ...trashed, nextTryAt, ...failure });
    }
  });
}

/** Removes entries from the trash: their deletion is complete, or no longer wanted. */
export async function removeFromTrash(keys: TrashKey[]): Promise<void> {
  await changeMailbox(async (transaction) => {
    for (const key of keys) await removeTrashed(transaction, key);
  });
}
