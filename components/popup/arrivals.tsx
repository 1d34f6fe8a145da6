import { useEffect, useRef, useState } from 'preact/hooks';
import { formatList } from '../../lib/language/format-list.ts';
import { plural, text } from '../../lib/language/text.ts';
import type { Message } from '../../lib/mailbox/message.ts';
import { parseSender } from '../../lib/message/parse-sender.ts';
import { visibleText } from '../../lib/message/visible-text.ts';

/** Tells those who don't see the list of mail that came while it was open. */
export function Arrivals({ messages }: { messages: readonly Message[] }) {
  const newestSeenAt = useRef<number>(undefined);
  const [said, setSaid] = useState('');

  useEffect(() => {
    const before = newestSeenAt.current;
    newestSeenAt.current = Math.max(before ?? 0, ...messages.map(({ seenAt }) => seenAt));
    // Older ones are read too, by and by: what has just come is what was seen after all the others.
    const arrived = before === undefined ? [] : messages.filter(({ seenAt }) => seenAt > before);
    const newest = arrived[0];
    if (!newest) return;
    const from = `${parseSender(newest.from).display}: ${visibleText(newest.subject) || text('message.noSubject')}`;
    const code = arrived.find((message) => message.code)?.code;
    const news = plural('mail.arrived', arrived.length, { from });
    setSaid(formatList(code ? [news, text('news.code', { code })] : [news], 'comma'));
  }, [messages]);

  return (
    <output class="unseen" data-snapshot="skip">
      {said}
    </output>
  );
}
