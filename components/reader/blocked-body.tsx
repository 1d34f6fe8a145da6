import { useMemo } from 'preact/hooks';
import { readHtml } from '../../lib/email/extract/read-html.ts';
import { text as say } from '../../lib/i18n/text.ts';
import { useReader } from './reader-context.ts';
import { TextBody } from './text-body.tsx';

/** A longer text is cut: the rest is seen once the user opens the message. */
const MAX_CHARACTERS = 20_000;

type BlockedBodyProps = {
  /** absent if the message has HTML alone */
  text: string | undefined;
  html: string;
};

/** Seen in place of a message that did not open the last time, as it stopped its page: its text, and a button for the rest. */
export function BlockedBody({ text, html }: BlockedBodyProps) {
  const { openAnyway } = useReader().actions;
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
      {shown && <TextBody text={shown} />}
      <button type="button" class="text-button soft body-switch" onClick={openAnyway}>
        {say('message.asSent')}
      </button>
    </>
  );
}
