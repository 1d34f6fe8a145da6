import { createSerialQueue } from '../queue/serial-queue.ts';
import type { z } from '../schema/z.ts';
import type { PrivateStore } from './private-store.ts';
import { parseItem, type StoredItem } from './stored-item.ts';

let open = async (): Promise<PrivateStore> => {
  throw new Error('Only the background has private items');
};

/** Says where private items are. Only the background does: in a page, none can be read. @param opening called for each of them */
export function keepPrivateItemsIn(opening: () => Promise<PrivateStore>): void {
  open = opening;
}

/** One item that the background alone reads, and no content script can. @param schema as of `storedItem` */
export function privateItem<T>(key: string, schema: z.ZodMiniType<T>): Omit<StoredItem<T>, 'watch' | 'initial'> {
  const read = async () => parseItem(key, schema, await (await open()).read(key));
  const write = async (value: T) => (await open()).write(key, value);
  const queue = createSerialQueue();
  return { read, write, update: (change) => queue(async () => write(change(await read()))) };
}
