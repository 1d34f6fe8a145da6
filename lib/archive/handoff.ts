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

const DAY = 24 * 60 * 60 * 1000;

/** @param now epoch ms */
export function makeHandoffKey(now: number): string {
  return `${now}-${crypto.randomUUID()}`;
}

/** Whether a file was left by a page that closed on its way. What is younger may be another page's. @param now epoch ms */
export function isLeftOver(key: string, now: number): boolean {
  return !(Math.abs(now - Number(key.split('-')[0])) < DAY);
}

/** @returns the key by which the background reads it */
export async function handOffFile(bytes: Blob): Promise<string> {
  const key = makeHandoffKey(Date.now());
  await (await openHandoff()).put('files', bytes, key);
  return key;
}

/** @returns undefined for a key that nothing was handed off by */
export async function readHandedOff(key: string): Promise<Blob | undefined> {
  const bytes: unknown = await (await openHandoff()).get('files', key);
  return bytes instanceof Blob ? bytes : undefined;
}

/** To be called when these have arrived. Another page may be handing off its own at the same time. */
export async function removeHandedOff(keys: string[]): Promise<void> {
  if (keys.length === 0) return;
  const { store, done } = (await openHandoff()).transaction('files', 'readwrite');
  await Promise.all(keys.map((key) => store.delete(key)));
  await done;
}

/** Removes what pages left that closed on their way. */
export async function removeLeftOver(): Promise<void> {
  const keys = (await (await openHandoff()).getAllKeys('files')).map(String);
  await removeHandedOff(keys.filter((key) => isLeftOver(key, Date.now())));
}
