import { type IDBPDatabase, openDB } from 'idb';

/** Files on their way from a page to the background: calls carry only JSON, and only the background writes into the mailbox. */

/** The name that version 0.1 gave the database. */
const NAME = 'passing';

let opening: Promise<IDBPDatabase> | undefined;

function forget(): void {
  opening = undefined;
}

async function open(): Promise<IDBPDatabase> {
  return openDB(NAME, 1, {
    upgrade: (database) => void database.createObjectStore('files'),
    blocking(_current, _blocked, { target }) {
      (target as IDBDatabase).close();
      forget();
    },
    terminated: forget,
  });
}

function openHandoff(): Promise<IDBPDatabase> {
  opening ??= open().catch((error: unknown) => {
    forget();
    throw error;
  });
  return opening;
}

/** @returns the key by which the background reads it */
export async function handOffFile(bytes: Blob): Promise<string> {
  const key = crypto.randomUUID();
  await (await openHandoff()).put('files', bytes, key);
  return key;
}

/** @returns undefined for a key that nothing was handed off by */
export async function readHandedOff(key: string): Promise<Blob | undefined> {
  const bytes: unknown = await (await openHandoff()).get('files', key);
  return bytes instanceof Blob ? bytes : undefined;
}

/** To be called when all files have arrived. */
export async function clearHandoff(): Promise<void> {
  await (await openHandoff()).clear('files');
}
