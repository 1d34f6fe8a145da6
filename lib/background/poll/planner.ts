import { backOffMs, countRefusals, type LimitLeft, limitLeft, returnSpreadMs } from '../../api/limit.ts';
import type { Status } from '../../api/status.ts';
import { DAY, MINUTE, SECOND } from '../../i18n/time.ts';
import { PACE, type Pace, QUIET_MS } from '../../storage/settings.ts';
import { fillsToCome, type Habits } from './habits.ts';
import * as watched from './watched-address.ts';

type Watched = watched.WatchedAddress;

/** The minimum time between two checks of a service, whichever addresses they are for. Users do not notice the difference. */
const MIN_INTERVAL_MS = SECOND;

/** After a fill, each wait is this share of the time since the fill and twice the usual delay: about fifty checks. */
const WAIT_SHARE = 0.02;
/** After a mail the share is eight times as large, for this long. */
const AFTER_MAIL_SHARE = 8 * WAIT_SHARE;
const AFTER_MAIL_MS = 5 * MINUTE;
/** Each address is checked a last time this long before it expires, early enough for the slowest alarm. */
const LAST_CHECK_MS = 45 * SECOND;

/** Checks per fill: `wanted` when the limit has plenty; above `enough`, quiet addresses get some of the surplus; at least `least`. */
const CHECKS = { wanted: 50, enough: 10, least: 0.5 };
/** The other requests per fill: to create its address, fetch its mail, the last check, sometimes a deletion. */
const BESIDE_CHECKS = 3.5;
/** Longer than any period of a limit. */
const NEVER_MS = 40 * DAY;
/** The number of checks that a fill needs so that its mail is seen some seconds after it came. */
const CHECKS_PROMISED = 3;

/** Everything that a plan depends on. */
export type PollingState = Pick<
  Status,
  'rateLimit' | 'refusals' | 'requestedAt' | 'waits' | 'keyCheckAt' | 'failures' | 'failedAt' | 'jitter'
> & {
  /** In any order; expired ones are ignored. */
  addresses: Watched[];
  /** The user is waiting for mail. */
  watchedNow: boolean;
  habits: Habits;
  pace: Pace;
};

/** What is left of a limit, shared by the addresses; the other properties are those of `Status`. */
export type Share = {
  /** The factor for all waits: 1 when there is plenty. */
  slowness: number;
  quietMs: number;
  addressesLeft?: Status['addressesLeft'];
};

/**
 * The rest of the limit is shared equally by the fills that wait for mail and those expected before the reset. If fewer than fifty checks
 * remain for each, all waits get longer. Half of any surplus goes to quiet addresses, evenly until the reset.
 */
export function computeRequestShare({ addresses, habits, pace, ...state }: PollingState, now: number): Share {
  const left = limitLeft(state.rateLimit, now);
  // A limit without headers shows in refusals only: each doubles all waits, until it is forgotten.
  const refused = 2 ** countRefusals(state.refusals, now);
  const plenty = { slowness: PACE[pace] * refused, quietMs: PACE[pace] * QUIET_MS * refused ** 2 };
  if (!left) return plenty;
  const live = addresses.filter(({ expiresAt }) => expiresAt > now);
  const waiting = live.filter((address) => watched.isWaiting(address, now)).length;
  const untilMs = left.resetAt - now;
  const toCome = fillsToCome(habits, now, untilMs);
  const askingAddresses = Math.max(1, waiting + toCome);
  const leftOver = Math.max(0, left.requests - askingAddresses * (BESIDE_CHECKS + CHECKS.enough)) / 2;
  const checks = Math.max(CHECKS.least, (left.requests - leftOver) / askingAddresses - BESIDE_CHECKS);
  const evenlyMs = leftOver > 0 ? (Math.max(1, live.length - waiting) * untilMs) / leftOver : NEVER_MS;
  const count = Math.max(0, left.requests) / (BESIDE_CHECKS + CHECKS_PROMISED);
  return {
    slowness: Math.max(plenty.slowness, CHECKS.wanted / checks),
    quietMs: Math.max(plenty.quietMs, evenlyMs),
    ...(left.isResetKnown && {
      addressesLeft: { count, isShort: count < Math.min(toCome, fillsToCome(habits, now, DAY)), resetAt: left.resetAt },
    }),
  };
}

/** How long after a check the next one is due. The wait grows with the time in which nothing has happened. */
function waitMs({ watchedNow, habits, jitter }: PollingState, address: Watched, share: Share): number {
  const at = watched.waitingSinceAt(address);
  const idleMs = watched.idleMs(address, at);
  const spread = 0.9 + 0.2 * jitter;
  // If a mail is half as likely, the address gets 1/√2 as many checks.
  const unsure = 1 / Math.sqrt(watched.shareOfFirstMail(address));
  if (watched.isWaiting(address, at))
    return spread * WAIT_SHARE * share.slowness * unsure * (idleMs + 2 * habits.delayMs);
  const afterMailMs = AFTER_MAIL_SHARE * share.slowness * (idleMs + MINUTE);
  if (idleMs + afterMailMs < AFTER_MAIL_MS) return (spread * afterMailMs) / (watchedNow ? 4 : 1);
  return (spread * share.quietMs * Math.sqrt(Math.max(1, idleMs / DAY))) / (watchedNow ? 2 : 1);
}

export type NextCheck = {
  email: string;
  /** Epoch ms; the check is due at once if that is now or in the past. */
  dueAt: number;
  /**
   * The reason for a delay, if any: `limit` after a 429, `reserve` if the rest of the limit is reserved for the user, `failures` while the
   * service or the network fails.
   */
  delayedBy?: Status['delayedBy'];
};

type Candidate = { address: Watched; dueAt: number; everyMs: number };

/** When each address is due, without regard to failures. From the reset on, the limit is assumed to have plenty. */
function findCandidates(state: PollingState, returnAt: number, now: number): Candidate[] {
  const share = computeRequestShare(state, now);
  const plenty = computeRequestShare({ ...state, rateLimit: undefined }, now);
  return state.addresses.flatMap((address) => {
    const sinceAt = watched.waitingSinceAt(address);
    const lastAt = address.expiresAt - LAST_CHECK_MS;
    if (sinceAt >= lastAt) return [];
    const everyMs = waitMs(state, address, share);
    const afterResetAt = Math.max(returnAt, sinceAt + waitMs(state, address, plenty));
    const wantedAt = Math.min(sinceAt + everyMs, afterResetAt, lastAt);
    return [{ address, everyMs, dueAt: Math.max(wantedAt, address.retryAt ?? 0) }];
  });
}

/**
 * The first of the due addresses: those that expect mail come first, and among them the one that has been due the longest, so that none
 * delays another by more than its turn. If none is due, the one that is due next.
 */
function findFirst(candidates: Candidate[], now: number): Candidate | undefined {
  const isActive = ({ address }: Candidate) =>
    Number(watched.isWaiting(address, now) || watched.idleMs(address, now) < AFTER_MAIL_MS);
  const byDueAt = candidates.toSorted((one, other) => one.dueAt - other.dueAt);
  const due = byDueAt.filter(({ dueAt }) => dueAt <= now);
  return due.toSorted((one, other) => isActive(other) - isActive(one))[0] ?? byDueAt[0];
}

/** All clients know the time of the reset: each returns a little later. */
const returnAfter = ({ checkAgainAt, seenAt }: LimitLeft, jitter: number) =>
  checkAgainAt + returnSpreadMs(checkAgainAt - seenAt, jitter);

/**
 * Which address to check next, and when. Cheap enough to be called after every check and every change of the state.
 * @returns undefined if no address is live, or each has had its last check
 * @see README.md
 */
export function planNextCheck(any: PollingState, now: number): NextCheck | undefined {
  const { failures, failedAt = 0, requestedAt = 0, waits, keyCheckAt = 0, jitter } = any;
  const live = any.addresses.filter(({ expiresAt }) => expiresAt > now);
  const addresses = live.map((address) => watched.withoutFuture(address, now));
  const left = limitLeft(any.rateLimit, now);
  const returnAt = left ? returnAfter(left, jitter) : now;
  const first = findFirst(findCandidates({ ...any, addresses }, returnAt, now), now);
  if (!first) return undefined;
  const next: NextCheck = { email: first.address.email, dueAt: first.dueAt };
  const delay = (untilAt: number, delayedBy?: NextCheck['delayedBy']) => {
    if (untilAt > Math.max(next.dueAt, now)) Object.assign(next, { dueAt: untilAt, ...(delayedBy && { delayedBy }) });
  };
  // Times in the future were stored before the clock was set back.
  if (requestedAt <= now) delay(requestedAt + MIN_INTERVAL_MS);
  if (left && left.requests < 1) delay(returnAt, 'reserve');
  if (failures > 0 && failedAt <= now) delay(failedAt + backOffMs(failures, first.everyMs, jitter), 'failures');
  if ((any.failedAt ?? requestedAt) <= now) delay(waits.list ?? 0, 'limit');
  if (requestedAt <= now) delay(keyCheckAt);
  return next;
}
