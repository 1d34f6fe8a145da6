import { describeAddressesLeft } from '../../../lib/api/describe-problem.ts';
import type { Status } from '../../../lib/api/status.ts';
import { formatAge, formatWhen } from '../../../lib/i18n/format-time.ts';
import { plural, text } from '../../../lib/i18n/text.ts';
import { MINUTE } from '../../../lib/i18n/time.ts';

/** The part of the status that is shown. */
export type ShownStatus = Partial<Status>;

/**
 * When mail was last checked; or when it will be, if the rate limit delays that by more than a minute.
 * @param hasFailed a problem is shown: a check that went well a moment ago would contradict it, and is left out
 */
export function describeChecks(status: ShownStatus, now: number, hasFailed = false): string {
  const { checkedAt, nextCheckAt, delayedBy } = status;
  const isDelayedByLimit = delayedBy === 'limit' || delayedBy === 'reserve';
  if (isDelayedByLimit && nextCheckAt !== undefined && nextCheckAt - now > MINUTE) {
    return text('status.nextCheck', { time: formatWhen(nextCheckAt, now) });
  }
  if (hasFailed && checkedAt !== undefined && now - checkedAt < MINUTE) return '';
  return checkedAt === undefined
    ? text('status.notChecked')
    : text('status.checked', { age: formatAge(checkedAt, now) });
}

/** Fewer remaining requests than this share of the limit are shown to the user. */
const FEW_SHARE = 0.1;

/** The same in requests, for a service that does not tell its limit. */
const FEW = 20;

/** How much of the service's limit is left. @returns undefined as long as it is enough, unknown, or said by the problem */
export function describeLeft({ rateLimit, addressesLeft, problem }: ShownStatus, now: number): string | undefined {
  if (problem?.kind === 'rate-limited') return undefined;
  if (addressesLeft?.isShort && addressesLeft.resetAt > now) return describeAddressesLeft(addressesLeft, now);
  const { remaining, limit } = rateLimit ?? {};
  if (remaining === undefined || remaining >= (limit === undefined ? FEW : limit * FEW_SHARE)) return undefined;
  return plural('status.left', remaining);
}

/**
 * How long the service has been unreachable: "Offline since 14:32."
 * @returns undefined for problems that do not pass with time
 */
export function describeOutage({ problem, problemSince }: ShownStatus, now: number): string | undefined {
  if (problemSince === undefined) return undefined;
  if (problem?.kind !== 'no-network') return undefined;
  return text('status.offlineSince', { time: formatWhen(problemSince, now) });
}
