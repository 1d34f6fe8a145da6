import { useEffect, useState } from 'preact/hooks';
import { watchEvent } from '../../lib/mailbox/events.ts';
import type { Message } from '../../lib/mailbox/message.ts';
import { readMessagesTo } from '../../lib/mailbox/read-messages.ts';
import { createCoalescingRunner } from '../../lib/storage/coalescing-runner.ts';

/**
 * All messages of one address, newest first, read again after every change.
 * @param first those that are there already
 * @param isMade these are all there are, in the gallery
 */
export function useMessagesTo(email: string, first: readonly Message[], isMade: boolean): readonly Message[] {
  const [messages, setMessages] = useState(first);

  useEffect(() => {
    if (isMade) return;
    const watching = new AbortController();
    const read = createCoalescingRunner(
      async () => {
        const all = await readMessagesTo(email);
        if (!watching.signal.aborted) setMessages(all);
      },
      (error) => console.warn('The mail of an address could not be read:', error),
    );
    watchEvent('mailboxChanged', read, watching.signal);
    read();
    return () => watching.abort();
  }, [email, isMade]);

  return messages;
}
