import { DAY, MINUTE } from '../../i18n/time.ts';
import { z } from '../../storage/schema.ts';
import { serviceItem } from '../../storage/service-item.ts';

/** About how long a user waits for a mail. */
export const AWAITED_MS = 30 * MINUTE;

/** Assumed before anything is learned: most mails arrive within seconds. */
const USUAL_DELAY_MS = 8000;
/** The averages cover about this many days of fills, and this many mails. */
const MEMORY_DAYS = 3;
const MEMORY_MAILS = 20;

/** What is learned about the user, for each service: two numbers, which never leave the browser. */
const habitsSchema = z.object({
  /** The average at the time `filledAt`; it decays from then on. */
  fillsPerDay: z._default(z.number().check(z.minimum(0)), 5),
  /** Epoch ms; 0 before the first fill. */
  filledAt: z._default(z.number(), 0),
  /** How long the first mail after a fill usually takes. */
  delayMs: z._default(z.number().check(z.positive()), USUAL_DELAY_MS),
});

export type Habits = z.infer<typeof habitsSchema>;

export const habitsItem = serviceItem('habits', z.prefault(habitsSchema, {}));

function fillsPerDayAt({ fillsPerDay, filledAt }: Habits, now: number): number {
  return filledAt === 0 ? fillsPerDay : fillsPerDay * Math.exp(-Math.max(0, now - filledAt) / (MEMORY_DAYS * DAY));
}

/** Takes the fills after the last known one into account. @returns the same habits if there was none */
export function learnFills(habits: Habits, filledAt: number[], now: number): Habits {
  // A fill in the future was made before the clock was set back.
  const known = habits.filledAt > now ? { ...habits, filledAt: now } : habits;
  let learned = known;
  for (const at of filledAt.toSorted((one, other) => one - other)) {
    if (at <= learned.filledAt || at > now) continue;
    learned = { ...learned, fillsPerDay: fillsPerDayAt(learned, at) + 1 / MEMORY_DAYS, filledAt: at };
  }
  return learned;
}

/** Takes one more delay into account. @param delayMs from a fill until its first mail was seen; ignored from `AWAITED_MS` on */
export function learnDelay(habits: Habits, delayMs: number): Habits {
  if (!(delayMs >= 0 && delayMs < AWAITED_MS)) return habits;
  const learned = habits.delayMs * (Math.max(500, delayMs) / habits.delayMs) ** (1 / MEMORY_MAILS);
  // A late check sees mail late: without a bound, each late check would make the next one later.
  return { ...habits, delayMs: Math.min(learned, 2 * USUAL_DELAY_MS) };
}

/** How many fills to expect: the likely number, plus a margin for chance. The user sleeps a third of the day, but is awake now. */
export function fillsToCome(habits: Habits, now: number, withinMs: number): number {
  const days = withinMs / DAY;
  const likely = fillsPerDayAt(habits, now) * (Math.floor(days) + Math.min(1, (days % 1) * 1.5));
  return likely + Math.sqrt(likely);
}
