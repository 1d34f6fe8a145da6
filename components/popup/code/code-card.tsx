import './code-card.css';
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
  /** its code was filled in: it may be wanted again, but is not waited for */
  isUsed: boolean;
  now: number;
  onCopyCode: () => Promise<boolean>;
  /** absent where no page can have asked for the code */
  onFillCode?: () => void;
  isFilling: boolean;
  /** the site that asked for the code */
  site?: string;
  /** that is not the page beside ours */
  isElsewhere: boolean;
  onOpenLink: (link: string) => void;
};

/** What a sender can't choose as freely as a name; the name of one without an address. */
function senderDomain(from: string): string {
  const { address, display } = parseSender(from);
  return address?.slice(address.lastIndexOf('@') + 1).toLowerCase() ?? display;
}

/** The newest code, or the newest confirmation link with its host where there is no code: one line with its button, and the domain that it is from or for. */
export function CodeCard(props: CodeCardProps) {
  const { message, isFresh, isUsed, now, onCopyCode, onFillCode, isFilling, site, isElsewhere, onOpenLink } = props;
  const { code, link } = message;
  const id = useId();
  const host = link && linkHost(link);
  // Which site gets the code is worth more than who sent it.
  const isSiteSaid = isElsewhere && site !== undefined;
  const isNew = isFresh && !isUsed;
  const isFillOffered = code !== undefined && isFresh && onFillCode !== undefined;
  return (
    <section class="code-card" data-fresh={isNew} aria-label={text(code ? 'code.newest' : 'code.newestLink')}>
      <div class="code-card-found">
        {code ? (
          <p class="code-card-code" data-long={code.length > 8}>
            <CodeText code={code} />
          </p>
        ) : (
          <p class="code-card-host">{host && <HostText host={host} />}</p>
        )}
        <p class="code-card-from soft tabular">
          <span class={isSiteSaid ? 'unseen' : 'cut'}>
            {message.codeFor === undefined
              ? senderDomain(message.from)
              : text('code.forSite', { site: message.codeFor })}
          </span>
          {isFillOffered && site && (
            <span class={isSiteSaid ? 'cut' : 'unseen'} id={id}>
              {text('code.forSite', { site })}
            </span>
          )}
          <span class="whole spare" data-snapshot="relative-time">
            {formatAge(message.createdAt, now)}
          </span>
        </p>
      </div>
      <div class="code-card-actions">
        {isFillOffered && (
          <button
            type="button"
            class={isNew ? 'button primary' : 'button'}
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
            kind={isNew && !isFillOffered ? 'primary' : undefined}
            label={text('do.copyCode')}
            text={isFresh && !isFillOffered ? text('do.copyCode') : undefined}
            onCopy={onCopyCode}
          />
        )}
        {!code && link && host && <OpenLinkButton host={host} isPrimary={isFresh} onOpen={() => onOpenLink(link)} />}
      </div>
    </section>
  );
}
