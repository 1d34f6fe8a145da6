import { NO_FILLS } from '../../lib/polling/fill-habits.ts';
import { NO_DELAYS } from '../../lib/polling/mail-delays.ts';
import type { PollingState } from '../../lib/polling/plan-checks.ts';

/** All that the planner looks at, but for the addresses, while nothing is wrong, nobody looks, and the service allows much each hour. */
export const CALM: Omit<PollingState, 'addresses'> = {
  rateLimit: { limit: 10_000, remaining: 10_000, seenAt: 0 },
  limitHabits: { periodMs: 60 * 60 * 1000 },
  blockedUntilAt: 0,
  failures: 0,
  watchedNow: false,
  delays: NO_DELAYS,
  fills: NO_FILLS,
  pace: 'normal',
  jitter: 0.5,
};
