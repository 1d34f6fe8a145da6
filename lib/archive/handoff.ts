import type { IDBPDatabase } from 'idb';
import { openDatabase } from '../database/open-database.ts';

/**
 * Files on their way from a page to the background: calls carry only JSON. Apart from the mailbox, which the background alone writes.
 */
let opening: Promise<IDBPDatabase> | undefined;

function openHandoff(): Promise<IDBPDatabase> {
  const forget = () => {
    opening = undefined;
  };
  opening ??= openDatabase('passing', 1, (database) => void database.createObjectStore('files'), forget).catch(
    (error: unknown) => {
      forget();
      throw error;
    },
  );
  return opening;
}

/** @returns what to call it by */
export async function passFile(bytes: Blob): Promise<string> {
  const key = crypto.randomUUID();
  await (await openHandoff()).put('files', bytes, key);
  return key;
}

/** @returns undefined for what is not there */
export async function readPassed(key: string): Promise<Blob | undefined> {
  const bytes: unknown = await (await openHandoff()).get('files', key);
  return bytes instanceof Blob ? bytes : undefined;
}

/** Whatever was passed has arrived, or its page has gone. */
export async function forgetPassed(): Promise<void> {
  await (await openHandoff()).clear('files');
}
