import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Message } from '../../lib/mailbox/message.ts';
import { MessageRow } from './message-row.tsx';

/** Rows at first, and how many come with each *Show more*: ten thousand messages cost no more than ten. */
const PAGE = 40;

/** Ages are told in minutes: the rows of a long list need not be drawn anew every second. */
const REDRAWN_EVERY_MS = 10_000;

type MessageListProps = {
  /** newest first */
  messages: readonly Message[];
  /** addresses that mail can still come to */
  liveAddresses: ReadonlySet<string>;
  /** ids of those whose code a newer one has replaced */
  replacedCodes: ReadonlySet<string>;
  now: number;
  /** the message that one came back from: its row gets the focus, so that the place is not lost */
  focusId?: string | undefined;
  /** the message that is open beside the list */
  openId?: string | undefined;
};

/** All messages, whichever address they came to. */
export function MessageList({ messages, liveAddresses, replacedCodes, now, focusId, openId }: MessageListProps) {
  const [shown, setShown] = useState(() => {
    const place = messages.findIndex(({ id }) => id === focusId);
    return Math.max(PAGE, Math.ceil((place + 1) / PAGE) * PAGE);
  });
  const roughlyNow = Math.floor(now / REDRAWN_EVERY_MS) * REDRAWN_EVERY_MS;
  const rows = useMemo(
    () =>
      messages
        .slice(0, shown)
        .map((message) => (
          <MessageRow
            key={message.id}
            message={message}
            isExpired={!liveAddresses.has(message.address)}
            isCodeReplaced={replacedCodes.has(message.id)}
            isOpen={message.id === openId}
            now={roughlyNow}
          />
        )),
    [messages, liveAddresses, replacedCodes, openId, shown, roughlyNow],
  );
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const row = [...(list.current?.querySelectorAll('a') ?? [])].find((link) => link.dataset.message === focusId);
    row?.focus();
  }, [focusId]);

  return (
    <>
      <ul class="message-list" aria-label="Messages" ref={list}>
        {rows}
      </ul>
      {messages.length > shown && (
        <button type="button" class="button plain show-more" onClick={() => setShown(shown + PAGE)}>
          Show more
        </button>
      )}
    </>
  );
}
