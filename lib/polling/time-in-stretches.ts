import { checkRate } from './check-rate.ts';
import { hazardsAfter, STRETCH_ENDS_MS, stretchOf } from './mail-hazards.ts';

const startMs = (stretch: number) => STRETCH_ENDS_MS[stretch - 1] ?? 0;
const middleMs = (stretch: number) => (startMs(stretch) + (STRETCH_ENDS_MS[stretch] ?? 0)) / 2;

/** What may come while nobody waits, in each stretch of time since the last activity. */
const HAZARDS = STRETCH_ENDS_MS.map((_, stretch) => hazardsAfter(middleMs(stretch), [], false));

/**
 * How long addresses are expected to be in each stretch of time since their last activity, in milliseconds.
 * @property awaited while their first mail is still to come
 * @property came after it
 */
export type TimeInStretches = { awaited: number[]; came: number[] };

export function noTime(): TimeInStretches {
  const none = () => new Array<number>(STRETCH_ENDS_MS.length).fill(0);
  return { awaited: none(), came: none() };
}

/** Adds the life after an address's first mail. @param shareAt how much of a moment counts, so long from the beginning */
export function addCame(
  { came }: TimeInStretches,
  idleMs: number,
  forMs: number,
  shareAt: (afterMs: number) => number,
): void {
  const untilMs = idleMs + forMs;
  for (let stretch = stretchOf(idleMs); stretch < came.length && startMs(stretch) < untilMs; stretch++) {
    const from = Math.max(idleMs, startMs(stretch));
    const to = Math.min(untilMs, STRETCH_ENDS_MS[stretch] ?? 0);
    came[stretch] = (came[stretch] ?? 0) + (to - from) * shareAt((from + to) / 2 - idleMs);
  }
}

/**
 * Adds the life of an address whose first mail is still to come, and what follows that.
 * @param firstMail from `firstMailHazards`
 * @param weigh how much of a moment counts to which it comes so likely
 * @returns how likely that mail comes in this time
 */
export function addAwaited(
  time: TimeInStretches,
  firstMail: readonly number[],
  idleMs: number,
  forMs: number,
  shareAt: (afterMs: number) => number,
  weigh: (likely: number) => number = (likely) => likely,
): number {
  const { awaited } = time;
  const untilMs = idleMs + forMs;
  let waiting = 1;
  for (let stretch = stretchOf(idleMs); stretch < awaited.length && startMs(stretch) < untilMs; stretch++) {
    const from = Math.max(idleMs, startMs(stretch));
    const to = Math.min(untilMs, STRETCH_ENDS_MS[stretch] ?? 0);
    const left = waiting * Math.exp(-(firstMail[stretch] ?? 0) * (to - from));
    const likely = (waiting + left) / 2;
    awaited[stretch] = (awaited[stretch] ?? 0) + (to - from) * weigh(likely) * shareAt((from + to) / 2 - idleMs);
    waiting = left;
  }
  const comes = 1 - waiting;
  addCame(time, 0, forMs, (afterMs) => comes * shareAt(afterMs));
  return comes;
}

/** How often they are asked in that time at a price, in expectation. */
export function countLooks({ awaited, came }: TimeInStretches, firstMail: readonly number[], priceMs: number): number {
  let looks = 0;
  for (let stretch = 0; stretch < HAZARDS.length; stretch++) {
    const [awaitedMs = 0, cameMs = 0] = [awaited[stretch], came[stretch]];
    const { followUp = 0, quiet = 0 } = HAZARDS[stretch] ?? {};
    if (awaitedMs > 0) looks += awaitedMs * checkRate(firstMail[stretch] ?? 0, followUp, quiet, priceMs);
    if (cameMs > 0) looks += cameMs * checkRate(0, followUp, quiet, priceMs);
  }
  return looks;
}
