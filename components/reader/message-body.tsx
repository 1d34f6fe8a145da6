import { useState } from 'preact/hooks';
import { text as say } from '../../lib/language/text.ts';
import type { Body } from '../../lib/mailbox/message.ts';
import { HtmlBody } from './html-body.tsx';
import { TextBody } from './text-body.tsx';

type MessageBodyProps = {
  body: Body;
  /** inline images by Content-ID, as `data:` URLs */
  pictures?: Readonly<Record<string, string>>;
  /** false if remote images are never to be shown */
  offersImages?: boolean;
  onCopyLink: (href: string) => Promise<boolean>;
};

/** A message's body: HTML, or plain text where it has only that or the person asks for it. */
export function MessageBody({ body, pictures, offersImages, onCopyLink }: MessageBodyProps) {
  const [isPlain, setPlain] = useState(false);
  const text = body.text?.trim() ? body.text : undefined;
  const html = body.html?.trim() ? body.html : undefined;
  if (!text && !html) return <p class="no-body soft">{say('message.noText')}</p>;
  return (
    <>
      {html && !isPlain && (
        <HtmlBody html={html} pictures={pictures} offersImages={offersImages} onCopyLink={onCopyLink} />
      )}
      {text && (isPlain || !html) && <TextBody text={text} onCopyLink={onCopyLink} />}
      {html && text && (
        <button type="button" class="text-button soft body-switch" onClick={() => setPlain(!isPlain)}>
          {say(isPlain ? 'message.asSent' : 'message.asText')}
        </button>
      )}
    </>
  );
}
