import { useState } from 'preact/hooks';
import { readHtml } from '../../lib/email/extract/read-html.ts';
import { text as say } from '../../lib/i18n/text.ts';
import type { Body } from '../../lib/mailbox/message.ts';
import { BlockedBody } from './blocked-body.tsx';
import { HtmlBody } from './html-body.tsx';
import type { ImageLoader } from './image-loader.ts';
import type { ReaderProps } from './reader.tsx';
import { TextBody } from './text-body.tsx';

type MessageBodyProps = {
  body: Body;
  /** whether its HTML may be shown; absent: it may */
  opening?: ReaderProps['opening'];
  /** inline images by Content-ID, as `data:` URLs */
  pictures?: Readonly<Record<string, string>>;
  /** false if remote images are never to be shown */
  offersImages?: boolean;
  /** absent where frames load remote images */
  loadImages?: ImageLoader | undefined;
  /** see `messageSchema` */
  misleadingLink: string | undefined;
  onCopyLink: (href: string) => Promise<boolean>;
  onOpenLink: (href: string) => void;
};

/** A message's body: HTML, or plain text where it has only that or the user asks for it. */
export function MessageBody({
  body,
  opening,
  pictures,
  offersImages,
  loadImages,
  misleadingLink,
  onCopyLink,
  onOpenLink,
}: MessageBodyProps) {
  const [isPlain, setPlain] = useState(false);
  const [isAllWanted, setAllWanted] = useState(false);
  const [htmlText, setHtmlText] = useState<string>();
  const text = body.text?.trim() ? body.text : htmlText;
  const html = body.html?.trim() ? body.html : undefined;

  function showText(): void {
    if (!text && html) setHtmlText(textOf(html));
    setPlain(true);
    setAllWanted(true);
  }

  if (html && opening?.mayOpen === false)
    return (
      <BlockedBody
        text={text}
        html={html}
        misleadingLink={misleadingLink}
        onCopyLink={onCopyLink}
        onOpenLink={onOpenLink}
        onOpen={opening.openAnyway}
      />
    );
  if (!text && !html) return <p class="no-body soft">{say('message.noText')}</p>;
  return (
    <>
      {html && !isPlain && (
        <HtmlBody
          html={html}
          pictures={pictures}
          offersImages={offersImages}
          loadImages={loadImages}
          misleadingLink={misleadingLink}
          onCopyLink={onCopyLink}
          onOpenLink={onOpenLink}
          onPainted={opening?.onPainted}
          onText={showText}
        />
      )}
      {text && (isPlain || !html) && (
        <TextBody
          text={text}
          isAllWanted={isAllWanted}
          misleadingLink={misleadingLink}
          onCopyLink={onCopyLink}
          onOpenLink={onOpenLink}
        />
      )}
      {html && text && (
        <button type="button" class="text-button soft body-switch" onClick={() => setPlain(!isPlain)}>
          {say(isPlain ? 'message.asSent' : 'message.asText')}
        </button>
      )}
    </>
  );
}

function textOf(html: string): string {
  return readHtml(html, Number.POSITIVE_INFINITY)
    .lines.map((line) => line.text)
    .join('\n');
}
