import { z } from '../schema/z.ts';

/**
 * How often this person fills.
 * @property count fills after the first; old ones fade
 * @property sinceAt epoch ms of the first; absent before it
 * @property at epoch ms of the last
 */
export const fillHabitsSchema = z.object({
  count: z._default(z.number(), 0),
  sinceAt: z.optional(z.number()),
  at: z._default(z.number(), 0),
});

export type FillHabits = z.infer<typeof fillHabitsSchema>;

/** Nothing learned yet. */
export const NO_FILLS = fillHabitsSchema.parse({});

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** Habits of more than two weeks ago matter little. */
const MEMORY_MS = 14 * DAY;
/** Assumed before anything is learned: some fills a day, but it may as well be one or twenty. Weighs as much as so many fills. */
const PRIOR_FILLS = 1;
const PRIOR_PER_MS = 2 / DAY;
/** People fill while they are awake. */
const AWAKE_MS = 16 * HOUR;

const fading = (forMs: number) => Math.exp(-Math.max(0, forMs) / MEMORY_MS);

/** Takes one more fill into account. */
export function learnFill({ count, sinceAt, at }: FillHabits, now: number): FillHabits {
  if (sinceAt === undefined) return { count: 0, sinceAt: now, at: now };
  return { count: count * fading(now - at) + 1, sinceAt: Math.min(sinceAt, now), at: now };
}

/**
 * Takes into account what was filled since the last fill that is known; an address made by hand is one too.
 * @param filledAt epoch ms, of all addresses
 * @returns the same habits if there was no fill
 */
export function learnFills(habits: FillHabits, filledAt: number[], now: number): FillHabits {
  // A fill in the future was made before the clock was set back.
  const known = habits.at > now ? { ...habits, at: now } : habits;
  const fresh = filledAt.filter((at) => at > known.at && at <= now).toSorted((one, other) => one - other);
  return fresh.reduce(learnFill, known);
}

/**
 * A cautious number of fills within the next so many milliseconds, as if the person were awake now: as many as are likely, and one
 * standard deviation more. That is most when little is known of the person, and next to nothing shortly before a reset.
 */
export function fillsToCome({ count, sinceAt, at }: FillHabits, now: number, withinMs: number): number {
  const knownMs = sinceAt === undefined ? 0 : MEMORY_MS * (1 - fading(now - sinceAt));
  const known = PRIOR_FILLS + count * fading(now - at);
  const days = Math.floor(withinMs / DAY) + Math.min(1, (withinMs % DAY) / AWAKE_MS);
  const likely = (known * days * DAY) / (PRIOR_FILLS / PRIOR_PER_MS + knownMs);
  return likely + Math.sqrt(likely + likely ** 2 / known);
}
