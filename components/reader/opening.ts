import { hasOpeningMark, removeOpeningMark, setOpeningMark } from '../../lib/mailbox/opening-mark.ts';

/** A mail that takes longer to be painted, or does not let its page close sooner, is not opened again unasked. */
const SLOW_MS = 10_000;

/** The messages that this page painted. */
const painted = new Set<string>();
/** The one whose HTML was given to a frame, and when (epoch ms): a page opens one at a time. */
let opening: { id: string; framedAt: number } | undefined;

addEventListener('pagehide', () => leaveOpening(opening?.id));

/** Whether a message's HTML may be shown unasked: not if it stopped its page the last time. */
export function mayOpen(id: string): boolean {
  return painted.has(id) || opening?.id === id || !hasOpeningMark(id);
}

/** A message's HTML is given to a frame. What that costs comes later, when the frame is laid out. */
export function startPainting(id: string): void {
  if (painted.has(id) || opening?.id === id) return;
  leaveOpening(opening?.id);
  opening = { id, framedAt: Date.now() };
  setOpeningMark(id, opening.framedAt);
}

/** The message's frame was painted: it opens. */
export function wasOpened(id: string): void {
  painted.add(id);
  leaveOpening(id);
}

/** The message is not shown any more. The mark of one that took too long stays. */
export function leaveOpening(id: string | undefined): void {
  if (!opening || opening.id !== id) return;
  const { framedAt } = opening;
  opening = undefined;
  if (Date.now() - framedAt < SLOW_MS) removeOpeningMark(id);
}
