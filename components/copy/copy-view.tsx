import './copy.css';
import { text } from '../../lib/language/text.ts';
import { CodeText } from '../code-text.tsx';
import { Icon } from '../icon.tsx';
import { Waiting } from '../waiting.tsx';
import type { CopiedCode } from './use-copied-code.ts';

type CopyViewProps = { copied: CopiedCode; onCopy: (code: string) => void };

/** What became of copying a code, and a button where the browser wants a click for it. */
export function CopyView({ copied, onCopy }: CopyViewProps) {
  return (
    <main class="copy-view">
      <h1 class="unseen">{text('do.copyCode')}</h1>
      {copied.state === 'copying' && <Waiting what={text('copy.copying')} />}
      <div role="status">
        {copied.state === 'gone' && <p>{text('copy.gone')}</p>}
        {'code' in copied && (
          <p class="copy-view-code" data-long={copied.code.length > 8}>
            <b>
              <CodeText code={copied.code} />
            </b>
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
        <button type="button" class="button primary" onClick={() => onCopy(copied.code)}>
          <Icon name="copy" />
          {text('do.copyCode')}
        </button>
      )}
    </main>
  );
}
