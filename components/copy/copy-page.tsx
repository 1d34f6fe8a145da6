import { useEffect } from 'preact/hooks';
import type { Edge } from '../popup/edge.ts';
import { CopyView } from './copy-view.tsx';
import { useCopiedCode } from './use-copied-code.ts';

type CopyPageProps = {
  /** the message */
  id: string;
  edge: Pick<Edge, 'copyText' | 'closeWindow'>;
  /** how long it stays once the code is copied */
  closeAfterMs: number;
};

/** The little window behind a notification's *Copy code*: it copies, says so, and goes. */
export function CopyPage({ id, edge, closeAfterMs }: CopyPageProps) {
  const { copied, copy } = useCopiedCode(id, edge.copyText);
  const isDone = copied.state === 'copied';

  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(edge.closeWindow, closeAfterMs);
    return () => clearTimeout(timer);
  }, [isDone, edge, closeAfterMs]);

  return <CopyView copied={copied} onCopy={(code) => void copy(code)} />;
}
