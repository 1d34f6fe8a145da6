import { useEffect, useState } from 'preact/hooks';
import { readStoredTotal, type StoredTotal } from '../../lib/mailbox/read-messages.ts';
import { watchEvent } from '../../lib/rpc/events.ts';

/** How much is stored, after every change anew; undefined while it is read. */
export function useStoredTotal(): StoredTotal | undefined {
  const [total, setTotal] = useState<StoredTotal>();
  useEffect(() => {
    const watching = new AbortController();
    const read = () => {
      readStoredTotal().then(
        (now) => !watching.signal.aborted && setTotal(now),
        (error: unknown) => console.warn('What is stored could not be counted:', error),
      );
    };
    watchEvent('mailboxChanged', read, watching.signal);
    read();
    return () => watching.abort();
  }, []);
  return total;
}
