import { useId, useMemo } from 'preact/hooks';
import { nameSender } from '../../lib/email/extract/sender-domain.ts';
import { findUntracked } from '../../lib/email/html/links/untracked-link.ts';
import { text, textParts } from '../../lib/i18n/text.ts';
import type { Address } from '../../lib/mailbox/address.ts';
import { hasFreshCode } from '../../lib/mailbox/fresh-code.ts';
import type { Message } from '../../lib/mailbox/message.ts';
import { assessCode } from '../../lib/page/fill/assess-code.ts';
import { CodeText } from '../ui/code-text.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { HostText, linkHost } from '../ui/host-text.tsx';
import { Icon } from '../ui/icon.tsx';
import { OpenLinkButton } from '../ui/open-link-button.tsx';
import { MailLink } from './mail-link.tsx';

type FoundInMessageProps = {
  message: Message;
  /** its code was replaced by a newer one */
  isCodeReplaced: boolean;
  /** its address, if a page can have asked for its code, and take it */
  requester?: Address | undefined;
  now: number;
  isFilling?: boolean | undefined;
  onCopyCode: (code: string) => Promise<boolean>;
  onFillCode: (id: string, code: string, origin?: string) => void;
  onOpenLink: (link: string) => void;
};

/** The code and the link that this message was sent for, if any, with what can be done with them. */
export function FoundInMessage(props: FoundInMessageProps) {
  const { code, link, misleadingLink } = props.message;
  const misleadingHost = misleadingLink && linkHost(misleadingLink);
  const host = link && linkHost(link);
  if (!code && !host && !misleadingHost) return null;
  return (
    <div class="found">
      {code && <FoundCode {...props} code={code} />}
      {link && host && <FoundLink link={link} host={host} isPrimary={code === undefined} onOpen={props.onOpenLink} />}
      {misleadingLink && misleadingHost && (
        <FoundLink link={misleadingLink} host={misleadingHost} isMisleading onOpen={props.onOpenLink} />
      )}
    </div>
  );
}

function FoundCode(props: FoundInMessageProps & { code: string }) {
  const { message, code, isCodeReplaced, requester, now, isFilling, onCopyCode, onFillCode } = props;
  const id = useId();
  const verdict = assessCode(message, requester);
  const isFillOffered = verdict.isOffered && !isCodeReplaced && hasFreshCode(message, now);
  const isFillPrimary = isFillOffered && verdict.isPrimary;
  const isSenderNamed = isFillOffered && verdict.isSenderNamed;
  const isUsed = message.codeFilledAt !== undefined;
  const boundTo = message.codeFor;
  const site = isFillOffered && requester?.site !== boundTo ? requester?.site : undefined;
  const forSite = site !== undefined && text('code.forSite', { site });
  return (
    <div class="found-row">
      <div>
        <p class="found-code" data-replaced={isCodeReplaced}>
          <CodeText code={code} />
        </p>
        {isCodeReplaced && <p class="soft">{text('message.codeReplaced')}</p>}
        {boundTo && <p class="soft found-host">{text('code.forSite', { site: boundTo })}</p>}
        {forSite && (
          <p class="soft cut" id={id}>
            {forSite}
          </p>
        )}
        {isSenderNamed && (
          <p class="soft" id={`${id}-sender`}>
            {text('code.fromSender', { sender: nameSender(message.from) })}
          </p>
        )}
      </div>
      <div class="found-actions">
        {isFillOffered && (
          <button
            type="button"
            class={isFillPrimary && !isUsed ? 'button primary' : 'button'}
            aria-describedby={[forSite && id, isSenderNamed && `${id}-sender`].filter(Boolean).join(' ') || undefined}
            aria-busy={isFilling}
            onClick={() => !isFilling && onFillCode(message.id, code, requester?.filledIn?.origin)}
          >
            <Icon name={isFilling ? 'busy' : 'fill'} />
            {text('do.fillCode')}
          </button>
        )}
        <CopyButton
          kind={isCodeReplaced || isFillOffered ? undefined : 'primary'}
          label={text('do.copyCode')}
          text={isFillOffered ? undefined : text('do.copyCode')}
          onCopy={() => onCopyCode(code)}
        />
      </div>
    </div>
  );
}

type FoundLinkProps = {
  link: string;
  host: string;
  /** it leads elsewhere than the mail says */
  isMisleading?: boolean;
  isPrimary?: boolean;
  onOpen: (link: string) => void;
};

function FoundLink({ link, host, isMisleading = false, isPrimary = false, onOpen }: FoundLinkProps) {
  const id = useId();
  const untracked = useMemo(() => findUntracked(link), [link]);
  return (
    <>
      {isMisleading && (
        <p class="link-risk" id={id}>
          <Icon name="warning" /> {text('links.doubtful')}
        </p>
      )}
      <div class="found-row">
        <p>
          {textParts('message.linkGoesTo', {
            host: (
              <b class="found-host" dir="ltr">
                <HostText host={host} />
              </b>
            ),
          })}
        </p>
        <OpenLinkButton
          host={host}
          isPrimary={isPrimary}
          describedBy={isMisleading ? id : undefined}
          onOpen={() => onOpen(link)}
        />
      </div>
      {untracked && (
        <MailLink
          class="text-button untracked"
          href={untracked}
          aria-describedby={isMisleading ? id : undefined}
          onOpen={onOpen}
        >
          {text('links.untracked', { host: linkHost(untracked) ?? '' })}
        </MailLink>
      )}
    </>
  );
}
