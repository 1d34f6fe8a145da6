import { idAtService, type Message, storedId } from '../../lib/mailbox/message.ts';
import { readBody } from '../../lib/mailbox/read-contents.ts';
import * as messages from '../../lib/mailbox/read-messages.ts';
import { storeMessages } from '../../lib/mailbox/store-messages.ts';
import * as writer from '../../lib/mailbox/writer.ts';

export { changeMailbox } from '../../lib/mailbox/change-mailbox.ts';
export { readAddresses, readStoredTotal, readUnnotified } from '../../lib/mailbox/read-messages.ts';
export { readMailbox } from '../../lib/mailbox/store.ts';
export { purge, restore, trashAddress } from '../../lib/mailbox/trash/trash.ts';
export { addAddress, clearMailbox, updateAddress } from '../../lib/mailbox/writer.ts';

/** The key of a message to the address that all tests use. All functions here take and return the ids of the service. */
export const keyOf = (id: string): string => storedId(id, { email: 'oak@mayfly.test', service: 'https://a.example' });

export const readMessage = (id: string): Promise<Message | undefined> => messages.readMessage(keyOf(id));
export const markRead = (ids: string[], at: number | undefined): Promise<void> => writer.markRead(ids.map(keyOf), at);

/** Stores a list of messages with these ids. */
export async function receive(email: string, ids: string[]): Promise<string[]> {
  const element = (id: string) => ({ id, from: 'a@b.example', subject: 'Hello' });
  const listed = ids.map((id) => ({ id, created_at: undefined, element: element(id) }));
  return (await storeMessages(email, listed, Date.now())).map(idAtService);
}

/** Stores a list of so many messages, a second apart, the newest last. @returns how many were new, and the newest of them */
export async function receiveMany(
  email: string,
  count: number,
): Promise<{ fresh: number; newest: string | undefined }> {
  const listed = Array.from({ length: count }, (_, at) => {
    const id = `many-${at}`;
    return { id, created_at: at * 1000, element: { id, created_at: new Date(at * 1000).toISOString() } };
  });
  const stored = await storeMessages(email, listed, Date.now());
  return { fresh: stored.length, newest: stored[0] && idAtService(stored[0]) };
}

/** Stores a message's body of 1000 bytes, half of them the text by which it is searched. */
export function storeKilobyte(id: string, isAskedFor = false): Promise<void> {
  const text = 'x'.repeat(500);
  return writer.storeBody({ id: keyOf(id), cc: [], attachments: [], text }, { attachments: 0 }, text, isAskedFor);
}

/** Those of these messages whose bodies are stored. */
export async function listStoredBodies(ids: string[]): Promise<string[]> {
  const bodies = await Promise.all(ids.map((id) => readBody(keyOf(id))));
  return ids.filter((_, nth) => bodies[nth]);
}
