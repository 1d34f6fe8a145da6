import { useId } from 'preact/hooks';
import type { BodyLink } from '../../lib/message/mark-links.ts';
import { CopyButton } from '../copy-button.tsx';
import { HostText } from '../host-text.tsx';
import { Icon } from '../icon.tsx';

/** More than these nobody reads through. */
const MOST_LISTED = 100;

type LinkListProps = { links: readonly BodyLink[]; onCopyLink: (href: string) => Promise<boolean> };

/** Every link of a message with what it opens, to be looked at, copied or opened; folded. */
export function LinkList({ links, onCopyLink }: LinkListProps) {
  const different = [...new Map(links.map((link) => [link.href, link])).values()];
  if (different.length === 0) return null;
  return (
    <details class="link-list">
      <summary>Links in this message ({different.length})</summary>
      <ul>
        {different.slice(0, MOST_LISTED).map((link) => (
          <LinkRow key={link.href} link={link} onCopy={() => onCopyLink(link.href)} />
        ))}
      </ul>
      {different.length > MOST_LISTED && <p class="soft">The first {MOST_LISTED} are listed.</p>}
    </details>
  );
}

function LinkRow({ link, onCopy }: { link: BodyLink; onCopy: () => Promise<boolean> }) {
  const id = useId();
  const { href, text, host, looksLike, via, trackingParameters } = link;
  return (
    <li class="link-row">
      <div id={id}>
        <p class="cut" dir="auto">
          {text || 'A picture'}
        </p>
        <p class="link-host">
          <HostText host={host} />
        </p>
        {looksLike && (
          <p class="link-risk">
            <Icon name="warning" /> Looks like {looksLike}, but opens {host}.
          </p>
        )}
        {via && (
          <p class="soft">
            {via === host ? 'Counts clicks, then leads on.' : `Goes through ${via}, which counts clicks.`}
          </p>
        )}
        {trackingParameters.length > 0 && <p class="soft">Tells who clicked: {trackingParameters.join(', ')}</p>}
      </div>
      <CopyButton label="Copy link" describedBy={id} onCopy={onCopy} />
      <a
        class="icon-button"
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        title={href}
        aria-label="Open link"
        aria-describedby={id}
      >
        <Icon name="link" />
      </a>
    </li>
  );
}
