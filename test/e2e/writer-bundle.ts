import type { Message } from '../../lib/mailbox/message.ts';
import { readBody } from '../../lib/mailbox/read-contents.ts';
import { storeMessages } from '../../lib/mailbox/store-messages.ts';
import { storeBody } from '../../lib/mailbox/writer.ts';

export { changeMailbox } from '../../lib/mailbox/change-mailbox.ts';
export { clearMailbox } from '../../lib/mailbox/clear-mailbox.ts';
export { readAddresses, readMessage, readStoredTotal, readUnnotified } from '../../lib/mailbox/read-messages.ts';
export { readMailbox } from '../../lib/mailbox/store.ts';
export { restore, trashAddress } from '../../lib/mailbox/trash/put-in-trash.ts';
export { purge } from '../../lib/mailbox/trash/trash.ts';
export { addAddress, markRead, updateAddress } from '../../lib/mailbox/writer.ts';

/** Stores a list of messages with these ids. */
export function receive(email: string, ids: string[]): Promise<Message[]> {
  const element = (id: string) => ({ id, from: 'a@b.example', subject: 'Hello' });
  const listed = ids.map((id) => ({ id, created_at: undefined, element: element(id) }));
  return storeMessages(email, listed, Date.now());
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
  return { fresh: stored.length, newest: stored[0]?.id };
}

/** Stores a message's body of 1000 bytes, half of them the text by which it is searched. */
export function storeKilobyte(id: string, isAskedFor = false): Promise<void> {
  const text = 'x'.repeat(500);
  return storeBody({ id, cc: [], attachments: [], text }, { attachments: 0 }, text, isAskedFor);
}

/** Those of these messages whose bodies are stored. */
export async function listStoredBodies(ids: string[]): Promise<string[]> {
  const bodies = await Promise.all(ids.map(readBody));
  return ids.filter((_, nth) => bodies[nth]);
}
