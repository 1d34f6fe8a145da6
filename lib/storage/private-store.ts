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

/** A separate database, so that the key survives whatever happens to the mailbox. */
const openDatabase = createDatabase(NAME, (database) => void database.createObjectStore(ITEMS));
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
 * A store that replaces `stored` by `storage.session` while the browser refuses to store: in memory, until the browser closes, and out of
 * reach of every page as well. This begins with the first refused write, and applies to all later writes. A refused read before that
 * rejects. The next worker moves the items to `stored`, if it can.
 */
export function storeOrSession(stored: PrivateStore): PrivateStore {
  let loading: Promise<Map<string, unknown>> | undefined;

  async function load(): Promise<Map<string, unknown>> {
    const found = Object.entries(await browser.storage.session.get(null)).filter(([key]) => key.startsWith(PREFIX));
    const held = new Map(found.map(([key, value]) => [key.slice(PREFIX.length), value]));
    try {
      for (const [key, value] of held) await stored.write(key, value);
      await browser.storage.session.remove(found.map(([key]) => key));
      return new Map();
    } catch {
      return held;
    }
  }

  function readHeld(): Promise<Map<string, unknown>> {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  }

  async function hold(held: Map<string, unknown>, key: string, value: unknown): Promise<void> {
    await browser.storage.session.set({ [PREFIX + key]: value });
    held.set(key, value);
  }

  return {
    async read(key) {
      const held = await readHeld();
      if (held.has(key)) return held.get(key);
      try {
        return await stored.read(key);
      } catch (error) {
        // Nothing has been written in memory: the error tells the caller that the item may be readable later.
        if (held.size === 0) throw error;
        return undefined;
      }
    },
    async write(key, value) {
      const held = await readHeld();
      if (held.size > 0) return hold(held, key, value);
      try {
        await stored.write(key, value);
      } catch (error) {
        console.warn('The browser stores nothing:', error);
        await hold(held, key, value);
      }
    },
  };
}
