import { useId } from 'preact/hooks';
import { text } from '../../../lib/language/text.ts';
import type { Message } from '../../../lib/mailbox/message.ts';
import { parseSender } from '../../../lib/message/parse-sender.ts';
import { CodeText } from '../../ui/code-text.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { formatAge } from '../../ui/format/format-age.ts';
import { HostText } from '../../ui/host-text.tsx';
import { Icon } from '../../ui/icon.tsx';
import { linkHost } from '../../ui/link-host.ts';
import { OpenLinkButton } from '../../ui/open-link-button.tsx';

type CodeCardProps = {
  /** a message with a code or a link */
  message: Message;
  /** it is new enough to be waited for */
  isFresh: boolean;
  now: number;
  onCopyCode: () => Promise<boolean>;
  /** absent where no page can have asked for the code */
  onFillCode?: () => void;
  isFilling: boolean;
  /** the site that asked for the code */
  site?: string;
  onOpenLink: (link: string) => void;
};

/**
 * The newest code in large type, or the newest confirmation link with its host where there is no code. An older one takes a single
 * line.
 */
export function CodeCard(props: CodeCardProps) {
  const { message, isFresh, now, onCopyCode, onFillCode, isFilling, site, onOpenLink } = props;
  const { code, link } = message;
  const id = useId();
  const host = link && linkHost(link);
  const sender = parseSender(message.from).display;
  const isFillOffered = code !== undefined && isFresh && onFillCode !== undefined;
  return (
    <section class="code-card" data-fresh={isFresh} aria-label={text(code ? 'code.newest' : 'code.newestLink')}>
      <p class="code-card-from soft tabular">
        <span class="cut">{text(code ? 'code.from' : 'code.linkFrom', { sender })}</span>
        <span class="whole" data-snapshot="relative-time">
          {formatAge(message.seenAt, now)}
        </span>
      </p>
      <div class="code-card-found">
        {code ? (
          <p class="code-card-code" data-long={code.length > 8}>
            <CodeText code={code} />
          </p>
        ) : (
          <p class="code-card-host">{host && <HostText host={host} />}</p>
        )}
        {isFillOffered && site && (
          <p class="code-card-site soft cut" id={id}>
            {text('code.forSite', { site })}
          </p>
        )}
      </div>
      <div class="code-card-actions">
        {isFillOffered && (
          <button
            type="button"
            class="button primary"
            aria-describedby={site && id}
            aria-busy={isFilling}
            onClick={() => !isFilling && onFillCode()}
          >
            <Icon name={isFilling ? 'busy' : 'fill'} />
            {text('do.fillCode')}
          </button>
        )}
        {code && (
          <CopyButton
            kind={isFresh && !isFillOffered ? 'primary' : undefined}
            label={text('do.copyCode')}
            text={isFresh ? text('do.copyCode') : undefined}
            onCopy={onCopyCode}
          />
        )}
        {!code && link && host && <OpenLinkButton host={host} isPrimary={isFresh} onOpen={() => onOpenLink(link)} />}
      </div>
    </section>
  );
}
