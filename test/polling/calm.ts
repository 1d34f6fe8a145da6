import { NO_DELAYS } from '../../lib/polling/mail-delays.ts';
import type { PollingState } from '../../lib/polling/plan-checks.ts';

/** All that the planner looks at, but for the addresses, while nothing is wrong and nobody looks. */
export const CALM: Omit<PollingState, 'addresses'> = {
  blockedUntilAt: 0,
  failures: 0,
  watchedNow: false,
  delays: NO_DELAYS,
  pace: 'normal',
  jitter: 0.5,
};
