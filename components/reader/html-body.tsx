import { useMemo, useState } from 'preact/hooks';
import { useIsDark } from '../ui/use-is-dark.ts';
import { BlockedContent } from './blocked-content.tsx';
import { buildOnce } from './build-once.ts';
import { CagedMail } from './caged-mail.tsx';
import { LinkList } from './link-list.tsx';

type HtmlBodyProps = {
  html: string;
  /** inline images by Content-ID, as `data:` URLs */
  pictures?: Readonly<Record<string, string>>;
  /** false if remote images are never to be shown */
  offersImages?: boolean;
  onCopyLink: (href: string) => Promise<boolean>;
};

/** A message's HTML, in a frame without scripts that loads nothing until the reader asks for images. */
export function HtmlBody({ html, pictures, offersImages = true, onCopyLink }: HtmlBodyProps) {
  const theme = useIsDark() ? 'dark' : 'light';
  const [isShown, setShown] = useState(false);
  const { srcdoc, blocked, links } = useMemo(
    () => buildOnce(html, { remote: isShown ? 'loaded' : 'blocked', theme, cid: pictures }),
    [html, isShown, theme, pictures],
  );
  return (
    <>
      <BlockedContent blocked={blocked} onShow={offersImages ? () => setShown(true) : undefined} />
      <CagedMail srcdoc={srcdoc} showsPictures={isShown} />
      <LinkList links={links} onCopyLink={onCopyLink} />
    </>
  );
}
