import { MINUTE } from '../i18n/time.ts';
import { backOffMs, limitLeft } from './limit.ts';
import { isPaused, type Status } from './status.ts';

/**
 * What a request is for:
 * - `press`: the user asked for it, and waits
 * - `mail`: mail that the user may wait for
 * - `upkeep`: all else that Mayfly does of its own accord
 */
export type Purpose = 'press' | 'mail' | 'upkeep';

/** While so little of the limit is to spare that quiet addresses are checked less often, nothing else is asked for either. */
const SPARE_QUIET_MS = 60 * MINUTE;

/** A request for which there is nothing to spare now is tried again after this long, or after the reset. */
const NOT_SPARE_MS = 30 * MINUTE;

/**
 * The one rule for every request: from when on it may be made. What the user asks for always may: a refusal says more than we do. All
 * else waits as long as the service says, leaves the user the last requests of a limit, and waits longer with every failure in a row; what
 * is not for mail also waits while nothing of the limit is to spare.
 * @returns epoch ms, `now` or before if it may be made now; undefined while nothing may be before the user has done something
 */
export function allowedAt(status: Status, purpose: Purpose, now: number): number | undefined {
  if (purpose === 'press') return now;
  if (isPaused(status)) return undefined;
  const left = limitLeft(status.rateLimit, now);
  const isNoneToSpare = purpose === 'upkeep' && (status.quietMs ?? 0) > SPARE_QUIET_MS;
  const { failures, failedAt = 0, blockedUntilAt, jitter } = status;
  // A failure in the future happened before the clock was set back.
  const isKnown = failedAt <= now;
  // Checks for mail find out whether the service is well again: their plan has its own back-off, made for each address.
  const isBackingOff = purpose === 'upkeep' && failures > 0 && isKnown;
  return Math.max(
    now,
    left && left.requests < 1 ? left.resetAt : 0,
    isNoneToSpare ? Math.min(left?.resetAt ?? Number.POSITIVE_INFINITY, now + NOT_SPARE_MS) : 0,
    isKnown ? blockedUntilAt : 0,
    isBackingOff ? failedAt + backOffMs(failures, MINUTE, jitter) : 0,
  );
}
