import { useMemo } from 'preact/hooks';
import { readHtml } from '../../lib/email/extract/read-html.ts';
import { text as say } from '../../lib/i18n/text.ts';
import { TextBody } from './text-body.tsx';

/** A longer text is cut: the rest is seen once the user opens the message. */
const MAX_CHARACTERS = 20_000;

type BlockedBodyProps = {
  /** absent if the message has HTML alone */
  text: string | undefined;
  html: string;
  /** see `messageSchema` */
  misleadingLink: string | undefined;
  onCopyLink: (href: string) => Promise<boolean>;
  onOpenLink: (href: string) => void;
  onOpen: () => void;
};

/** Seen in place of a message that did not open the last time, as it stopped its page: its text, and a button for the rest. */
export function BlockedBody({ text, html, misleadingLink, onCopyLink, onOpenLink, onOpen }: BlockedBodyProps) {
  const shown = useMemo(() => {
    const words =
      text ??
      readHtml(html, MAX_CHARACTERS)
        .lines.map((line) => line.text)
        .join('\n');
    return words.slice(0, MAX_CHARACTERS);
  }, [text, html]);
  return (
    <>
      <p class="body-held soft" role="status">
        {say('message.unopened')}
      </p>
      {shown && (
        <TextBody text={shown} misleadingLink={misleadingLink} onCopyLink={onCopyLink} onOpenLink={onOpenLink} />
      )}
      <button type="button" class="text-button soft body-switch" onClick={onOpen}>
        {say('message.asSent')}
      </button>
    </>
  );
}
