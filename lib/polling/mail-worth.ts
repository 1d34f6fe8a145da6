import { binOf } from './mail-delays.ts';
import { isAwaited, lastActivityAt, type WatchedAddress } from './watched-address.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** After a fill or a message, one more mail (sent again, a welcome) comes in this share of cases, half of them this soon. */
const FOLLOW_UP_SHARE = 0.04;
const FOLLOW_UP_MEDIAN_MS = MINUTE;
/** Who looks at the mailbox is more likely to wait for something. */
const WATCHED_SHARE = 0.4;

/** A newsletter a day, perhaps; nobody waits for it, so a second of its delay counts as little as this. */
const QUIET_HAZARD = 1 / DAY;
const QUIET_WORTH = 0.0092;
const QUIET_WORTH_WATCHED = 4 * QUIET_WORTH;
/** An address that stays quiet for longer than this is likely to stay so. */
const QUIET_AGE_MS = DAY;

/**
 * The worth of looking: the likelihood that mail comes to this address per millisecond, times how much its delay matters,
 * 1 where somebody waits for it.
 * @param firstMail from `firstMailHazards`
 * @param activityAt from `lastActivityAt`
 */
export function mailWorth(
  address: WatchedAddress,
  firstMail: readonly number[],
  watchedNow: boolean,
  at: number,
): number {
  const idleMs = Math.max(0, at - lastActivityAt(address));
  const first = isAwaited(address) ? (firstMail[binOf(idleMs)] ?? 0) : 0;
  const followUp =
    ((watchedNow ? WATCHED_SHARE : FOLLOW_UP_SHARE) * FOLLOW_UP_MEDIAN_MS) / (idleMs + FOLLOW_UP_MEDIAN_MS) ** 2;
  const quiet =
    QUIET_HAZARD * (watchedNow ? QUIET_WORTH_WATCHED : QUIET_WORTH) * Math.min(1, QUIET_AGE_MS / (idleMs || 1));
  return first + followUp + quiet;
}
