import { MINUTE } from '../i18n/time.ts';
import { backOffMs, limitLeft, type RequestKind } from './limit.ts';
import { isPaused, type Status } from './status.ts';

/**
 * What a request is for:
 * - `user`: the user asked for it and is waiting
 * - `mail`: mail that the user may be waiting for
 * - `upkeep`: everything else that Mayfly does on its own
 */
export type RequestPurpose = 'user' | 'mail' | 'upkeep';

/** If so little of the limit is left that quiet addresses are checked less often than this, `upkeep` requests wait too. */
const SPARE_QUIET_MS = 60 * MINUTE;

/** An `upkeep` request that the limit leaves no room for is tried again after this time, or after the reset if that is sooner. */
const NOT_SPARE_MS = 30 * MINUTE;

/**
 * The time from which a request may be made: the one rule for every request. A request of the user is always allowed, because the service's
 * refusal explains more than we can. All others wait as long as the service demands, and leave the last requests of a limit to the user.
 * A key that was refused is tried again some hours later. `upkeep` requests also wait longer after each failure in a row, and while the limit has no room for them.
 * @returns epoch ms, `now` if the request may be made now; undefined if no request may be made before the user has done something
 */
export function allowedAt(status: Status, purpose: RequestPurpose, kind: RequestKind, now: number): number | undefined {
  if (purpose === 'user') return now;
  if (isPaused(status) && status.keyCheckAt === undefined) return undefined;
  const left = limitLeft(status.rateLimit, now);
  const isNoneToSpare = purpose === 'upkeep' && (status.quietMs ?? 0) > SPARE_QUIET_MS;
  const { failures, failedAt = status.requestedAt ?? 0, waits, keyCheckAt = 0, jitter } = status;
  // If a failure is in the future, it happened before the clock was set back.
  const isKnown = failedAt <= now;
  // Checks for mail find out whether the service works again. The poll plan computes their back-off for each address.
  const isBackingOff = purpose === 'upkeep' && failures > 0 && isKnown;
  return Math.max(
    now,
    left && left.requests < 1 ? left.checkAgainAt : 0,
    isNoneToSpare ? Math.min(left?.checkAgainAt ?? Number.POSITIVE_INFINITY, now + NOT_SPARE_MS) : 0,
    isKnown ? (waits[kind] ?? 0) : 0,
    (status.requestedAt ?? 0) <= now ? keyCheckAt : 0,
    isBackingOff ? failedAt + backOffMs(failures, MINUTE, jitter) : 0,
  );
}
