import { maybe } from '../shape/shape.ts';
import { addressShape } from './address.ts';
import { change } from './change.ts';
import { openMailbox } from './database.ts';
import { dropContents } from './room.ts';
import type { Transaction } from './transaction.ts';
import type { Trashed, TrashKey } from './trashed.ts';

/** Everything that was deleted and is not done with, in no order. */
export async function readTrash(): Promise<Trashed[]> {
  return (await openMailbox()).getAll('trash');
}

async function trashMessage(transaction: Transaction, id: string, untilAt: number): Promise<void> {
  const message = await transaction.objectStore('messages').get(id);
  if (!message) return;
  const address = maybe(addressShape)(await transaction.objectStore('addresses').get(message.address));
  await transaction.objectStore('messages').delete(id);
  // The service goes on listing it until it is deleted there.
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

/** Takes messages out of all lists. @param untilAt epoch ms: until then they can be put back */
export function trashMessages(ids: string[], untilAt: number): Promise<void> {
  return change(async (transaction) => {
    for (const id of ids) await trashMessage(transaction, id, untilAt);
  });
}

/** Takes an address with its messages out of all lists. @param untilAt epoch ms: until then it can be put back */
export function trashAddress(email: string, untilAt: number): Promise<void> {
  return change(async (transaction) => {
    const addresses = transaction.objectStore('addresses');
    const address = maybe(addressShape)(await addresses.get(email));
    const messages = await transaction.objectStore('messages').index('address').getAll(email);
    for (const { id } of messages) await transaction.objectStore('messages').delete(id);
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

/** Puts back what is not gone yet. @returns how many of these it could not bring back */
export function restore(keys: TrashKey[]): Promise<number> {
  return change(async (transaction) => {
    let gone = 0;
    for (const { kind, key } of keys) {
      const trashed = await transaction.objectStore('trash').get([kind, key]);
      if (!trashed || trashed.isPurged) {
        gone += 1;
        continue;
      }
      if (kind === 'address' && trashed.address) await transaction.objectStore('addresses').put(trashed.address);
      for (const message of trashed.messages) {
        await transaction.objectStore('messages').put(message);
        await transaction.objectStore('deleted').delete(message.id);
      }
      await transaction.objectStore('trash').delete([kind, key]);
    }
    return gone;
  });
}

/** Removes for good what is held of it; what is left is to be deleted on the service, if anything. */
export function purge({ kind, key }: TrashKey): Promise<void> {
  return change(async (transaction) => {
    const trashed = await transaction.objectStore('trash').get([kind, key]);
    if (!trashed) return;
    for (const message of trashed.messages) await dropContents(transaction, message);
    await transaction.objectStore('trash').put({ ...trashed, messages: [], isPurged: true });
  });
}

/** Notes down that the service could not be asked. */
export function tryAgainAt(keys: TrashKey[], nextTryAt: number): Promise<void> {
  return change(async (transaction) => {
    for (const { kind, key } of keys) {
      const trashed = await transaction.objectStore('trash').get([kind, key]);
      if (trashed) await transaction.objectStore('trash').put({ ...trashed, nextTryAt, tries: trashed.tries + 1 });
    }
  });
}

/** Forgets about it: it is gone here and there. */
export function finish({ kind, key }: TrashKey): Promise<void> {
  return change(async (transaction) => {
    await transaction.objectStore('trash').delete([kind, key]);
    if (kind !== 'address') return;
    const deleted = transaction.objectStore('deleted');
    for (const gone of await deleted.getAll()) if (gone.address === key) await deleted.delete(gone.id);
  });
}
