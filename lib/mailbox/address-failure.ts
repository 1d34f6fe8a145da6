import type { ResponseSize } from '../api/problem.ts';
import { isPaused, type Status } from '../api/status.ts';
import { HOUR, MINUTE, SECOND } from '../i18n/time.ts';
import { type Address, isLive, isLost } from './address.ts';

/** The waits after the first, second and third response that the address was not found. After the fourth, the address is gone. */
const NOT_FOUND_MS = [10 * SECOND, MINUTE, 6 * MINUTE];
/** The first waits after other failures, which may end: with another key, or when a list gets shorter. They double, up to six hours. */
const FIRST_RETRY_MS = { 'other-key': HOUR, 'too-large': 5 * MINUTE, refused: 5 * MINUTE };
const MAX_RETRY_MS = 6 * HOUR;

type Failure = NonNullable<Address['failure']>;

type Check = {
  /** Of the key that was used for it. */
  keyMark: string | undefined;
  /** Epoch ms. */
  now: number;
};

function retryAfterMs(kind: Failure['kind'], tries: number): number {
  if (kind === 'not-found') return NOT_FOUND_MS[tries - 1] ?? MAX_RETRY_MS;
  return Math.min(FIRST_RETRY_MS[kind] * 2 ** (tries - 1), MAX_RETRY_MS);
}

function failed({ failure }: Address, kind: Failure['kind'], { keyMark, now }: Check, size?: ResponseSize): Failure {
  const isSame = failure?.kind === kind && failure.keyMark === keyMark;
  const tries = isSame ? failure.tries + 1 : 1;
  const sinceAt = isSame ? failure.sinceAt : now;
  return { kind, sinceAt, tries, retryAt: now + retryAfterMs(kind, tries), keyMark, size };
}

/**
 * The address after the service did not find it. One such response is no proof: a service may not know a new address yet. If the address
 * was created with another key, or the service finds none of its addresses, the address probably belongs to another key and may come back
 * with it. If the service repeatedly does not find it, but finds others, or the mailbox has no others of that service, the address is gone.
 * @param others all live addresses of the mailbox
 */
export function afterNotFound(address: Address, others: Address[], check: Check): Address {
  const siblings = others.filter(
    (one) => one.email !== address.email && one.service === address.service && isLive(one, check.now),
  );
  const isNoneFound = siblings.length > 0 && siblings.every(isLost);
  if (address.keyMark !== check.keyMark || isNoneFound)
    return { ...address, failure: failed(address, 'other-key', check) };

  const failure = failed(address, 'not-found', check);
  const isAnySeen = siblings.some(({ checkedAt = 0, failure: its }) => !its && checkedAt >= failure.sinceAt);
  if (failure.tries <= NOT_FOUND_MS.length || (siblings.length > 0 && !isAnySeen)) return { ...address, failure };
  const { failure: _, ...known } = address;
  return { ...known, goneAt: check.now };
}

/** The address after its list was too large to be read, or the service refused the request: both are likely to happen again. */
export function afterFailure(
  address: Address,
  kind: 'too-large' | 'refused',
  check: Check,
  size?: ResponseSize,
): Address {
  return { ...address, failure: failed(address, kind, check, size) };
}

/**
 * Adds the problem `too-large` to the status of a service while the list of a live address is too large, because that hides new mail;
 * removes the problem otherwise. Problems that stop all polling take precedence.
 */
export function addTooLargeProblem(status: Status, live: Address[]): Status {
  const large = live.flatMap(({ failure }) => (failure?.kind === 'too-large' ? failure : []));
  const [first] = large;
  const { problem, problemSince: _, ...rest } = status;
  const isTooLarge = problem?.kind === 'too-large';
  if (!first) return isTooLarge ? rest : status;
  if (status.failures > 0 || isPaused(status)) return status;
  if (isTooLarge && large.some(({ size }) => size?.bytes === problem.size?.bytes)) return status;
  const { size, sinceAt } = first;
  return { ...rest, problem: { kind: 'too-large', ...(size && { size }) }, problemSince: sinceAt };
}

/** The address after a valid response; the same object if nothing has changed. */
export function afterAnswer(address: Address, keyMark: string | undefined): Address {
  if (address.failure === undefined && address.keyMark === keyMark) return address;
  const { failure: _, keyMark: __, ...known } = address;
  return { ...known, ...(keyMark !== undefined && { keyMark }) };
}

/** Until when the address is not checked, epoch ms; 0 if it may be checked now, for example because the key has changed. */
export function retryAtOf({ failure }: Address, { keyMark, now }: Check): number {
  if (failure === undefined || failure.keyMark !== keyMark) return 0;
  // A time further away than the whole wait was stored before the clock was set back.
  return failure.retryAt <= now + retryAfterMs(failure.kind, failure.tries) ? failure.retryAt : 0;
}
