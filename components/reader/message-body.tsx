import { useState } from 'preact/hooks';
import { text as say } from '../../lib/language/text.ts';
import type { Body } from '../../lib/mailbox/message.ts';
import { HtmlBody } from './html-body.tsx';
import { TextBody } from './text-body.tsx';

type MessageBodyProps = {
  body: Body;
  /** the pictures that came with it, by Content-ID, as `data:` addresses */
  pictures?: Readonly<Record<string, string>>;
  /** false where the person wants images from elsewhere never */
  offersImages?: boolean;
  onCopyLink: (href: string) => Promise<boolean>;
};

/** What the message says: as its sender laid it out, or its words alone where both came. */
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
