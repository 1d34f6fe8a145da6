import { useEffect, useState } from 'preact/hooks';
import type { StoredItem } from '../../lib/storage/stored-item.ts';

/**
 * The item's value, updated on every change; undefined until it is first read.
 * @param first read before the first render, if it was
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
        if (!isOvertaken && !watching.signal.aborted) setValue(() => read);
      },
      (error: unknown) => console.warn('A stored item could not be read:', error),
    );
    return () => watching.abort();
  }, [item]);

  return value;
}
