import { useEffect } from 'preact/hooks';
import { readMessage } from '../../../lib/mailbox/read-messages.ts';
import type { PageEnvironment } from '../../reader/page-environment.ts';
import { CopyView } from './copy-view.tsx';
import { useCopyOnFocus } from './use-copy-on-focus.ts';

type CopyPageProps = {
  /** the id of the message whose code is copied, or the address itself if `kind` is `address` */
  id: string;
  kind?: 'address';
  environment: Pick<PageEnvironment, 'copyText' | 'closeWindow'>;
  /** how long the window stays open after copying */
  closeAfterMs: number;
};

const findCode = async (id: string) => (await readMessage(id).catch(() => undefined))?.code;

/**
 * The window that is opened by *Copy code* in a notification, or after a failed fill. It copies the code or the address, confirms that,
 * and closes.
 */
export function CopyPage({ id, kind, environment, closeAfterMs }: CopyPageProps) {
  const { copied, copy } = useCopyOnFocus(
    id,
    kind === 'address' ? async (email) => email : findCode,
    environment.copyText,
  );
  const isDone = copied.state === 'copied';

  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(environment.closeWindow, closeAfterMs);
    return () => clearTimeout(timer);
  }, [isDone, environment, closeAfterMs]);

  return <CopyView copied={copied} kind={kind ?? 'code'} onCopy={(text) => void copy(text)} />;
}
