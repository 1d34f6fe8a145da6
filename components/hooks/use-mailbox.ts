import { useEffect, useRef, useState } from 'preact/hooks';
import { countMessages, type Mailbox, readMailbox } from '../../lib/mailbox/store.ts';
import { createCoalescingRunner } from '../../lib/queue/coalescing-runner.ts';
import { watchEvent } from '../../lib/rpc/events.ts';

/** The mailbox as it is read: absent at first, or `isBroken` where the browser's storage can't be opened. */
export type MailboxState = { mailbox?: Mailbox; isBroken: boolean };

/** So many messages are read at first, and with each *Show more*. */
export const MESSAGES_PER_PAGE = 40;

/**
 * The newest messages, read anew after every change. Changes that come while they are being read are taken together; the counts
 * come after them, when the list is on screen already.
 * @param first as it was read before the first render, where it was
 * @param openId a message that is read wherever it stands
 */
export function useMailbox(first?: Mailbox, openId?: string): MailboxState & { readMore: (upTo: number) => void } {
  const [state, setState] = useState<MailboxState>({ mailbox: first, isBroken: false });
  const [limit, setLimit] = useState(Math.max(MESSAGES_PER_PAGE, first?.messages.length ?? 0));
  const wanted = useRef({ limit, openId });
  const read = useRef<() => void>(() => {});

  useEffect(() => {
    const watching = new AbortController();

    async function readNewest(): Promise<void> {
      if (watching.signal.aborted) return;
      const mailbox = await readMailbox(wanted.current.limit, wanted.current.openId);
      if (watching.signal.aborted) return;
      if (!mailbox.hasMore) return setState({ mailbox, isBroken: false });
      setState(({ mailbox: last }) => ({ mailbox: { ...mailbox, counts: last?.counts }, isBroken: false }));
      const counts = await countMessages(mailbox.addresses.map(({ email }) => email));
      if (!watching.signal.aborted) setState({ mailbox: { ...mailbox, counts }, isBroken: false });
    }

    read.current = createCoalescingRunner(readNewest, (error) => {
      console.warn('The mailbox could not be read:', error);
      setState((last) => ({ ...last, isBroken: true }));
    });
    watchEvent('mailboxChanged', read.current, watching.signal);
    return () => watching.abort();
  }, []);

  useEffect(() => {
    wanted.current = { limit, openId };
    read.current();
  }, [limit, openId]);

  return { ...state, readMore: setLimit };
}
