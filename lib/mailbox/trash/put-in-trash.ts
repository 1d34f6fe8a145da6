import { addressSchema } from '../address.ts';
import { changeMailbox } from '../change-mailbox.ts';
import { messageSchema } from '../message.ts';
import { changeTotals } from '../message-totals.ts';
import { parseStored } from '../parse-stored.ts';
import type { Transaction } from '../transaction.ts';
import { type TrashKey, trashedMessagesSchema, trashedSchema } from './trashed.ts';

async function trashMessage(transaction: Transaction, id: string, untilAt: number): Promise<void> {
  const message = parseStored(messageSchema, await transaction.objectStore('messages').get(id), 'message');
  if (!message) return;
  const address = parseStored(
    addressSchema,
    await transaction.objectStore('addresses').get(message.address),
    'address',
  );
  await transaction.objectStore('messages').delete(id);
  await changeTotals(transaction, { removed: [message] });
  // The service lists it until it is deleted there too.
  await transaction.objectStore('deleted').put({ id, address: message.address });
  await transaction.objectStore('trash').put({
    kind: 'message',
    key: id,
    untilAt,
    ...(address && { address }),
    messages: [message],
    isPurged: false,
    tries: 0,
    nextTryAt: untilAt,
  });
}

/** Takes messages out of all lists. @param untilAt epoch ms: until then they can be restored */
export function trashMessages(ids: string[], untilAt: number): Promise<void> {
  return changeMailbox(async (transaction) => {
    for (const id of ids) await trashMessage(transaction, id, untilAt);
  });
}

/** Takes an address with its messages out of all lists. @param untilAt epoch ms: until then it can be restored */
export function trashAddress(email: string, untilAt: number): Promise<void> {
  return changeMailbox(async (transaction) => {
    const addresses = transaction.objectStore('addresses');
    const address = parseStored(addressSchema, await addresses.get(email), 'address');
    const stored = transaction.objectStore('messages');
    const messages = trashedMessagesSchema.parse(await stored.index('address').getAll(email));
    for (const id of await stored.index('address').getAllKeys(email)) await stored.delete(id);
    await changeTotals(transaction, { removed: messages });
    await addresses.delete(email);
    await transaction.objectStore('trash').put({
      kind: 'address',
      key: email,
      untilAt,
      ...(address && { address }),
      messages,
      isPurged: false,
      tries: 0,
      nextTryAt: untilAt,
    });
  });
}

/** Restores what is not purged. @returns how many could not be restored */
export function restore(keys: TrashKey[]): Promise<number> {
  return changeMailbox(async (transaction) => {
    let gone = 0;
    for (const { kind, key } of keys) {
      const trashed = parseStored(trashedSchema, await transaction.objectStore('trash').get([kind, key]), 'deletion');
      if (!trashed || trashed.isPurged) {
        gone += 1;
        continue;
      }
      if (kind === 'address' && trashed.address) await transaction.objectStore('addresses').put(trashed.address);
      for (const message of trashed.messages) {
        await transaction.objectStore('messages').put(message);
        await transaction.objectStore('deleted').delete(message.id);
      }
      await changeTotals(transaction, { added: trashed.messages });
      await transaction.objectStore('trash').delete([kind, key]);
    }
    return gone;
  });
}
