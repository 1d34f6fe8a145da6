import { isOfNewerVersion, tryAgain } from '../storage/database.ts';
import { parseStored, timestamp, z } from '../storage/schema.ts';
import { storedItem } from '../storage/stored-item.ts';
import { announce } from './events.ts';
import { createIndexedDbStore } from './indexeddb.ts';
import { keyOf, LAYOUT, type MailStore, type ReadTransaction, STORE_NAMES, type StoreName } from './mail-store.ts';
import { createMemoryStore, type MemoryStore } from './memory.ts';
import { type Message, messageSchema } from './message.ts';
import { changeTotals, readTotal } from './message-totals.ts';

/** A note that the browser refuses to store mail on disk; null while it stores mail. */
export const memoryOnlyItem = storedItem(
  'unstored',
  z._default(
    z.nullable(
      z.object({
        sinceAt: timestamp,
        /** The user has closed the notice. */
        isClosed: z.boolean(),
      }),
    ),
    null,
  ),
  'session',
);

const createPrivateStore = () => createMemoryStore('private:', { isPrivate: true });

/** Replaces the disk where the browser refuses it. Smaller than that of private windows: both share what the browser gives. */
const createUnstoredStore = () => createMemoryStore('unstored:', { maxCharacters: 2_000_000 });

let findStores = createPageStores();

/** The stores that this context reads, the private one last. @throws DOMException if a newer version of Mayfly has made the mailbox */
export function openStores(): Promise<MailStore[]> {
  return findStores();
}

export async function readEach<T>(work: (transaction: ReadTransaction, store: MailStore) => Promise<T>): Promise<T[]> {
  return Promise.all((await openStores()).map((store) => store.read((transaction) => work(transaction, store))));
}

/** Reads the record that one of the stores may have. @returns undefined where none has it, or it does not fit */
export async function readOne<Schema extends z.core.$ZodType>(
  schema: Schema,
  what: string,
  find: (transaction: ReadTransaction) => Promise<unknown>,
): Promise<z.output<Schema> | undefined> {
  const found = await readEach(find);
  return parseStored(
    schema,
    found.find((record) => record !== undefined),
    what,
  );
}

/**
 * The stores of a page: the disk, or the background's memory store while the browser refuses the disk.
 * @throws DOMException where a newer version of Mayfly has made the mailbox
 */
function createPageStores(): () => Promise<MailStore[]> {
  const disk = createIndexedDbStore({ isReader: true });
  const unstored = createUnstoredStore();
  return async () => {
    const [opened, note] = await Promise.allSettled([disk.open(), memoryOnlyItem.read()]);
    if (opened.status === 'fulfilled' && !(note.status === 'fulfilled' && note.value)) return [disk];
    if (opened.status === 'rejected' && isOfNewerVersion(opened.reason)) throw opened.reason;
    // The background may have written since the last call: the next read loads the records again.
    unstored.forget();
    return [unstored];
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

/**
 * Has this context read and write what the background does: the disk, and memory for private windows. Where the browser refuses the disk
 * (Firefox that never remembers history, a policy, a profile that is broken), memory replaces it until this worker ends. The next one
 * tries the disk again, and puts there what could not be stored.
 */
export function openStoresOfBackground(): void {
  // Called when the user clears the browser's data: the mailbox and the badge are empty at once.
  const onClosed = () => announce('mailboxChanged', {});
  const disk = createIndexedDbStore({ onClosed });
  const unstored = createUnstoredStore();
  const ofPrivateWindows = createPrivateStore();
  let isRefused = false;
  let moving: Promise<void> | undefined;

  async function move(): Promise<void> {
    await moveToDisk(unstored, disk);
    if (await memoryOnlyItem.read()) await memoryOnlyItem.write(null);
  }

  async function findOpen(): Promise<MailStore> {
    if (isRefused) return unstored;
    try {
      await tryAgain(disk.open);
    } catch (error) {
      // Memory does not replace a mailbox that a newer version of Mayfly has made.
      if (isOfNewerVersion(error)) throw error;
      console.warn('The browser stores no mail:', error);
      if (!(await memoryOnlyItem.read())) await memoryOnlyItem.write({ sinceAt: Date.now(), isClosed: false });
      isRefused = true;
      return unstored;
    }
    moving ??= move().catch((error: unknown) =>
      console.warn('What could not be stored is kept until the browser closes:', error),
    );
    await moving;
    return disk;
  }

  findStores = async () => [await findOpen(), ofPrivateWindows];
}

/** The stores with the contents of messages, and the field of their records that has the message's id. */
const CONTENTS: Partial<Record<StoreName, string>> = { bodies: 'id', texts: 'id', files: 'message' };

/**
 * Moves to the disk, in one transaction, what was stored in memory while the browser refused the disk. Records that are on disk already
 * stay as they are: if the worker dies before the memory is cleared, the next worker adds nothing twice.
 */
async function moveToDisk(unstored: MemoryStore, disk: MailStore): Promise<void> {
  const names = STORE_NAMES.filter((name) => name !== 'totals');
  const records = await unstored.read(async (transaction) => {
    const each = names.map(async (name) => (await transaction.getAll(name)).map((record) => ({ name, record })));
    return (await Promise.all(each)).flat();
  });
  if (records.length === 0) return;
  await disk.change(async (transaction) => {
    const added: Message[] = [];
    for (const { name, record } of records) {
      const contentOf = CONTENTS[name];
      if (contentOf !== undefined && !added.some(({ id }) => id === keyOf(record, contentOf))) continue;
      const key = keyOf(record, LAYOUT[name].key);
      if (key === undefined || (await transaction.has(name, key))) continue;
      await transaction.put(name, record);
      const message = name === 'messages' && parseStored(messageSchema, record, 'message');
      if (message) added.push(message);
    }
    const bytes = added.reduce((sum, { storedBytes = 0 }) => sum + storedBytes, 0);
    const total = await readTotal(transaction, 'stored');
    // A missing total is computed when it is needed.
    if (total !== undefined) await transaction.put('totals', { name: 'stored', value: total + bytes });
    await changeTotals(transaction, { added });
  });
  await unstored.change(async (transaction) => {
    for (const name of STORE_NAMES) await transaction.clear(name);
  });
}
