import { maybe } from '../../shape/shape.ts';
import { addressShape } from '../address.ts';
import { changeMailbox } from '../change-mailbox.ts';
import type { Transaction } from '../transaction.ts';
import type { TrashKey } from './trashed.ts';

declare global {
  interface MayflyLate {
    trashMessages: typeof trashMessages;
    trashAddress: typeof trashAddress;
    restore: typeof restore;
  }
}

async function trashMessage(transaction: Transaction, id: string, untilAt: number): Promise<void> {
  const message = await transaction.objectStore('messages').get(id);
  if (!message) return;
  const address = maybe(addressShape)(await transaction.objectStore('addresses').get(message.address));
  await transaction.objectStore('messages').delete(id);
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

/** Restores what is not purged. @returns how many could not be restored */
export function restore(keys: TrashKey[]): Promise<number> {
  return changeMailbox(async (transaction) => {
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
