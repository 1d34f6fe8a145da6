import './copy.css';
import { useEffect, useState } from 'preact/hooks';
import { text } from '../../../lib/i18n/text.ts';
import { readMessage } from '../../../lib/mailbox/read-messages.ts';
import { Button } from '../../ui/button.tsx';
import { CodeText } from '../../ui/code-text.tsx';
import { copyText } from '../../ui/copy-button.tsx';
import { EmailParts } from '../../ui/email-text.tsx';
import { WaitingBar } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { CopyRoute } from '../route.ts';

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

/**
 * - `copying`: the text is being read, or the window has no focus yet
 * - `copied`: the text is in the clipboard
 * - `refused`: the browser did not let us write to the clipboard
 * - `gone`: the message was deleted, or has no code
 */
export type Copied = { state: 'copying' | 'gone' } | { state: 'copied' | 'refused'; copiedText: string };

type CopyViewProps = { copied: Copied; kind?: 'code' | 'address'; onCopy: (text: string) => void };

/** Whether a code or an address was copied, with a button where the browser asks for a click. */
export function CopyView({ copied, kind = 'code', onCopy }: CopyViewProps) {
  const title = text(kind === 'code' ? 'do.copyCode' : 'do.copyAddress');
  return (
    <main class="copy-view">
      <h1 class="unseen">{title}</h1>
      {copied.state === 'copying' && (
        <WaitingBar what={text(kind === 'code' ? 'copy.copying' : 'copy.copyingAddress')} />
      )}
      <div role="status">
        {copied.state === 'gone' && <p>{text('copy.gone')}</p>}
        {'copiedText' in copied && (
          <p class="copy-view-code" data-long={copied.copiedText.length > 8}>
            <b>{kind === 'code' ? <CodeText code={copied.copiedText} /> : <EmailParts email={copied.copiedText} />}</b>
            {copied.state === 'copied' && (
              <span>
                <Icon name="done" />
                {text('copy.copied')}
              </span>
            )}
          </p>
        )}
        {copied.state === 'refused' && <p class="soft">{text('copy.needsClick')}</p>}
      </div>
      {copied.state === 'refused' && (
        <Button kind="button primary" onClick={() => onCopy(copied.copiedText)} icon="copy" text={title} />
      )}
    </main>
  );
}
