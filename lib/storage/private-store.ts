import { browser } from 'wxt/browser';
import { createDatabase, tryAgain } from './database.ts';

/**
 * Where the background stores what no page may read. In Firefox, content scripts can read all of `storage.local`, but in every browser an
 * extension's IndexedDB is out of their reach.
 */
export type PrivateStore = {
  /** @returns undefined if there is no such key */
  read(key: string): Promise<unknown>;
  write(key: string, value: unknown): Promise<void>;
};

const NAME = 'private';
const ITEMS = 'items';

/** A separate database, so that the API key survives if the mailbox's database is deleted or broken. */
const openDatabase = createDatabase(NAME, {
  version: 1,
  upgrade: (database) => void database.createObjectStore(ITEMS),
});
const open = () => tryAgain(openDatabase);

export const privateDatabase: PrivateStore = {
  read: async (key) => (await open()).get(ITEMS, key),
  async write(key, value) {
    await (await open()).put(ITEMS, value, key);
  },
};

/** Blocks content scripts from `storage.local`. Firefox can't do this: so what no page may read is a private item. */
export async function restrictStorageAccess(): Promise<void> {
  await browser.storage.local.setAccessLevel?.({ accessLevel: 'TRUSTED_CONTEXTS' });
}
