import { useEffect } from 'preact/hooks';
import { readMessage } from '../../../lib/mailbox/read-messages.ts';
import type { HostServices } from '../../reader/host-services.ts';
import { CopyView } from './copy-view.tsx';
import { useCopiedCode } from './use-copied-code.ts';

type CopyPageProps = {
  /** of the message whose code is copied, or the address itself */
  id: string;
  what?: 'address';
  host: Pick<HostServices, 'copyText' | 'closeWindow'>;
  /** how long the window stays open after copying */
  closeAfterMs: number;
};

const findCode = async (id: string) => (await readMessage(id).catch(() => undefined))?.code;

/**
 * The window that a notification's *Copy code* opens, or a fill that failed: it copies the code or the address, says so, and
 * closes.
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
