import type { StoredItem } from '../../lib/storage/stored-item.ts';

/** The values of items that were read before the first render, while the browser loads the views. */
const preloaded = new Map<unknown, unknown>();

export async function preload(item: Pick<StoredItem<unknown>, 'read'>): Promise<void> {
  preloaded.set(item, await item.read());
}

/** @returns undefined if it was not read before the first render */
export const preloadedValue = <T>(item: Pick<StoredItem<T>, 'read'>) => preloaded.get(item) as T | undefined;
