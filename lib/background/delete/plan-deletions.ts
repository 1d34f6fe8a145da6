import { CLOCK_STEP_MS } from '../../api/limit.ts';
import { MINUTE } from '../../i18n/time.ts';
import { isLive } from '../../mailbox/address.ts';
import { type Trashed, UNDO_MS } from '../../mailbox/trashed.ts';

export const MAX_RETRY_MS = 60 * MINUTE;

/** After this many failures, about an hour, an address of a private window is forgotten without its deletion. It expires on the service. */
const PRIVATE_TRIES = 6;

/** What to do with an item of the trash, and when (epoch ms). */
export type DeletionStep = { step: 'extend' | 'purge' | 'request' | 'forget'; at: number };

/** The next step: an item that can be undone for a time that the clock made wrong gets that time anew; it is purged here, then deleted on the service, unless its address has already expired there. */
export function nextStep(trashed: Trashed, now: number): DeletionStep {
  const { isPurged, untilAt, nextTryAt, tries, triedAt = untilAt - UNDO_MS, address } = trashed;
  // If the item was deleted or tried in the future, the clock was set back, and the stored times are meaningless.
  const isSetBack = Math.min(triedAt, nextTryAt) > now + CLOCK_STEP_MS;
  if (!isPurged) return isSetBack ? { step: 'extend', at: now } : { step: 'purge', at: untilAt };
  if (address?.isPrivate && tries >= PRIVATE_TRIES) return { step: 'forget', at: now };
  if (!address || !isLive(address, now)) return { step: 'forget', at: now };
  return { step: 'request', at: isSetBack ? now : nextTryAt };
}

/** How long to wait after a failed request: a minute at first, an hour at most. @param tries earlier failures */
export function retryAfterMs(tries: number): number {
  return Math.min(MINUTE * 2 ** tries, MAX_RETRY_MS);
}
