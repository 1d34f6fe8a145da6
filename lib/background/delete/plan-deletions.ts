import { CLOCK_STEP_MS } from '../../api/limit.ts';
import { MINUTE } from '../../i18n/time.ts';
import { isLive } from '../../mailbox/address.ts';
import { type Trashed, UNDO_MS } from '../../mailbox/trash/trashed.ts';

const AT_MOST_MS = 60 * MINUTE;

/** About an hour of failures: then an address of a private window is not kept for its deletion either. It expires at the service. */
const PRIVATE_TRIES = 6;

/** What is to be done with something in the trash, and when (epoch ms). */
export type DeletionStep = { step: 'purge' | 'ask' | 'finish'; at: number };

/** The next step: purged here, then deleted on the service, unless that has already dropped it with its expired address. */
export function nextStep(trashed: Trashed, now: number): DeletionStep {
  const { isPurged, untilAt, nextTryAt, tries, triedAt = untilAt - UNDO_MS, address } = trashed;
  // Something that was deleted or tried in the future: the clock was set back, and no stored time is worth waiting for.
  const isSetBack = Math.min(triedAt, nextTryAt) > now + CLOCK_STEP_MS;
  if (!isPurged) return { step: 'purge', at: isSetBack ? now : untilAt };
  if (address?.isPrivate && tries >= PRIVATE_TRIES) return { step: 'finish', at: now };
  if (!address || !isLive(address, now)) return { step: 'finish', at: now };
  return { step: 'ask', at: isSetBack ? now : nextTryAt };
}

/** How long to wait after a request failed: a minute at first, an hour at most. @param tries failed ones before it */
export function retryAfterMs(tries: number): number {
  return Math.min(MINUTE * 2 ** tries, AT_MOST_MS);
}
