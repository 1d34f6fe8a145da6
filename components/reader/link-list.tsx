import { useId, useMemo } from 'preact/hooks';
import { findUntracked } from '../../lib/email/html/links/link-trackers.ts';
import type { BodyLink } from '../../lib/email/html/links/mark-links.ts';
import { formatList, text } from '../../lib/i18n/text.ts';
import { CopyButton } from '../ui/copy-button.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { HostText, linkHost } from '../ui/host-text.tsx';
import { Icon } from '../ui/icon.tsx';
import { MailLink } from './mail-link.tsx';
import { useReader } from './reader-context.ts';

/** The most links that are listed. A line below them says that there are more. */
const MAX_LINKS = 100;

/** The links of a message with their hosts, each with buttons to copy and to open it. The list is collapsed at first. */
export function LinkList({ links }: { links: readonly BodyLink[] }) {
  const { message } = useReader().state;
  const different = useMemo(() => [...new Map(links.map((link) => [link.href, link])).values()], [links]);
  const misleading = URL.parse(message.misleadingLink ?? '')?.href;
  if (different.length === 0) return null;
  return (
    <Disclosure class="link-list" summary={text('links.title', { count: different.length })}>
      {() => (
        <>
          <ul>
            {different.slice(0, MAX_LINKS).map((link) => (
              <LinkRow key={link.href} link={link} isMisleading={link.href === misleading} />
            ))}
          </ul>
          {different.length > MAX_LINKS && <p class="soft">{text('links.first', { count: MAX_LINKS })}</p>}
        </>
      )}
    </Disclosure>
  );
}

function LinkRow({ link, isMisleading }: { link: BodyLink; isMisleading: boolean }) {
  const { openLink, copyLink } = useReader().actions;
  const id = useId();
  const { href, host, looksLike, isCounted, trackingParameters } = link;
  const untracked = useMemo(() => findUntracked(href), [href]);
  return (
    <li class="link-row">
      <div id={id}>
        <p class="cut" dir="auto">
          {link.text || text('links.picture')}
        </p>
        <p class="link-host" dir="ltr">
          <HostText host={host} />
        </p>
        {looksLike && (
          <p class="link-risk">
            <Icon name="warning" /> {text('links.looksLike', { shown: looksLike, host })}
          </p>
        )}
        {isMisleading && !looksLike && (
          <p class="link-risk">
            <Icon name="warning" /> {text('links.doubtful')}
          </p>
        )}
        {isCounted && <p class="soft">{text('links.counts')}</p>}
        {trackingParameters.length > 0 && (
          <p class="soft">{text('links.tells', { parameters: formatList(trackingParameters, 'comma') })}</p>
        )}
        {untracked && (
          <MailLink class="text-button untracked" href={untracked} onOpen={openLink}>
            {text('links.untracked', { host: linkHost(untracked) ?? '' })}
          </MailLink>
        )}
      </div>
      <CopyButton label={text('do.copyLink')} describedBy={id} onCopy={() => copyLink(href)} />
      <MailLink
        class="icon-button"
        href={href}
        aria-label={text('do.openLink')}
        aria-describedby={id}
        onOpen={openLink}
      >
        <Icon name="link" />
      </MailLink>
    </li>
  );
}
