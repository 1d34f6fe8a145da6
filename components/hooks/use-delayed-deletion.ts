import { useCallback, useEffect, useRef, useState } from 'preact/hooks';

/** How long a deletion can be taken back. */
export const UNDO_MS = 5000;

/**
 * Deletes after a while, so that it can be undone: what was deleted is hidden at once, and gone for good after
 * `UNDO_MS`, with the next deletion, or when the page closes.
 * @param remove called once per id, unless it was undone
 */
export function useDelayedDeletion(remove: (id: string) => Promise<void>) {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const pending = useRef<{ id: string; timer: ReturnType<typeof setTimeout> }>(undefined);
  const latest = useRef(remove);
  latest.current = remove;

  const show = useCallback((id: string) => {
    setHidden((ids) => new Set([...ids].filter((other) => other !== id)));
  }, []);

  const flush = useCallback(() => {
    if (!pending.current) return;
    const { id, timer } = pending.current;
    clearTimeout(timer);
    pending.current = undefined;
    // Shown again once the answer is there: by then it has left the list, or it could not be deleted.
    void latest.current(id).finally(() => show(id));
  }, [show]);

  const removeLater = useCallback(
    (id: string) => {
      flush();
      setHidden((ids) => new Set([...ids, id]));
      pending.current = { id, timer: setTimeout(flush, UNDO_MS) };
    },
    [flush],
  );

  const undo = useCallback(() => {
    if (!pending.current) return;
    const { id, timer } = pending.current;
    clearTimeout(timer);
    pending.current = undefined;
    show(id);
  }, [show]);

  useEffect(() => {
    addEventListener('pagehide', flush);
    return () => removeEventListener('pagehide', flush);
  }, [flush]);

  return { hidden, removeLater, undo };
}
