import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { text } from '../../../lib/i18n/text.ts';
import type { Message } from '../../../lib/mailbox/message.ts';
import { readTexts } from '../../../lib/mailbox/read-contents.ts';
import { Button } from '../../ui/button.tsx';
import { MESSAGES_PER_PAGE } from '../first-data.ts';
import { LazyReader } from '../lazy-views.tsx';
import { usePopup } from '../popup-context.ts';
import type { Selecting } from '../selection/use-selection.ts';
import { MessageRow } from './message-row.tsx';

/** The most search results that show the text around the found words. Rows further down show how their message begins. */
const MAX_TEXTS = 40;

const NONE: ReadonlyMap<string, string> = new Map();

/** The texts of the first results, by id, to show where the words are. @param words absent without a search, empty with filters only */
function useFoundTexts(messages: readonly Message[], words: readonly string[] = []) {
  const [texts, setTexts] = useState(NONE);
  const isWanted = words.length > 0;

  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    readTexts(messages.slice(0, MAX_TEXTS).map(({ id }) => id)).then(
      (read) => isCurrent && setTexts(read),
      (error: unknown) => console.warn('Where the words are is not known:', error),
    );
    return () => {
      isCurrent = false;
    };
  }, [messages, isWanted]);

  return texts;
}

/** Whether the value has stayed the same for `settledMs`. */
function useSettled(value: unknown, settledMs: number): boolean {
  const [settled, setSettled] = useState<unknown>();
  useEffect(() => {
    const timer = setTimeout(() => setSettled(() => value), settledMs);
    return () => clearTimeout(timer);
  }, [value, settledMs]);
  return settled === value;
}

/** A row is about 56 px high. This is less, so that no row in view is missed. */
const ROW_PX = 50;
/** Longer than the pauses between key presses while the user types. */
const SETTLED_MS = 150;

export type MessageListProps = {
  /** newest first */
  messages: readonly Message[];
  /** this is the list of all mail, and older messages are stored, too */
  hasMore: boolean;
  selecting: Pick<Selecting, 'selection' | 'select'>;
  /** the searched words if these are search results, which change with every key press; absent for other lists */
  words?: readonly string[] | undefined;
};

/** A list of messages: of all addresses, of one, or the results of a search. */
export function MessageList({ messages, hasMore, selecting, words }: MessageListProps) {
  const { state, model, actions } = usePopup();
  const { openId, addressStates, mixedServices, outdatedCodeIds } = model;
  const isSearched = words !== undefined;
  const focusId = openId === undefined ? state.cameFrom : undefined;
  const shownAboveId = isSearched ? undefined : model.top?.codeOrLink?.message.id;
  const [shown, setShown] = useState(() => {
    const index = messages.findIndex(({ id }) => id === focusId);
    return Math.max(MESSAGES_PER_PAGE, Math.ceil((index + 1) / MESSAGES_PER_PAGE) * MESSAGES_PER_PAGE);
  });
  const { selection, select } = selecting;
  const addresses = useMemo(
    () => new Map(state.mailbox?.addresses.map((address) => [address.email, address])),
    [state.mailbox],
  );
  const isOfOneAddress = state.shownEmail !== undefined;
  const isSettled = useSettled(messages, SETTLED_MS);
  // Renders only the rows in view until the list has not changed for a while. After that, a list that is not a search result stays whole.
  // One that opens scrolled, or at a certain message, is whole from the beginning.
  const hasAllRows = useRef<boolean>(undefined);
  hasAllRows.current ??= focusId !== undefined || Boolean(document.querySelector('main')?.scrollTop);
  hasAllRows.current = isSettled || (hasAllRows.current && !isSearched);
  const list = useRef<HTMLUListElement>(null);
  // Until the list's top is measured, a quarter of the window is assumed.
  const top = useRef(innerHeight / 4);
  useEffect(() => {
    if (isSearched) top.current = list.current?.getBoundingClientRect().top ?? 0;
  });
  const inView = Math.max(1, Math.ceil((innerHeight - top.current) / ROW_PX));
  const drawn = hasAllRows.current ? shown : Math.min(shown, inView);
  const texts = useFoundTexts(messages, isSettled ? words : undefined);
  const rows = useMemo(
    () =>
      messages.slice(0, drawn).map((message) => (
        <MessageRow
          key={message.id}
          message={message}
          recipient={{
            address: addresses.get(message.address),
            state: addressStates.get(message.address),
            service: mixedServices.get(message.address),
          }}
          isOfOneAddress={isOfOneAddress}
          code={
            message.id === shownAboveId
              ? 'above'
              : message.codeFilledAt !== undefined
                ? 'used'
                : outdatedCodeIds.has(message.id)
                  ? 'outdated'
                  : 'new'
          }
          found={words && { words, text: texts.get(message.id) }}
          now={state.now}
          onCopy={(code) => void actions.copyCode(code)}
          selecting={{
            isOpen: message.id === openId,
            isSelected: selection.ids.has(message.id),
            isSelecting: selection.ids.size > 0,
            onSelect: (id, isRange) => select(id, isRange ? messages.map((each) => each.id) : undefined),
          }}
        />
      )),
    [
      messages,
      addresses,
      addressStates,
      mixedServices,
      isOfOneAddress,
      outdatedCodeIds,
      shownAboveId,
      openId,
      drawn,
      state.now,
      selection,
      words,
      texts,
    ],
  );

  function showMore() {
    if (hasMore) actions.readMore(shown + MESSAGES_PER_PAGE);
    setShown(shown + MESSAGES_PER_PAGE);
  }

  useEffect(() => {
    const row = [...(list.current?.querySelectorAll('a') ?? [])].find((link) => link.dataset.message === focusId);
    // The focus stays in a field that the user types into.
    if (!document.activeElement?.matches('input')) row?.focus();
  }, [focusId]);

  return (
    <>
      <ul
        class="message-list"
        aria-label={text('mail.messages')}
        ref={list}
        // A message that is pointed at is likely to be opened.
        onPointerOver={LazyReader.load}
        onFocusIn={LazyReader.load}
      >
        {rows}
      </ul>
      {(messages.length > shown || hasMore) && (
        <Button kind="button plain show-more" onClick={showMore} text={text('do.showMore')} />
      )}
    </>
  );
}
