import type { NextCheck, PollingState } from '../../../lib/polling/plan-checks.ts';

/** Anything that decides what to ask next: the real planner, or a fixed interval beside it. */
export type Planner = (state: PollingState, now: number) => NextCheck | undefined;

/** Every live address in turn, each after the same time, whatever is expected and whatever the limit. */
export function everyMs(intervalMs: number): Planner {
  return ({ addresses }, now) => {
    let first: NextCheck | undefined;
    for (const { email, createdAt, expiresAt, checkedAt = createdAt } of addresses) {
      const dueAt = checkedAt + intervalMs;
      if (expiresAt > now && (!first || dueAt < first.dueAt)) first = { email, dueAt };
    }
    return first;
  };
}
