import type { ListedMessage } from '../api/wire.ts';
import { changeMailbox, findAddress } from './change-mailbox.ts';
import type { ReadTransaction } from './mail-store.ts';
import { type Message, storedId } from './message.ts';
import { changeTotals } from './message-totals.ts';
import { readEach } from './open-stores.ts';
import { datedAt, receiveMessages } from './receive-messages.ts';

/** The most new messages of a list that are stored at once; the next checks store the rest. */
const MAX_NEW = 500;

/** Up to this length, looking up each id is faster than reading all stored ids: an address may have thousands of stored messages. */
const SHORT_LIST = 50;

/** Messages stored in one transaction: this limits how long other changes have to wait. */
const MESSAGES_AT_ONCE = 50;

async function isKnown(transaction: ReadTransaction, id: string): Promise<boolean> {
  return (await transaction.has('messages', id)) || (await transaction.has('deleted', id));
}

/** The listed messages that are neither stored nor deleted, newest first, with the ids they will be stored under. */
async function findNew(
  transaction: ReadTransaction,
  email: string,
  listed: ListedMessage[],
  now: number,
): Promise<ListedMessage[]> {
  const address = await findAddress(transaction, email);
  if (!address) return [];
  // For a long list, all stored ids are read at once, so that only ids not among them are looked up one by one.
  const isShort = listed.length <= SHORT_LIST;
  const seen = new Set(isShort ? [] : await transaction.getKeys('messages', { index: 'address', of: email }));
  const found: ListedMessage[] = [];
  for (const message of listed.toSorted((one, other) => datedAt(other, now) - datedAt(one, now))) {
    const id = storedId(message.id, address);
    if (seen.has(id)) continue;
    seen.add(id);
    if (await isKnown(transaction, id)) continue;
    found.push({ ...message, id });
    if (found.length === MAX_NEW) break;
  }
  return found;
}

/** @returns what was not stored before; nothing if the address was deleted */
async function storePart(email: string, part: ListedMessage[], now: number): Promise<Message[]> {
  const stored = await changeMailbox(
    async (transaction) => {
      const address = await findAddress(transaction, email);
      if (!address) return [];

      const unknown: ListedMessage[] = [];
      for (const message of part) {
        if (!(await isKnown(transaction, message.id))) unknown.push(message);
      }
      const received = receiveMessages(address, unknown, now);
      await transaction.put('addresses', received.address);
      for (const message of received.fresh) await transaction.put('messages', message);
      await changeTotals(transaction, { added: received.fresh });
      for (const body of received.bodies) await transaction.put('bodies', body);
      return received.fresh;
    },
    // If only the time of the check changed, no view shows it, and losing it in a crash only means one more check.
    { isNews: (fresh) => fresh.length > 0, durability: part.length > 0 ? 'strict' : 'relaxed' },
  );
  return stored.flat();
}

/**
 * Adds the new messages of a list from the service: at most the newest `MAX_NEW`. The next calls add the others.
 * @returns the messages that were not stored before, newest first; none if the address was deleted meanwhile
 */
export async function storeMessages(email: string, listed: ListedMessage[], now: number): Promise<Message[]> {
  const wanted = (await readEach((transaction) => findNew(transaction, email, listed, now))).flat();
  // The first part may be empty: it stores the time of the check.
  const stored = await storePart(email, wanted.slice(0, MESSAGES_AT_ONCE), now);
  for (let at = MESSAGES_AT_ONCE; at < wanted.length; at += MESSAGES_AT_ONCE) {
    stored.push(...(await storePart(email, wanted.slice(at, at + MESSAGES_AT_ONCE), now)));
  }
  return stored;
}
