import { isLive } from '../address.ts';
import type { Trashed } from './trashed.ts';

const MINUTE = 60_000;
const AT_MOST_MS = 60 * MINUTE;

/** What is to be done with something in the trash, and when (epoch ms). */
export type DeletionStep = { step: 'purge' | 'ask' | 'finish'; at: number };

/** The next step: purged here, then deleted on the service, unless that has already dropped it with its expired address. */
export function nextStep({ isPurged, untilAt, nextTryAt, address }: Trashed, now: number): DeletionStep {
  if (!isPurged) return { step: 'purge', at: untilAt };
  if (!address || !isLive(address, now)) return { step: 'finish', at: now };
  return { step: 'ask', at: nextTryAt };
}

/** How long to wait after a request failed: a minute at first, an hour at most. @param tries failed ones before it */
export function retryAfterMs(tries: number): number {
  return Math.min(MINUTE * 2 ** tries, AT_MOST_MS);
}
