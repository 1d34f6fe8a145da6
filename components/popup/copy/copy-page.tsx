import { useEffect } from 'preact/hooks';
import { readMessage } from '../../../lib/mailbox/read-messages.ts';
import type { HostServices } from '../../reader/host-services.ts';
import { CopyView } from './copy-view.tsx';
import { useCopiedCode } from './use-copied-code.ts';

type CopyPageProps = {
  /** the id of the message whose code is copied, or the address itself if `what` is `address` */
  id: string;
  what?: 'address';
  host: Pick<HostServices, 'copyText' | 'closeWindow'>;
  /** how long the window stays open after copying */
  closeAfterMs: number;
};

const findCode = async (id: string) => (await readMessage(id).catch(() => undefined))?.code;

/**
 * The window that is opened by *Copy code* in a notification, or after a failed fill. It copies the code or the address, confirms that,
 * and closes.
 */
export function CopyPage({ id, what, host, closeAfterMs }: CopyPageProps) {
  const { copied, copy } = useCopiedCode(id, what === 'address' ? async (email) => email : findCode, host.copyText);
  const isDone = copied.state === 'copied';

  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(host.closeWindow, closeAfterMs);
    return () => clearTimeout(timer);
  }, [isDone, host, closeAfterMs]);

  return <CopyView copied={copied} what={what ?? 'code'} onCopy={(code) => void copy(code)} />;
}
