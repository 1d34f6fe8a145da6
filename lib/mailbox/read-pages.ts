import type { ReadTransaction } from './mail-store.ts';
import type { Message } from './message.ts';

/**
 * All messages of a store as they are stored, in pages: some may not fit their schema. Between pages it is the turn of the user who types.
 * @param size of a page: so many are parsed at a time
 */
export async function* readPages(transaction: ReadTransaction, size = 1000): AsyncGenerator<Message[]> {
  let page = await transaction.getAll('messages', { limit: size });
  for (let last = page.at(-1); last; last = page.at(-1)) {
    yield page;
    page = await transaction.getAll('messages', { after: last.id, limit: size });
  }
}
