import { useEffect, useState } from 'preact/hooks';
import type { Message } from '../../../lib/mailbox/message.ts';
import { readTexts } from '../../../lib/mailbox/read-contents.ts';

/** Further down, a row shows how its message begins. */
const MAX_TEXTS = 40;

const NONE: ReadonlyMap<string, string> = new Map();

/** The texts of the first results, by id, to show where the words are. @param words absent for no search, empty for filters alone */
export function useFoundTexts(messages: readonly Message[], words: readonly string[] = []) {
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
