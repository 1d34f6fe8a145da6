import { useMemo, useState } from 'preact/hooks';
import { buildBodyDocument } from '../../lib/message/body-document.ts';
import { useIsDark } from '../hooks/use-is-dark.ts';
import { CagedMail } from './caged-mail.tsx';
import { HeldBack } from './held-back.tsx';

/** A message's HTML, in a frame that runs nothing and loads nothing until the reader asks for its images. */
export function HtmlBody({ html }: { html: string }) {
  const theme = useIsDark() ? 'dark' : 'light';
  const [isShown, setShown] = useState(false);
  const { srcdoc, held } = useMemo(
    () => buildBodyDocument(html, { remote: isShown ? 'shown' : 'held', theme }),
    [html, isShown, theme],
  );
  return (
    <>
      <HeldBack held={held} onShow={() => setShown(true)} />
      <CagedMail srcdoc={srcdoc} showsPictures={isShown} />
    </>
  );
}
