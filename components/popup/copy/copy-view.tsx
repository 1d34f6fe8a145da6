import './copy.css';
import { text } from '../../../lib/i18n/text.ts';
import { Button } from '../../ui/button.tsx';
import { CodeText } from '../../ui/code-text.tsx';
import { EmailParts } from '../../ui/email-text.tsx';
import { Waiting } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';

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
      {copied.state === 'copying' && <Waiting what={text(kind === 'code' ? 'copy.copying' : 'copy.copyingAddress')} />}
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
