import { BIN_ENDS_MS, DELAY_BINS } from './mail-delays.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** After a fill or a message, another mail (sent again, a welcome) comes in this share of cases, half of them within the median. */
const FOLLOW_UP_SHARE = 0.01;
const FOLLOW_UP_MEDIAN_MS = MINUTE;
/** Somebody who looks at the mailbox is more likely to wait for mail. */
const WATCHED_SHARE = 0.1;

/** About a newsletter a day. An address that was quiet for longer than a day is likely to stay quiet. */
const QUIET_HAZARD = 1 / DAY;
const QUIET_AGE_MS = DAY;

/**
 * How much the delay of a newsletter matters beside that of a mail that somebody waits for: so little that a quiet address is asked
 * every five minutes at the normal pace. Four times as much while somebody looks at the mailbox.
 */
const QUIET_WORTH = 0.011;
const QUIET_WORTH_WATCHED = 4 * QUIET_WORTH;

/**
 * What may come, per millisecond: a hazard, times how much its delay matters, which is 1 where somebody waits.
 * @property first the mail that somebody waits for, given that it has not come
 * @property followUp another mail soon after a fill or a message
 * @property quiet any other mail
 */
export type MailHazards = { first: number; followUp: number; quiet: number };

/**
 * What may come so long after a fill or a message.
 * @param firstMail from `firstMailHazards`; empty where the first mail has come
 */
export function hazardsAfter(idleMs: number, firstMail: readonly number[], watchedNow: boolean): MailHazards {
  const followUp =
    ((watchedNow ? WATCHED_SHARE : FOLLOW_UP_SHARE) * FOLLOW_UP_MEDIAN_MS) / (idleMs + FOLLOW_UP_MEDIAN_MS) ** 2;
  const quiet =
    QUIET_HAZARD * (watchedNow ? QUIET_WORTH_WATCHED : QUIET_WORTH) * Math.min(1, QUIET_AGE_MS / (idleMs || 1));
  return { first: firstMail[stretchOf(idleMs)] ?? 0, followUp, quiet };
}

/**
 * Where stretches of time since the last activity end, over each of which hazards are taken as constant: half an octave each, the first
 * ones those of `BIN_ENDS_MS`, up to some years.
 */
export const STRETCH_ENDS_MS = Array.from(
  { length: DELAY_BINS + 32 },
  (_, place) => (BIN_ENDS_MS[0] ?? 0) * 2 ** (place / 2),
);

/** In which stretch a time lies; the last one has no end. */
export function stretchOf(idleMs: number): number {
  const [firstMs = 1] = STRETCH_ENDS_MS;
  if (idleMs < firstMs) return 0;
  return Math.min(STRETCH_ENDS_MS.length - 1, 1 + Math.floor(2 * Math.log2(idleMs / firstMs) + 1e-9));
}
