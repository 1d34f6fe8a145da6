import type { NextCheck, PollingState } from '../../../lib/background/poll/planner.ts';

/** Anything that decides what to ask next: the real planner, or a fixed interval beside it. */
export type Planner = (state: PollingState, now: number) => NextCheck | undefined;

/** Every live address whenever the clock has gone on by so much, whatever is expected and whatever the limit. */
export function everyMs(intervalMs: number): Planner {
  return ({ addresses }, now) => {
    let first: NextCheck | undefined;
    for (const { email, createdAt, expiresAt, checkedAt = createdAt } of addresses) {
      const dueAt = (Math.floor(checkedAt / intervalMs) + 1) * intervalMs;
      if (expiresAt > now && (!first || dueAt < first.dueAt)) first = { email, dueAt };
    }
    return first;
  };
}
