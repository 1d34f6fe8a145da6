import { useEffect } from 'preact/hooks';
import { readMessage } from '../../lib/mailbox/read-messages.ts';
import type { HostServices } from '../host/host-services.ts';
import { CopyView } from './copy-view.tsx';
import { useCopiedCode } from './use-copied-code.ts';

type CopyPageProps = {
  /** the message whose code it is, or the address itself */
  id: string;
  what?: 'address';
  host: Pick<HostServices, 'copyText' | 'closeWindow'>;
  /** how long it stays once the code is copied */
  closeAfterMs: number;
};

const findCode = async (id: string) => (await readMessage(id).catch(() => undefined))?.code;

/**
 * The little window behind a notification's *Copy code*, and over a page that an address could not be written into: it copies, says
 * so, and goes.
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
