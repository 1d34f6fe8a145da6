import { useMemo } from 'preact/hooks';
import { localeInUse } from '../../lib/language/language-in-use.ts';
import { text, textParts } from '../../lib/language/text.ts';
import type { Message } from '../../lib/mailbox/message.ts';
import { parseSender } from '../../lib/message/parse-sender.ts';
import { visibleText } from '../../lib/message/visible-text.ts';
import { formatAge } from '../ui/format/format-age.ts';
import { SenderMark } from '../ui/sender-mark.tsx';
import { useFocusAtFirst } from '../ui/use-focus-at-first.ts';

type MessageHeadProps = {
  message: Message;
  /** from the message itself; the address when absent */
  to?: string;
  isExpired: boolean;
  now: number;
};

/** Subject, sender with address, recipient and time. */
export function MessageHead({ message, to, isExpired, now }: MessageHeadProps) {
  const sender = parseSender(message.from);
  const heading = useFocusAtFirst<HTMLHeadingElement>();
  const sentAt = useMemo(
    () => new Intl.DateTimeFormat(localeInUse(), { dateStyle: 'medium', timeStyle: 'short' }).format(message.createdAt),
    [message.createdAt],
  );
  return (
    <div class="message-head">
      <h1 class="keeps-side" ref={heading} tabIndex={-1} dir="auto">
        {visibleText(message.subject) || text('message.noSubject')}
      </h1>
      <div class="message-head-sender">
        <SenderMark sender={sender} />
        <div class="message-head-facts">
          <p class="message-head-from keeps-side" dir="auto">
            {sender.display}
          </p>
          {sender.address && sender.address !== sender.display && <p class="soft">{sender.address}</p>}
          <p class="soft">
            {textParts('message.to', {
              address: <bdi class="message-head-to">{visibleText(to ?? '') || message.address}</bdi>,
            })}
            {isExpired && <span class="chip quiet">{text('mail.expired')}</span>}
          </p>
          <p class="soft tabular">
            <time dateTime={new Date(message.createdAt).toISOString()}>{sentAt}</time>
            {' · '}
            {formatAge(message.createdAt, now)}
          </p>
        </div>
      </div>
    </div>
  );
}
