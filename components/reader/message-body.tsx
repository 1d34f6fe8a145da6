import { useMemo, useState } from 'preact/hooks';
import { readHtml } from '../../lib/email/extract/read-html.ts';
import { isBlank, isEncrypted } from '../../lib/email/parse/readable-body.ts';
import { text as say } from '../../lib/i18n/text.ts';
import type { Body } from '../../lib/mailbox/message.ts';
import { Button } from '../ui/button.tsx';
import { HtmlBody } from './html-body.tsx';
import { useReader } from './reader-context.ts';
import { TextBody } from './text-body.tsx';

/** The most characters that `BlockedBody` shows. The user sees the rest after opening the message. */
const MAX_CHARACTERS = 20_000;

type BlockedBodyProps = {
  /** absent if the message has HTML alone */
  text: string | undefined;
  html: string;
};

/** Replaces a message that stopped its page the last time: shows its text, and a button that opens it anyway. */
function BlockedBody({ text, html }: BlockedBodyProps) {
  const { openAnyway } = useReader().actions;
  const shown = useMemo(() => (text ?? textOf(html, MAX_CHARACTERS)).slice(0, MAX_CHARACTERS), [text, html]);
  return (
    <>
      <p class="body-held soft" role="status">
        {say('message.unopened')}
      </p>
      {shown && <TextBody text={shown} />}
      <Button kind="text-button soft body-switch" onClick={openAnyway} text={say('message.asSent')} />
    </>
  );
}

/** A message's body: HTML, or plain text if it has only that or the user asks for it. */
export function MessageBody({ body }: { body: Body }) {
  const { mayOpen } = useReader().state;
  const [isPlain, setPlain] = useState(false);
  const [isAllWanted, setAllWanted] = useState(false);
  const [htmlText, setHtmlText] = useState<string>();
  const html = body.html?.trim() ? body.html : undefined;
  const text = body.text?.trim() ? body.text : htmlText;

  function showText(): void {
    if (!text && html) setHtmlText(textOf(html));
    setPlain(true);
    setAllWanted(true);
  }

  if (html && !mayOpen) return <BlockedBody text={text} html={html} />;
  const isLocked = isEncrypted(
    body,
    body.attachments.map(({ name }) => name),
  );
  const notice = isLocked ? 'message.encrypted' : !text && isBlank(html ?? '') && 'message.noText';
  return (
    <>
      {notice && <p class="no-body soft">{say(notice)}</p>}
      {html && !isPlain && <HtmlBody html={html} onText={showText} />}
      {text && (isPlain || !html) && <TextBody text={text} isAllWanted={isAllWanted} />}
      {html && text && (
        <Button
          kind="text-button soft body-switch"
          onClick={() => setPlain(!isPlain)}
          text={say(isPlain ? 'message.asSent' : 'message.asText')}
        />
      )}
    </>
  );
}

function textOf(html: string, maxCharacters = Number.POSITIVE_INFINITY): string {
  return readHtml(html, maxCharacters)
    .lines.map((line) => line.text)
    .join('\n');
}
