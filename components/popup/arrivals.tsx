import { useEffect, useRef, useState } from 'preact/hooks';
import { parseSender } from '../../lib/email/parse/parse-sender.ts';
import { visibleText } from '../../lib/email/parse/visible-text.ts';
import { formatList } from '../../lib/i18n/format-list.ts';
import { plural, text } from '../../lib/i18n/text.ts';
import type { Message } from '../../lib/mailbox/message.ts';

/** Announces messages that arrive while the list is open, for screen readers. */
export function Arrivals({ messages }: { messages: readonly Message[] }) {
  const newestSeenAt = useRef<number>(undefined);
  const [said, setSaid] = useState('');

  useEffect(() => {
    const before = newestSeenAt.current;
    newestSeenAt.current = Math.max(before ?? 0, ...messages.map(({ seenAt }) => seenAt));
    // *Show more* adds older messages: only those seen after all the others have just arrived.
    const arrived = before === undefined ? [] : messages.filter(({ seenAt }) => seenAt > before);
    const newest = arrived[0];
    if (!newest) return;
    const from = `${parseSender(newest.from).display}: ${visibleText(newest.subject) || text('message.noSubject')}`;
    const code = arrived.find((message) => message.code)?.code;
    const arrival = plural('mail.arrived', arrived.length, { from });
    setSaid(formatList(code ? [arrival, text('news.code', { code })] : [arrival], 'comma'));
  }, [messages]);

  return <output class="unseen">{said}</output>;
}
