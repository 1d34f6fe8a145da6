import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { text } from '../../../lib/language/text.ts';
import type { Message } from '../../../lib/mailbox/message.ts';
import { MESSAGES_PER_PAGE } from '../../hooks/use-mailbox.ts';
import type { Selecting } from '../../selection/use-selection.ts';
import { useSettled } from '../../ui/use-settled.ts';
import { makeReady } from '../lazy-views.tsx';
import { MessageRow } from './message-row.tsx';

/** Ages are told in minutes: the rows of a long list need not be drawn anew every second. */
const REDRAWN_EVERY_MS = 10_000;

/** A row is some 56 px high: in this way some more are counted than are in sight. */
const ROW_PX = 50;
/** Who types presses the next key sooner. */
const SETTLED_MS = 150;

export type MessageListProps = {
  /** newest first */
  messages: readonly Message[];
  /** has so many of them read; absent where these are all */
  onMore?: ((upTo: number) => void) | undefined;
  /** addresses that mail can still come to */
  liveAddresses: ReadonlySet<string>;
  /** ids of those whose code a newer one has replaced */
  replacedCodes: ReadonlySet<string>;
  now: number;
  /** the message that one came back from: its row gets the focus, so that the place is not lost */
  focusId?: string | undefined;
  /** the message that is open beside the list */
  openId?: string | undefined;
  selecting: Pick<Selecting, 'selection' | 'select'>;
  /** it changes with every key */
  isSearched?: boolean;
};

/** All messages, whichever address they came to. */
export function MessageList({
  messages,
  onMore,
  liveAddresses,
  replacedCodes,
  now,
  focusId,
  openId,
  selecting,
  isSearched = false,
}: MessageListProps) {
  const [shown, setShown] = useState(() => {
    const place = messages.findIndex(({ id }) => id === focusId);
    return Math.max(MESSAGES_PER_PAGE, Math.ceil((place + 1) / MESSAGES_PER_PAGE) * MESSAGES_PER_PAGE);
  });
  const { selection, select } = selecting;
  const isSettled = useSettled(messages, SETTLED_MS);
  // What is in sight is drawn first: of what is searched with every key, of the list when it opens where it begins.
  const isWhole = useRef<boolean>(undefined);
  isWhole.current ??= focusId !== undefined || Boolean(document.querySelector('main')?.scrollTop);
  isWhole.current = isSettled || (isWhole.current && !isSearched);
  const list = useRef<HTMLUListElement>(null);
  // Until it is known, what stands above is taken for a quarter of the window.
  const top = useRef(innerHeight / 4);
  useEffect(() => {
    top.current = list.current?.getBoundingClientRect().top ?? 0;
  });
  const inSight = Math.max(1, Math.ceil((innerHeight - top.current) / ROW_PX));
  const drawn = isWhole.current ? shown : Math.min(shown, inSight);
  const roughlyNow = Math.floor(now / REDRAWN_EVERY_MS) * REDRAWN_EVERY_MS;
  const rows = useMemo(
    () =>
      messages
        .slice(0, drawn)
        .map((message) => (
          <MessageRow
            key={message.id}
            message={message}
            isExpired={!liveAddresses.has(message.address)}
            isCodeReplaced={replacedCodes.has(message.id)}
            isOpen={message.id === openId}
            now={roughlyNow}
            isSelected={selection.ids.has(message.id)}
            isSelecting={selection.ids.size > 0}
            onSelect={(id, isRange) => select(id, isRange ? messages.map((each) => each.id) : undefined)}
          />
        )),
    [messages, liveAddresses, replacedCodes, openId, drawn, roughlyNow, selection],
  );

  function showMore() {
    onMore?.(shown + MESSAGES_PER_PAGE);
    setShown(shown + MESSAGES_PER_PAGE);
  }

  useEffect(() => {
    const row = [...(list.current?.querySelectorAll('a') ?? [])].find((link) => link.dataset.message === focusId);
    // Whoever types already is looking for something else.
    if (!document.activeElement?.matches('input')) row?.focus();
  }, [focusId]);

  return (
    <>
      <ul
        class="message-list"
        aria-label={text('mail.messages')}
        ref={list}
        onPointerOver={makeReady}
        onPointerDown={makeReady}
        onFocusIn={makeReady}
      >
        {rows}
      </ul>
      {(messages.length > shown || onMore) && (
        <button type="button" class="button plain show-more" onClick={showMore}>
          {text('do.showMore')}
        </button>
      )}
    </>
  );
}
