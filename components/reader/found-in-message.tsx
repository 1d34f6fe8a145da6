import { useId, useMemo } from 'preact/hooks';
import { findUntracked } from '../../lib/email/html/links/link-trackers.ts';
import { text, textParts } from '../../lib/i18n/text.ts';
import { Button } from '../ui/button.tsx';
import { CodeText } from '../ui/code-text.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { HostText, linkHost } from '../ui/host-text.tsx';
import { Icon } from '../ui/icon.tsx';
import { OpenLinkButton } from '../ui/open-link-button.tsx';
import { MailLink } from './mail-link.tsx';
import type { ReaderCode, ReaderLink } from './model.ts';
import { useReader } from './reader-context.ts';

/** The code and the links of this message that the user may need, if any, with their buttons. */
export function FoundInMessage() {
  const { code, links } = useReader().model;
  if (!code && links.length === 0) return null;
  return (
    <div class="found">
      {code && <FoundCode found={code} />}
      {links.map((link) => (
        <FoundLink key={link.link} found={link} />
      ))}
    </div>
  );
}

function FoundCode({ found }: { found: ReaderCode }) {
  const { state, actions } = useReader();
  // `boundTo`: the host that the mail names for the code; `forSite`: the site that would get it, if that is another.
  const { code, isReplaced, isFillOffered, boundTo, forSite, sender, origin } = found;
  const { isFilling } = state;
  const id = useId();
  const describedBy = [forSite && id, sender && `${id}-sender`].filter(Boolean).join(' ');
  return (
    <div class="found-row" data-long={code.length > 10 || isReplaced || (sender ?? boundTo) !== undefined}>
      <div>
        <p class="found-code" data-replaced={isReplaced}>
          <CodeText code={code} />
        </p>
        {isReplaced && <p class="soft">{text('message.codeReplaced')}</p>}
        {boundTo && <p class="soft found-host">{text('code.forSite', { site: boundTo })}</p>}
        {forSite && (
          <p class="soft cut" id={id}>
            {text('code.forSite', { site: forSite })}
          </p>
        )}
        {sender && (
          <p class="soft" id={`${id}-sender`}>
            {text('code.fromSender', { sender })}
          </p>
        )}
      </div>
      <div class="found-actions">
        {isFillOffered && (
          <Button
            kind={found.isPrimary ? 'button primary' : 'button'}
            aria-describedby={describedBy || undefined}
            isBusy={isFilling}
            onClick={() => actions.fillCode(state.message.id, code, origin)}
            icon="fill"
            text={text('do.fillCode')}
          />
        )}
        <CopyButton
          kind={isReplaced || isFillOffered ? undefined : 'primary'}
          label={text('do.copyCode')}
          text={isFillOffered ? undefined : text('do.copyCode')}
          onCopy={() => actions.copyCode(code)}
        />
      </div>
    </div>
  );
}

function FoundLink({ found: { link, host, isMisleading, isPrimary } }: { found: ReaderLink }) {
  const { openLink } = useReader().actions;
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
          onOpen={() => openLink(link)}
        />
      </div>
      {untracked && (
        <MailLink
          class="text-button untracked"
          href={untracked}
          aria-describedby={isMisleading ? id : undefined}
          onOpen={openLink}
        >
          {text('links.untracked', { host: linkHost(untracked) ?? '' })}
        </MailLink>
      )}
    </>
  );
}
