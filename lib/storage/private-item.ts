import type { PrivateStore } from './private-store.ts';
import type { z } from './schema.ts';
import { createSerialQueue } from './serial-queue.ts';
import { parseItem, type StoredItem } from './stored-item.ts';

let store: PrivateStore | undefined;

/** Sets where private items are stored. Only the background calls this: pages can't read any private item. */
export function storePrivateItemsIn(chosen: PrivateStore): void {
  store = chosen;
}

function getStore(): PrivateStore {
  if (!store) throw new Error('Only the background has private items');
  return store;
}

type PrivateItem<T> = Omit<StoredItem<T>, 'watch' | 'initial'> & {
  /** False before the item is first written, and after the browser has deleted it. */
  isStored(): Promise<boolean>;
};

/** An item that only the background can read, and no page or content script. @param schema see `storedItem` */
export function privateItem<T>(key: string, schema: z.ZodMiniType<T>): PrivateItem<T> {
  const read = async () => parseItem(key, schema, await getStore().read(key));
  const write = async (value: T) => getStore().write(key, value);
  const queue = createSerialQueue();
  const isStored = async () => (await getStore().read(key)) !== undefined;
  return { read, write, isStored, update: (change) => queue(async () => write(change(await read()))) };
}
