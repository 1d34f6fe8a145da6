import { useMemo, useState } from 'preact/hooks';
import { buildBodyDocument } from '../../lib/message/body-document.ts';
import { HeldBack } from './held-back.tsx';

/**
 * A message's HTML, in a frame that runs nothing and loads nothing. It is always on a light sheet: senders choose
 * their colours for one.
 */
export function HtmlBody({ html }: { html: string }) {
  const [isShown, setShown] = useState(false);
  const { srcdoc, held } = useMemo(
    () => buildBodyDocument(html, { remote: isShown ? 'shown' : 'held', theme: 'light' }),
    [html, isShown],
  );
  return (
    <>
      <HeldBack held={held} onShow={() => setShown(true)} />
      <iframe
        class="html-body"
        title="Message"
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        referrerpolicy="no-referrer"
        srcdoc={srcdoc}
      />
    </>
  );
}
