import { useEffect, useRef, useState } from 'preact/hooks';
import { watchEvent } from '../../lib/mailbox/events.ts';
import { type Mailbox, readMailbox } from '../../lib/mailbox/store.ts';
import { isOfNewerVersion } from '../../lib/storage/database.ts';
import { createCoalescingRunner } from '../../lib/storage/serial-queue.ts';
import { reuse } from '../ui/use-stored.ts';
import { MESSAGES_PER_PAGE } from './first-data.ts';

export type MailboxState = {
  /** Absent until it is read. */
  mailbox?: Mailbox;
  /** It can't be read; `isOfNewerVersion`: a newer version of Mayfly has made it. */
  isBroken: boolean;
  isOfNewerVersion?: boolean;
};

/**
 * The newest messages, read again after every change. Changes during a read lead to one more read.
 * @param first the mailbox if it was read before the first render
 * @param openId the id of a message to read even if it is not among the newest
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
      if (!watching.signal.aborted) setState((last) => reuse(last, { mailbox, isBroken: false }));
    }

    read.current = createCoalescingRunner(readNewest, (error) => {
      console.warn('The mailbox could not be read:', error);
      setState((last) => ({ ...last, isBroken: true, isOfNewerVersion: isOfNewerVersion(error) }));
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
