import { habitsItem } from '../../lib/background/poll/habits.ts';
import type { PollingState } from '../../lib/background/poll/planner.ts';

/** All that a plan depends on but the addresses, while nothing is wrong, no view is open, and the service allows much. */
export const CALM: Omit<PollingState, 'addresses'> = {
  rateLimit: { limit: 10_000, remaining: 10_000, seenAt: 0 },
  waits: {},
  failures: 0,
  watchedNow: false,
  habits: habitsItem.initial,
  pace: 'normal',
  jitter: 0.5,
};
