import type { Message } from '../../lib/mailbox/message.ts';
import { parseSender } from '../../lib/message/parse-sender.ts';
import { CodeText } from '../code-text.tsx';
import { CopyButton } from '../copy-button.tsx';
import { formatAge } from '../format/format-age.ts';
import { Icon } from '../icon.tsx';
import { linkHost } from './link-host.ts';
import { OpenLinkButton } from './open-link-button.tsx';

type CodeCardProps = {
  /** one with a code or a link */
  message: Message;
  now: number;
  onCopyCode: () => Promise<boolean>;
  /** absent where no page of ours waits for the code */
  onFillCode?: () => void;
  onOpenLink: (link: string) => void;
};

/** The code that was just sent, to be read across the room; a confirmation link with its true host where there is no code. */
export function CodeCard({ message, now, onCopyCode, onFillCode, onOpenLink }: CodeCardProps) {
  const { code, link } = message;
  const host = link && linkHost(link);
  const kind = code ? 'Code' : 'Link';
  return (
    <section class="code-card" aria-label={`Newest ${kind.toLowerCase()}`}>
      <p class="code-card-from soft tabular">
        <span class="cut">
          {kind} from {parseSender(message.from).display}
        </span>
        <span class="whole">{formatAge(message.seenAt, now)}</span>
      </p>
      {code ? (
        <p class="code-card-code" data-long={code.length > 8}>
          <CodeText code={code} />
        </p>
      ) : (
        <p class="code-card-host">{host}</p>
      )}
      <div class="code-card-actions">
        {code && onFillCode && (
          <button type="button" class="button primary" onClick={onFillCode}>
            <Icon name="fill" />
            Fill code
          </button>
        )}
        {code && (
          <CopyButton
            kind={onFillCode ? undefined : 'primary'}
            label="Copy code"
            text="Copy code"
            onCopy={onCopyCode}
          />
        )}
        {!code && link && host && <OpenLinkButton host={host} onOpen={() => onOpenLink(link)} />}
      </div>
    </section>
  );
}
