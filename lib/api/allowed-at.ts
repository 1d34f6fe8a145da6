import { backOffMs } from './back-off.ts';
import { isPaused } from './is-paused.ts';
import { requestBudget } from './request-budget.ts';
import type { Status } from './status.ts';

/**
 * What a request is for:
 * - `press`: a person pressed for it, and waits
 * - `look`: an address's messages, at the time that was planned for them: the price has reckoned with it
 * - `mail`: mail that somebody may wait for
 * - `upkeep`: all else that Mayfly does of its own accord
 */
export type Purpose = 'press' | 'look' | 'mail' | 'upkeep';

const MINUTE = 60 * 1000;

/** What nobody waits for is worth this price: one body in ten is opened, and the person waits a third of a second where it is not there. */
export const UPKEEP_WORTH_MS = 30;

/** A request that is too dear now is tried again after this long, or after the reset: until then the price may have fallen. */
const TOO_DEAR_MS = 30 * MINUTE;

/**
 * The one rule for every request: from when on it may be made. A press may always be: a refusal says more than we do. All else waits
 * as long as the service says, leaves the person the last requests of a limit, and waits longer with every failure in a row; what is
 * not for mail also waits while a request costs more than it is worth.
 * @returns epoch ms, `now` or before if it may be made now; undefined while nothing may be before the person has done something
 */
export function allowedAt(status: Status, purpose: Purpose, now: number): number | undefined {
  if (purpose === 'press') return now;
  if (isPaused(status)) return undefined;
  const { requests, resetAt } = requestBudget(status.rateLimit, status.limitHabits, now);
  const isTooDear = purpose === 'upkeep' && (status.priceMs ?? 0) > UPKEEP_WORTH_MS;
  const { failures, failedAt = 0, blockedUntilAt, jitter } = status;
  // A failure in the future happened before the clock was set back.
  const isKnown = failedAt <= now;
  // Checks for mail find out whether the service is well again: their plan has its own back-off, made for each address.
  const isBackingOff = purpose === 'upkeep' && failures > 0 && isKnown;
  return Math.max(
    now,
    requests >= 1 ? 0 : resetAt,
    isTooDear ? Math.min(resetAt, now + TOO_DEAR_MS) : 0,
    isKnown ? blockedUntilAt : 0,
    isBackingOff ? failedAt + backOffMs(failures, MINUTE, jitter) : 0,
  );
}
