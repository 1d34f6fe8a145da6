import './copy.css';
import { CodeText } from '../code-text.tsx';
import { Icon } from '../icon.tsx';
import { Waiting } from '../waiting.tsx';
import type { CopiedCode } from './use-copied-code.ts';

type CopyViewProps = { copied: CopiedCode; onCopy: (code: string) => void };

/** What became of copying a code, and a button where the browser wants a click for it. */
export function CopyView({ copied, onCopy }: CopyViewProps) {
  return (
    <main class="copy-view">
      <h1 class="unseen">Copy code</h1>
      {copied.state === 'copying' && <Waiting what="Copying the code" />}
      <div role="status">
        {copied.state === 'gone' && <p>This code is not here any more: its message was deleted.</p>}
        {'code' in copied && (
          <p class="copy-view-code" data-long={copied.code.length > 8}>
            <b>
              <CodeText code={copied.code} />
            </b>
            {copied.state === 'copied' && (
              <span>
                <Icon name="done" />
                copied
              </span>
            )}
          </p>
        )}
        {copied.state === 'refused' && <p class="soft">The browser wants a click before it copies.</p>}
      </div>
      {copied.state === 'refused' && (
        <button type="button" class="button primary" onClick={() => onCopy(copied.code)}>
          <Icon name="copy" />
          Copy code
        </button>
      )}
    </main>
  );
}
