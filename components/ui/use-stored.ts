import { useEffect, useState } from 'preact/hooks';
import { watchEvent } from '../../lib/mailbox/events.ts';
import { createCoalescingRunner } from '../../lib/storage/serial-queue.ts';
import type { StoredItem } from '../../lib/storage/stored-item.ts';

type Watch = (onChange: () => void, signal: AbortSignal) => void;

/** Lists what a set or a map has, which JSON would leave out. */
const listed = (_key: string, value: unknown) => (value instanceof Set || value instanceof Map ? [...value] : value);

/** Returns the last value if the new one is equal, so that views of it are not rendered again. Both must be plain data. */
export function reuse<T>(last: T, read: T): T {
  return JSON.stringify(last, listed) === JSON.stringify(read, listed) ? last : read;
}

/**
 * Reads data for a view, and reads it again after every change. Changes during a read lead to one more read.
 * @param read, watch the same functions in each render; without `watch`, the data is read once
 * @param first the value if it was read before the first render
 * @param isWanted false to read nothing
 * @returns undefined until the data is read, and if it can't be read
 */
export function useRead<T>(read: () => Promise<T>, watch?: Watch, first?: T, isWanted = true): T | undefined {
  const [value, setValue] = useState(first);

  useEffect(() => {
    if (!isWanted) return;
    const watching = new AbortController();
    const readAnew = createCoalescingRunner(
      async () => {
        const found = await read();
        if (!watching.signal.aborted) setValue((last) => reuse(last, found));
      },
      (error) => console.warn('What a view shows could not be read:', error),
    );
    watch?.(readAnew, watching.signal);
    readAnew();
    return () => watching.abort();
  }, [read, watch, isWanted]);

  return value;
}

const watchMailbox: Watch = (onChange, signal) => watchEvent('mailboxChanged', onChange, signal);

/** Data of the mailbox, see `useRead`. */
export const useStored = <T>(read: () => Promise<T>, isWanted?: boolean, first?: T) =>
  useRead(read, watchMailbox, first, isWanted);

type ReadItem<T> = Pick<StoredItem<T>, 'read' | 'watch'>;

/** The values of items that were read before the first render. */
const preloaded = new Map<unknown, unknown>();

export async function preload(item: ReadItem<unknown>): Promise<void> {
  preloaded.set(item, await item.read());
}

/** The item's value, updated on every change. */
export const useStoredItem = <T>(item: ReadItem<T>) =>
  useRead(item.read, item.watch, preloaded.get(item) as T | undefined);
