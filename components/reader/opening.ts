import { hasOpeningMark, removeOpeningMark, setOpeningMark } from '../../lib/mailbox/opening-mark.ts';

/** A mail that was neither painted nor left within this time is not opened again unasked. */
const SLOW_MS = 10_000;

/** The messages that this page painted. */
const painted = new Set<string>();
/** The message whose HTML was put into a frame, and when (epoch ms). A page opens one message at a time. */
let opening: { id: string; framedAt: number } | undefined;

addEventListener('pagehide', () => leaveOpening(opening?.id));

/** Whether a message's HTML may be shown unasked: not if it stopped its page the last time. */
export function mayOpen(id: string): boolean {
  return painted.has(id) || opening?.id === id || !hasOpeningMark(id);
}

/** Called when a message's HTML is put into a frame. The layout of the frame, which may stop the page, comes later. */
export function startPainting(id: string): void {
  if (painted.has(id) || opening?.id === id) return;
  leaveOpening(opening?.id);
  opening = { id, framedAt: Date.now() };
  setOpeningMark(id, opening.framedAt);
}

/** Called when the message's frame was painted: the message did not stop its page. */
export function wasOpened(id: string): void {
  painted.add(id);
  leaveOpening(id);
}

/** Called when the message is no longer shown. Its mark stays if it took too long to be painted. */
export function leaveOpening(id: string | undefined): void {
  if (!opening || opening.id !== id) return;
  const { framedAt } = opening;
  opening = undefined;
  if (Date.now() - framedAt < SLOW_MS) removeOpeningMark(id);
}
