import { z } from '../schema/z.ts';

/**
 * How often this person fills, and what that costs beside the looks that were planned.
 * @property count fills after the first; old ones fade
 * @property sinceAt epoch ms of the first; absent before it
 * @property at epoch ms of the last
 * @property unplanned requests since the first fill that were no planned looks; they fade as fills do
 * @property unplannedTo up to which of `Status.unplanned` they are counted
 */
export const fillHabitsSchema = z.object({
  count: z._default(z.number(), 0),
  sinceAt: z.optional(z.number()),
  at: z._default(z.number(), 0),
  unplanned: z._default(z.number(), 0),
  unplannedTo: z._default(z.number(), 0),
});

export type FillHabits = z.infer<typeof fillHabitsSchema>;

/** Nothing learned yet. */
export const NO_FILLS = fillHabitsSchema.parse({});

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** Habits of more than two weeks ago matter little. */
const MEMORY_MS = 14 * DAY;
/** Assumed before anything is learned: one fill in this time. One weighs little, as it may as well be one a day or twenty. */
const PRIOR_MS = DAY / 2;
/** An address is made, and its mail read. */
const PRIOR_UNPLANNED = 2;
/** People fill while they are awake. */
const AWAKE_MS = 16 * HOUR;

const fading = (forMs: number) => Math.exp(-Math.max(0, forMs) / MEMORY_MS);

/** Takes one more fill into account. @param unplanned as in `Status` */
export function learnFill(known: FillHabits, unplanned: number, now: number): FillHabits {
  if (known.sinceAt === undefined) return { count: 0, sinceAt: now, at: now, unplanned: 0, unplannedTo: unplanned };
  const left = fading(now - known.at);
  return {
    count: known.count * left + 1,
    sinceAt: Math.min(known.sinceAt, now),
    at: now,
    unplanned: known.unplanned * left + Math.max(0, unplanned - known.unplannedTo),
    unplannedTo: unplanned,
  };
}

/**
 * Takes into account what was filled since the last fill that is known; an address made by hand is one too.
 * @param filledAt epoch ms, of all addresses
 * @param unplanned as in `Status`
 * @returns the same habits if there was no fill
 */
export function learnFills(habits: FillHabits, filledAt: number[], unplanned: number, now: number): FillHabits {
  // A fill in the future was made before the clock was set back.
  const known = habits.at > now ? { ...habits, at: now } : habits;
  const fresh = filledAt.filter((at) => at > known.at && at <= now).toSorted((one, other) => one - other);
  return fresh.reduce((learned, at) => learnFill(learned, unplanned, at), known);
}

/** How many requests a fill takes that are no planned looks: made, read, deleted, and whatever else this person does. */
export function unplannedPerFill({ count, unplanned }: FillHabits): number {
  return (PRIOR_UNPLANNED + unplanned) / (1 + count);
}

/**
 * How many fills to reckon with within the next so many milliseconds, as if the person were awake now: the root of their mean square.
 * The more fills share a budget, the longer each waits, so their waits grow with the square of their number. That is more than the
 * mean where little is known of the person, and next to nothing shortly before a reset.
 */
export function fillsToCome({ count, sinceAt, at }: FillHabits, now: number, withinMs: number): number {
  const knownMs = sinceAt === undefined ? 0 : MEMORY_MS * (1 - fading(now - sinceAt));
  const known = 1 + count * fading(now - at);
  const days = Math.floor(withinMs / DAY) + Math.min(1, (withinMs % DAY) / AWAKE_MS);
  const likely = (known * days * DAY) / (PRIOR_MS + knownMs);
  return Math.sqrt(likely ** 2 + likely + likely ** 2 / known);
}
