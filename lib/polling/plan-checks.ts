import type { RateLimit } from '../api/rate-limit.ts';
import type { LimitHabits } from './limit-habits.ts';
import type { LearnedDelays } from './mail-delays.ts';
import type { Pace } from './pace.ts';
import type { WatchedAddress } from './watched-address.ts';

/**
 * All that the planner looks at.
 * @property addresses in any order; expired ones are passed over
 * @property rateLimit last known, absent if no answer carried one
 * @property limitHabits what earlier answers told of the limit, see `learnLimit`
 * @property blockedUntilAt epoch ms, 0 if not blocked; see `blockedUntil`
 * @property failures errors in a row, a 429 included; set to 0 by an answer, and when the network is back
 * @property failedAt epoch ms of the last of them
 * @property watchedNow whether a popup or side panel is open
 * @property chance 0 to 1: drawn when a check has ended and stored with its outcome, so that a plan made twice is the same plan
 */
export type PollingState = {
  addresses: WatchedAddress[];
  rateLimit?: RateLimit;
  limitHabits?: LimitHabits;
  blockedUntilAt: number;
  failures: number;
  failedAt?: number;
  watchedNow: boolean;
  delays: LearnedDelays;
  pace: Pace;
  chance: number;
};

/**
 * @property email the address whose messages should be asked for
 * @property dueAt epoch ms; in the past or now: at once
 * @property heldBy why it is not sooner, if it was wanted sooner: `limit` after a 429, `reserve` when what is left of the limit
 * is kept for the person, `failures` while the service or the network fails
 */
export type NextCheck = { email: string; dueAt: number; heldBy?: 'limit' | 'reserve' | 'failures' };

/**
 * Which address to ask next, and when.
 * @returns undefined when no address lives
 */
export function planNextCheck(state: PollingState, now: number): NextCheck | undefined {
  const { blockedUntilAt, failures, failedAt, chance } = state;
  const wanted = state.addresses
    .filter(({ expiresAt }) => expiresAt > now)
    .map(({ email, createdAt, filledAt, checkedAt }) => {
      const awaited = now - Math.max(filledAt ?? 0, createdAt) < 180_000;
      return { email, dueAt: (checkedAt ?? now) + (awaited ? 3000 : 300_000) * (0.9 + 0.2 * chance) };
    })
    .sort((one, other) => one.dueAt - other.dueAt)[0];
  if (!wanted) return undefined;
  if (blockedUntilAt > Math.max(now, wanted.dueAt)) return { ...wanted, dueAt: blockedUntilAt, heldBy: 'limit' };
  const retryAt = failures > 0 && failedAt ? failedAt + Math.min(2000 * 2 ** failures, 600_000) * (0.5 + chance) : 0;
  return retryAt > wanted.dueAt ? { ...wanted, dueAt: retryAt, heldBy: 'failures' } : wanted;
}
