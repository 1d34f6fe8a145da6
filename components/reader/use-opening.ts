import { useLayoutEffect, useState } from 'preact/hooks';
import { leaveOpening, mayOpen, startPainting, wasOpened } from './opening.ts';

/**
 * Notes that a message's HTML is shown, until it is painted or left. One that stopped its page the last time is shown only if the
 * person wants it.
 * @param hasHtml false until its body was read
 */
export function useOpening(id: string, hasHtml: boolean) {
  const [may, setMay] = useState(() => mayOpen(id));

  useLayoutEffect(() => {
    if (may && hasHtml) startPainting(id);
    return () => leaveOpening(id);
  }, [id, may, hasHtml]);

  return { mayOpen: may, openAnyway: () => setMay(true), onPainted: () => wasOpened(id) };
}
