import type { Message } from './message.ts';
import type { Transaction } from './transaction.ts';

/**
 * Messages are stored by the ids that their services gave them. Two services may give the same, and one may at two addresses: the second
 * message is stored by an id of its own, with its address at the end.
 */
const ownId = (id: string, email: string) => `${id}~${email}`;

/** The id by which its service knows a stored message. */
export function idAtService({ id, address }: Pick<Message, 'id' | 'address'>): string {
  const end = ownId('', address);
  return id.length > end.length && id.endsWith(end) ? id.slice(0, -end.length) : id;
}

/** Whether a message is among stored ids of an address. @param id by which its service knows it */
export function isAmong(stored: ReadonlySet<string>, id: string, email: string): boolean {
  return stored.has(id) || stored.has(ownId(id, email));
}

type Stores = {
  objectStore(name: 'messages' | 'deleted'): Pick<ReturnType<Transaction['objectStore']>, 'get' | 'getKey'>;
};

/** Where a record was put, as far as it can be read. */
const addressOf = (record: unknown): unknown => (Object(record) as { address?: unknown }).address;

/**
 * The id by which a listed message is to be stored.
 * @param id by which its service knows it
 * @returns undefined for one that is stored, or was deleted
 */
export async function findNewId(transaction: Stores, id: string, email: string): Promise<string | undefined> {
  const [messages, deleted] = [transaction.objectStore('messages'), transaction.objectStore('deleted')];
  const taken: unknown = (await messages.get(id)) ?? (await deleted.get(id));
  if (taken === undefined) return id;
  const address = addressOf(taken);
  if (typeof address !== 'string' || address === email) return undefined;
  const own = ownId(id, email);
  const isKnown = (await messages.getKey(own)) ?? (await deleted.getKey(own));
  return isKnown === undefined ? own : undefined;
}
