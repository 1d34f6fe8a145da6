import './code-card.css';
import { useId } from 'preact/hooks';
import { nameSender } from '../../../lib/email/extract/sender-domain.ts';
import { formatAge } from '../../../lib/i18n/format-time.ts';
import { text } from '../../../lib/i18n/text.ts';
import type { Message } from '../../../lib/mailbox/message.ts';
import type { CodeVerdict } from '../../../lib/page/fill/assess-code.ts';
import { CodeText } from '../../ui/code-text.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { HostText, linkHost } from '../../ui/host-text.tsx';
import { Icon } from '../../ui/icon.tsx';
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
  /** what may be done with its code in the page that asked for it */
  verdict: CodeVerdict;
  onFillCode: () => void;
  isFilling: boolean;
  /** the site that asked for the code */
  site?: string;
  /** that is not the page beside ours */
  isElsewhere: boolean;
  onOpenLink: (link: string) => void;
};

/** The newest code, or the newest confirmation link with its host where there is no code: one line with its button, and the domain that it is from or for. */
export function CodeCard(props: CodeCardProps) {
  const { message, isFresh, isUsed, now, onCopyCode, verdict, onFillCode, isFilling, site, isElsewhere, onOpenLink } =
    props;
  const { code, link } = message;
  const id = useId();
  const host = link && linkHost(link);
  const isNew = isFresh && !isUsed;
  const isFillOffered = code !== undefined && isFresh && verdict.isOffered;
  const isFillPrimary = isFillOffered && verdict.isPrimary;
  const isSenderNamed = isFillOffered && verdict.isSenderNamed;
  const isSiteShown = isElsewhere && site !== undefined;
  // Which site gets the code is worth more than who sent it, unless that is another one.
  const isSenderHidden = isSiteShown && !isSenderNamed;
  const forSite = isFillOffered && site !== undefined && text('code.forSite', { site });
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
          <span class={isSenderHidden ? 'unseen' : 'cut'} id={`${id}-sender`}>
            {isSenderNamed
              ? text('code.fromSender', { sender: nameSender(message.from) })
              : message.codeFor === undefined
                ? nameSender(message.from)
                : text('code.forSite', { site: message.codeFor })}
          </span>
          {forSite && (
            <span class={isSenderHidden ? 'cut' : 'unseen'} id={id}>
              {forSite}
            </span>
          )}
          <span class="whole spare">{formatAge(message.createdAt, now)}</span>
        </p>
        {forSite && isSiteShown && isSenderNamed && (
          <p class="code-card-from soft" aria-hidden="true">
            <span class="cut">{forSite}</span>
          </p>
        )}
      </div>
      <div class="code-card-actions">
        {isFillOffered && (
          <button
            type="button"
            class={isNew && isFillPrimary ? 'button primary' : 'button'}
            aria-describedby={[forSite && id, isSenderNamed && `${id}-sender`].filter(Boolean).join(' ') || undefined}
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
