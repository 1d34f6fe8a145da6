import { useEffect, useState } from 'preact/hooks';
import { watchEvent } from '../../lib/mailbox/events.ts';
import { createCoalescingRunner } from '../../lib/storage/coalescing-runner.ts';
import type { StoredItem } from '../../lib/storage/stored-item.ts';

/**
 * Reads data of the mailbox for a view, and reads it again after every change. Changes during a read lead to one more read.
 * @param read the same function in each render
 * @param isWanted false to read nothing
 * @returns undefined until the data is read, and if it can't be read
 */
export function useStored<T>(read: () => Promise<T>, isWanted = true): T | undefined {
  const [stored, setStored] = useState<T>();

  useEffect(() => {
    if (!isWanted) return;
    const watching = new AbortController();
    const readAnew = createCoalescingRunner(
      async () => {
        if (watching.signal.aborted) return;
        const value = await read();
        if (!watching.signal.aborted) setStored(() => value);
      },
      (error) => console.warn('What is stored could not be read:', error),
    );
    watchEvent('mailboxChanged', readAnew, watching.signal);
    readAnew();
    return () => watching.abort();
  }, [read, isWanted]);

  return stored;
}

/** Returns the last value if the new one is equal, so that views of it are not rendered again. Both must be plain data. */
export function reuse<T>(last: T, read: T): T {
  return JSON.stringify(last) === JSON.stringify(read) ? last : read;
}

/**
 * The item's value, updated on every change; undefined until it is first read.
 * @param first the value if it was read before the first render
 */
export function useStoredItem<T>(item: Pick<StoredItem<T>, 'read' | 'watch'>, first?: T): T | undefined {
  const [value, setValue] = useState(first);

  useEffect(() => {
    const watching = new AbortController();
    let isOvertaken = false;
    item.watch((changed) => {
      isOvertaken = true;
      setValue(() => changed);
    }, watching.signal);
    item.read().then(
      (read) => {
        if (!isOvertaken && !watching.signal.aborted) setValue((last) => reuse(last, read));
      },
      (error: unknown) => console.warn('A stored item could not be read:', error),
    );
    return () => watching.abort();
  }, [item]);

  return value;
}
