/** Deletions that can be taken back for a while: one at a time waits, the next one sends it off. */
export type DeletionQueue = {
  removeLater: (id: string) => void;
  /** Takes the waiting deletion back; does nothing once it was sent. */
  undo: () => void;
  /** Sends the waiting deletion at once: the page is about to close. */
  flush: () => void;
};

type DeletionQueueOptions = {
  delayMs: number;
  /** does it; called once per id, unless it was undone. Never rejects */
  remove: (id: string) => Promise<void>;
  /** from now on not to be shown */
  onHide: (id: string) => void;
  /** to be shown again, if it is still there: undone, or the answer of `remove` has come */
  onShow: (id: string) => void;
};

export function createDeletionQueue({ delayMs, remove, onHide, onShow }: DeletionQueueOptions): DeletionQueue {
  let waiting: { id: string; timer: ReturnType<typeof setTimeout> } | undefined;

  function takeWaiting(): string | undefined {
    if (!waiting) return undefined;
    const { id, timer } = waiting;
    clearTimeout(timer);
    waiting = undefined;
    return id;
  }

  function flush() {
    const id = takeWaiting();
    if (id !== undefined) void remove(id).then(() => onShow(id));
  }

  return {
    flush,
    removeLater(id) {
      flush();
      onHide(id);
      waiting = { id, timer: setTimeout(flush, delayMs) };
    },
    undo() {
      const id = takeWaiting();
      if (id !== undefined) onShow(id);
    },
  };
}
