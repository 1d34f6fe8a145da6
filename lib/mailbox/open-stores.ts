import { tryAgain } from '../storage/database.ts';
import { parseStored, type z } from '../storage/schema.ts';
import { announce } from './events.ts';
import { createIndexedDbStore } from './indexeddb.ts';
import type { MailStore, ReadTransaction } from './mail-store.ts';
import { createMemoryStore } from './memory.ts';

const createPrivateStore = () => createMemoryStore('private:', { isPrivate: true });

let findStores = createPageStores();

/** The stores that this context reads, the private one last. @throws DOMException if a newer version of Mayfly has made the mailbox */
export function openStores(): Promise<MailStore[]> {
  return findStores();
}

export async function readEach<T>(work: (transaction: ReadTransaction, store: MailStore) => Promise<T>): Promise<T[]> {
  return Promise.all((await openStores()).map((store) => store.read((transaction) => work(transaction, store))));
}

/** Reads the record that one of the stores may have. @returns undefined where none has it, or it is lost, or does not fit */
export async function readOne<Schema extends z.core.$ZodType>(
  schema: Schema,
  what: string,
  find: (transaction: ReadTransaction) => Promise<unknown>,
): Promise<z.output<Schema> | undefined> {
  const found = (await openStores()).map((store) => store.read(find));
  return parseStored(
    schema,
    (await Promise.all(found)).find((record) => record !== undefined),
    what,
  );
}

/** The disk alone. @throws DOMException where a newer version of Mayfly has made the mailbox, or the browser refuses its storage */
function createPageStores(): () => Promise<MailStore[]> {
  const disk = createIndexedDbStore({ isReader: true });
  return async () => {
    await disk.open();
    return [disk];
  };
}

/**
 * Makes this page read the mail of private windows only. In them, Firefox gives pages no IndexedDB, and mail on disk must not be shown.
 * The background's events do not reach these pages: so each change of the store is announced here.
 */
export function openStoresOfPrivateWindow(): void {
  const store = createPrivateStore();
  store.watch(() => announce('mailboxChanged', {}));
  findStores = async () => [store];
}

/** Has this context read and write what the background does: the disk, and memory for private windows. */
export function openStoresOfBackground(): void {
  // Called when the user clears the browser's data: the mailbox and the badge are empty at once.
  const onClosed = () => announce('mailboxChanged', {});
  const disk = createIndexedDbStore({ onClosed });
  const ofPrivateWindows = createPrivateStore();
  findStores = async () => {
    await tryAgain(disk.open);
    return [disk, ofPrivateWindows];
  };
}
