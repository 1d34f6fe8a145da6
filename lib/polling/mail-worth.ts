import { binOf } from './mail-delays.ts';
import { isAwaited, lastActivityAt, type WatchedAddress } from './watched-address.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** After a fill or a message, another mail (sent again, a welcome) comes in this share of cases, half of them within the median. */
const FOLLOW_UP_SHARE = 0.04;
const FOLLOW_UP_MEDIAN_MS = MINUTE;
/** Somebody who looks at the mailbox is more likely to wait for mail. */
const WATCHED_SHARE = 0.4;

/** About a newsletter a day. Nobody waits for it, so its delay counts for little. */
const QUIET_HAZARD = 1 / DAY;
const QUIET_WORTH = 0.0092;
const QUIET_WORTH_WATCHED = 4 * QUIET_WORTH;
/** An address that was quiet for longer than this is likely to stay quiet. */
const QUIET_AGE_MS = DAY;

/**
 * What a check is worth: the likelihood per millisecond that mail comes to this address, times how much its delay matters, which
 * is 1 where somebody waits.
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
