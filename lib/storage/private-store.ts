import { browser } from 'wxt/browser';
import { createDatabase, tryAgain } from './database.ts';

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

/** A database of its own: whatever becomes of the mailbox, the key stays. */
const openDatabase = createDatabase(NAME, (database) => void database.createObjectStore(ITEMS));
const open = () => tryAgain(openDatabase);

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

const PREFIX = 'item:';

/**
 * A store whose items are in `storage.session` where the browser refuses it: until it closes, in memory, out of reach of every page as
 * well. The first write that is refused begins that, unless a read is refused before; from then on all are kept there. The next worker
 * puts them where they belong, if it can.
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
        // What is there may be read later.
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
