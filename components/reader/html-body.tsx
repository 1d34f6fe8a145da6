import { useMemo, useState } from 'preact/hooks';
import { buildBodyDocument } from '../../lib/email/html/body-document.ts';
import { findSeenImages } from '../../lib/email/html/seen-images.ts';
import { text } from '../../lib/i18n/text.ts';
import { Button } from '../ui/button.tsx';
import { useIsDark } from '../ui/use-environment.ts';
import { BlockedContent } from './blocked-content.tsx';
import { LinkList } from './link-list.tsx';
import { useReader } from './reader-context.ts';
import { SandboxedMail } from './sandboxed-mail.tsx';
import { useAsksFirst, useRemoteImages } from './use-remote-images.ts';

type HtmlBodyProps = {
  html: string;
  /** called when the user asks for the text of a message that is too large for the frame */
  onText: () => void;
};

/** A message's HTML, in a frame without scripts that loads nothing until the user asks for images. */
export function HtmlBody({ html, onText }: HtmlBodyProps) {
  const { state, actions } = useReader();
  const { pictures, offersImages } = state;
  const { loadImages, onPainted } = actions;
  const [isOriginal, setOriginal] = useState(false);
  const theme = useIsDark() && !isOriginal ? 'dark' : 'light';
  const { remote, loading, show } = useRemoteImages(loadImages, async () => {
    return findSeenImages(html, { theme, cid: pictures });
  });
  const { srcdoc, blocked, images, links, isRecoloured, isCut } = useMemo(
    () => buildBodyDocument(html, { remote, theme, cid: pictures }),
    [html, remote, theme, pictures],
  );
  const asksFirst = useAsksFirst(loadImages, images);
  return (
    <>
      <BlockedContent
        blocked={blocked}
        loading={loading}
        asksFirst={asksFirst}
        onShow={offersImages ? () => show(images) : undefined}
      />
      {(isRecoloured || isOriginal) && (
        <Button
          kind="text-button soft original-colours"
          aria-pressed={isOriginal}
          onClick={() => setOriginal(!isOriginal)}
          text={text('message.originalColours')}
        />
      )}
      <SandboxedMail
        srcdoc={srcdoc}
        withoutImages={
          remote === 'blocked' || loadImages
            ? undefined
            : () => buildBodyDocument(html, { remote: 'measured', theme, cid: pictures }).srcdoc
        }
        onPainted={onPainted}
      />
      {isCut && (
        <p class="body-cut soft">
          {text('message.cut')} <Button kind="text-button" onClick={onText} text={text('message.allText')} />
        </p>
      )}
      <LinkList links={links} />
    </>
  );
}
