import type { ResponseSize } from '../api/problem.ts';
import { isPaused, type Status } from '../api/status.ts';
import { HOUR, MINUTE, SECOND } from '../i18n/time.ts';
import { type Address, isLive } from './address.ts';

/** The waits after the first, second and third response that the address was not found. After the fourth, the address is gone. */
const NOT_FOUND_MS = [10 * SECOND, MINUTE, 6 * MINUTE];
/** The waits while the service finds none of several addresses, which double: the fault may be its own, and pass. */
const NONE_FOUND_MS = 15 * MINUTE;
const NONE_FOUND_MAX_MS = HOUR;
/** Services may not know an address yet that is younger than this: until then, it is asked for as if it were empty. */
const YOUNG_MS = 2 * MINUTE;
const YOUNG_RETRY_MS = 3 * SECOND;
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
  if (kind === 'not-found')
    return NOT_FOUND_MS[tries - 1] ?? Math.min(NONE_FOUND_MS * 2 ** (tries - 4), NONE_FOUND_MAX_MS);
  return Math.min(FIRST_RETRY_MS[kind] * 2 ** (tries - 1), MAX_RETRY_MS);
}

function failed({ failure }: Address, kind: Failure['kind'], { keyMark, now }: Check, size?: ResponseSize): Failure {
  const isSame = failure?.kind === kind && failure.keyMark === keyMark;
  // The user's presses are no tries: each would make the wait longer.
  if (isSame && failure.retryAt > now && failure.retryAt <= now + retryAfterMs(kind, failure.tries))
    return { ...failure, size };
  const tries = isSame ? failure.tries + 1 : 1;
  const sinceAt = isSame ? failure.sinceAt : now;
  return { kind, sinceAt, tries, retryAt: now + retryAfterMs(kind, tries), keyMark, size };
}

/**
 * The address after the service said that it does not know it. One such response is no proof: a service may not know a new address yet. If
 * the address was last found with another key, it belongs to that key and may come back with it. If the service repeatedly does not find
 * it, but finds others, or the mailbox has no others of that service, the address is gone; it is asked for again after hours.
 * @param others all live addresses of the mailbox
 */
export function afterNotFound(address: Address, others: Address[], check: Check): Address {
  const siblings = others.filter(
    (one) => one.email !== address.email && one.service === address.service && isLive(one, check.now),
  );
  if (address.keyMark !== check.keyMark) return { ...address, failure: failed(address, 'other-key', check) };

  const failure = failed(address, 'not-found', check);
  const gone = { ...address, failure: { ...failure, retryAt: check.now + MAX_RETRY_MS } };
  if (address.goneAt !== undefined) return gone;
  const age = check.now - address.createdAt;
  if (age >= 0 && age < YOUNG_MS)
    return { ...address, failure: { ...failure, tries: 1, retryAt: check.now + YOUNG_RETRY_MS } };
  const isAnySeen = siblings.some(({ checkedAt = 0, failure: its }) => !its && checkedAt >= failure.sinceAt);
  if (failure.tries <= NOT_FOUND_MS.length || (siblings.length > 0 && !isAnySeen)) return { ...address, failure };
  return { ...gone, goneAt: check.now };
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
  if (address.failure === undefined && address.goneAt === undefined && address.keyMark === keyMark) return address;
  const { failure: _, keyMark: __, goneAt: ___, ...known } = address;
  return { ...known, ...(keyMark !== undefined && { keyMark }) };
}

/** Until when the address is not checked, epoch ms; 0 if it may be checked now, for example because the key has changed. */
export function retryAtOf({ failure, goneAt }: Address, { keyMark, now }: Check): number {
  if (failure === undefined || failure.keyMark !== keyMark) return 0;
  // A time further away than the whole wait was stored before the clock was set back.
  const waitMs = goneAt === undefined ? retryAfterMs(failure.kind, failure.tries) : MAX_RETRY_MS;
  return failure.retryAt <= now + waitMs ? failure.retryAt : 0;
}
