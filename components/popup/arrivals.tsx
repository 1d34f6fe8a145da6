import { useEffect, useRef, useState } from 'preact/hooks';
import type { Message } from '../../lib/mailbox/message.ts';
import { parseSender } from '../../lib/message/parse-sender.ts';
import { visibleText } from '../../lib/message/visible-text.ts';

/** Tells those who don't see the list of mail that came while it was open. */
export function Arrivals({ messages }: { messages: readonly Message[] }) {
  const known = useRef<Set<string>>(undefined);
  const [text, setText] = useState('');

  useEffect(() => {
    const before = known.current;
    known.current = new Set([...(before ?? []), ...messages.map(({ id }) => id)]);
    const arrived = before ? messages.filter(({ id }) => !before.has(id)) : [];
    const newest = arrived[0];
    if (!newest) return;
    const from = `${parseSender(newest.from).display}: ${visibleText(newest.subject) || 'No subject'}`;
    const code = arrived.find((message) => message.code)?.code;
    const codeWords = code ? `. Code ${code}` : '';
    setText(
      arrived.length === 1
        ? `New message from ${from}${codeWords}`
        : `${arrived.length} new messages. ${from}${codeWords}`,
    );
  }, [messages]);

  return <output class="unseen">{text}</output>;
}
