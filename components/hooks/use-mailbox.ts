import { useEffect, useState } from 'preact/hooks';
import { type Mailbox, readMailbox, watchMailbox } from '../../lib/mailbox/store.ts';

/** The mailbox as it is read: absent at first, or `isBroken` where the browser's storage can't be opened. */
export type MailboxState = { mailbox?: Mailbox; isBroken: boolean };

/** The mailbox, read anew after every change of it. Changes that come while it is being read are taken together. */
export function useMailbox(): MailboxState {
  const [state, setState] = useState<MailboxState>({ isBroken: false });

  useEffect(() => {
    const watching = new AbortController();
    let isReading = false;
    let isStale = false;

    async function read() {
      isStale = true;
      if (isReading) return;
      isReading = true;
      while (isStale && !watching.signal.aborted) {
        isStale = false;
        try {
          const mailbox = await readMailbox();
          if (!watching.signal.aborted) setState({ mailbox, isBroken: false });
        } catch (error) {
          console.warn('The mailbox could not be read:', error);
          setState((last) => ({ ...last, isBroken: true }));
        }
      }
      isReading = false;
    }

    watchMailbox(read, watching.signal);
    void read();
    return () => watching.abort();
  }, []);

  return state;
}
