import { browser } from 'wxt/browser';
import { createDatabase, tryAgain } from './database.ts';
import { createOnce } from './serial-queue.ts';

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

const PREFIX = 'item:';

/**
 * Wraps `disk`. Once `disk` has refused a write, this and all later writes go to `storage.session`: in memory, until the browser closes,
 * and out of reach of every page as well. A read that `disk` refuses before that rejects. The next worker moves the items to `disk`, if it
 * can.
 */
export function withSessionFallback(disk: PrivateStore): PrivateStore {
  const session = createOnce(async (): Promise<Map<string, unknown>> => {
    const found = Object.entries(await browser.storage.session.get(null)).filter(([key]) => key.startsWith(PREFIX));
    const inSession = new Map(found.map(([key, value]) => [key.slice(PREFIX.length), value]));
    try {
      for (const [key, value] of inSession) await disk.write(key, value);
      await browser.storage.session.remove(found.map(([key]) => key));
      return new Map();
    } catch {
      return inSession;
    }
  });

  async function writeSession(inSession: Map<string, unknown>, key: string, value: unknown): Promise<void> {
    await browser.storage.session.set({ [PREFIX + key]: value });
    inSession.set(key, value);
  }

  return {
    async read(key) {
      const inSession = await session.get();
      if (inSession.has(key)) return inSession.get(key);
      try {
        return await disk.read(key);
      } catch (error) {
        // Nothing has been written in memory: the error tells the caller that the item may be readable later.
        if (inSession.size === 0) throw error;
        return undefined;
      }
    },
    async write(key, value) {
      const inSession = await session.get();
      if (inSession.size > 0) return writeSession(inSession, key, value);
      try {
        await disk.write(key, value);
      } catch (error) {
        console.warn('The browser stores nothing:', error);
        await writeSession(inSession, key, value);
      }
    },
  };
}
