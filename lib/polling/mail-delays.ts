/** How long this person's mails took from the fill to the inbox: plain JSON, to be stored. Counts by length, old ones fading. */
export type LearnedDelays = { counts: number[] };

/** Nothing learned yet. */
export const NO_DELAYS: LearnedDelays = { counts: [] };

/**
 * Takes one more delay into account.
 * @param delayMs from the fill to the moment when its first mail was seen, by our clock
 */
export function learnDelay(delays: LearnedDelays, delayMs: number): LearnedDelays {
  return Number.isFinite(delayMs) && delayMs >= 0 ? { counts: [...delays.counts, delayMs] } : delays;
}
