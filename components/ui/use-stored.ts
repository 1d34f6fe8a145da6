import { useEffect, useState } from 'preact/hooks';
import { watchEvent } from '../../lib/messaging/events.ts';
import { createCoalescingRunner } from '../../lib/storage/coalescing-runner.ts';

/**
 * What a view needs of the mailbox beside what is listed, read after every change anew; changes during a read lead to one more read.
 * @param read the same function each time
 * @param isWanted nothing is read while it is not
 * @returns undefined until it is read, and where it cannot be
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
