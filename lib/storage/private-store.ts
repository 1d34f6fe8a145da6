import { type IDBPDatabase, openDB } from 'idb';
import { browser } from 'wxt/browser';
import { tryAgain } from './try-again.ts';

/**
 * Where the background keeps what no page may read. Content scripts can read all of `storage.local` in Firefox; an extension's
 * IndexedDB is out of their reach in every browser.
 */
export type PrivateStore = {
  /** @returns undefined for a key that is not there */
  read(key: string): Promise<unknown>;
  write(key: string, value: unknown): Promise<void>;
};

const NAME = 'private';
const ITEMS = 'items';

let opening: Promise<IDBPDatabase> | undefined;

function forget(): void {
  opening = undefined;
}

/** A database of its own: whatever becomes of the mailbox, the key stays. */
function open(): Promise<IDBPDatabase> {
  opening ??= tryAgain(() =>
    openDB(NAME, 1, {
      upgrade: (database) => void database.createObjectStore(ITEMS),
      // A newer version of the extension waits to upgrade: an older one must not stand in its way.
      blocking(_current, _blocked, { target }) {
        (target as IDBDatabase).close();
        forget();
      },
      terminated: forget,
    }),
  ).catch((error: unknown) => {
    forget();
    throw error;
  });
  return opening;
}

export const privateDatabase: PrivateStore = {
  read: async (key) => (await open()).get(ITEMS, key),
  async write(key, value) {
    await (await open()).put(ITEMS, value, key);
  },
};

/** Keeps content scripts out of `storage.local`. Firefox has no such switch: what no page may read is a private item. */
export async function restrictStorageAccess(): Promise<void> {
  await browser.storage.local.setAccessLevel?.({ accessLevel: 'TRUSTED_CONTEXTS' });
}
