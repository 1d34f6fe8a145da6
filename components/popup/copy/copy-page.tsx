import { useEffect, useState } from 'preact/hooks';
import { readMessage } from '../../../lib/mailbox/read-messages.ts';
import { copyText } from '../../ui/copy-button.tsx';
import type { CopyRoute } from '../route.ts';
import { type Copied, CopyView } from './copy-view.tsx';

/** Resolves once this page has the focus. Browsers let a page write to the clipboard only then, and a new window may get the focus late. */
function untilFocused(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (document.hasFocus()) resolve();
    else addEventListener('focus', () => resolve(), { once: true, signal });
  });
}

/**
 * The window that is opened by *Copy code* in a notification, or after a failed fill. It copies the code or the address as soon as it has
 * the focus, confirms that, and closes after `closeAfterMs`.
 */
export function CopyPage({ id, kind, closeAfterMs }: CopyRoute & { closeAfterMs: number }) {
  const [copied, setCopied] = useState<Copied>({ state: 'copying' });
  const isDone = copied.state === 'copied';

  async function copy(copiedText: string): Promise<void> {
    setCopied({ state: (await copyText(copiedText)) ? 'copied' : 'refused', copiedText });
  }

  useEffect(() => {
    const leaving = new AbortController();
    async function copyWhenFocused(): Promise<void> {
      const copiedText = kind === 'address' ? id : (await readMessage(id).catch(() => undefined))?.code;
      if (copiedText === undefined) return setCopied({ state: 'gone' });
      await untilFocused(leaving.signal);
      await copy(copiedText);
    }
    void copyWhenFocused();
    return () => leaving.abort();
  }, [id]);

  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => window.close(), closeAfterMs);
    return () => clearTimeout(timer);
  }, [isDone, closeAfterMs]);

  return <CopyView copied={copied} kind={kind} onCopy={(text) => void copy(text)} />;
}
