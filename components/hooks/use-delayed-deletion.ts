import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { createDeletionQueue } from '../popup/deletion-queue.ts';

/** How long a deletion can be taken back. */
export const UNDO_MS = 5000;

/**
 * Deletes after a while, so that it can be undone: what was deleted is hidden at once, and gone for good after
 * `UNDO_MS`, with the next deletion, or when the page closes.
 * @param remove called once per id, unless it was undone. Never rejects
 */
export function useDelayedDeletion(remove: (id: string) => Promise<void>) {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const latest = useRef(remove);
  latest.current = remove;

  const queue = useMemo(
    () =>
      createDeletionQueue({
        delayMs: UNDO_MS,
        remove: (id) => latest.current(id),
        onHide: (id) => setHidden((ids) => new Set([...ids, id])),
        onShow: (id) => setHidden((ids) => new Set([...ids].filter((other) => other !== id))),
      }),
    [],
  );

  useEffect(() => {
    addEventListener('pagehide', queue.flush);
    return () => removeEventListener('pagehide', queue.flush);
  }, [queue]);

  return { hidden, removeLater: queue.removeLater, undo: queue.undo };
}
