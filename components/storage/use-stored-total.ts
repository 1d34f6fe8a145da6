import { useEffect, useState } from 'preact/hooks';
import { readStoredBytes, type StoredTotal } from '../../lib/mailbox/read-messages.ts';
import { watchMailbox } from '../../lib/mailbox/store.ts';

/** How much is kept, following every change; undefined while it is read. */
export function useStoredTotal(): StoredTotal | undefined {
  const [held, setHeld] = useState<StoredTotal>();
  useEffect(() => {
    const watching = new AbortController();
    const read = () => {
      readStoredBytes().then(
        (now) => !watching.signal.aborted && setHeld(now),
        (error: unknown) => console.warn('What is kept could not be counted:', error),
      );
    };
    watchMailbox(read, watching.signal);
    read();
    return () => watching.abort();
  }, []);
  return held;
}
