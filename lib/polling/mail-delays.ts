import { z } from '../schema/z.ts';

/**
 * How long this person's mails took from the fill to the inbox.
 * @property counts mails by length of delay, see `binOf`; old ones fade, so the sum stays below about 145
 */
export const learnedDelaysSchema = z.object({ counts: z._default(z.array(z.number()), []) });

export type LearnedDelays = z.infer<typeof learnedDelaysSchema>;

/** Nothing learned yet. */
export const NO_DELAYS = learnedDelaysSchema.parse({});

/** For about so long, somebody waits for a mail. What comes later is a newsletter, or has to be looked for like one. */
export const AWAITED_MS = 30 * 60 * 1000;

/** Bins of half an octave each: twice as long matters, a second more does not. The last one begins where nobody waits any more. */
const FIRST_BIN_MS = 500;
export const DELAY_BINS = 1 + Math.round(2 * Math.log2(AWAITED_MS / FIRST_BIN_MS));

/** Which bin a delay falls into; the last one takes all that is longer, and learns nothing. */
export function binOf(delayMs: number): number {
  return delayMs < FIRST_BIN_MS ? 0 : Math.min(DELAY_BINS - 1, 1 + Math.floor(2 * Math.log2(delayMs / FIRST_BIN_MS)));
}

/** Where each bin ends, in milliseconds. */
export const BIN_ENDS_MS = Array.from({ length: DELAY_BINS }, (_, bin) => FIRST_BIN_MS * 2 ** (bin / 2));

/** One mail makes similar delays likely too: its count is spread over neighbouring bins, its own in the middle. */
const SPREAD = [0.03, 0.1, 0.22, 0.3, 0.22, 0.1, 0.03];
/** What is left of a count when the next mail comes. */
const FADING = 0.993;

/**
 * Takes one more delay into account.
 * @param delayMs from the fill to the moment when its first mail was seen, both by our clock; anything but a length of time is ignored,
 *   and so is one for which nobody waits
 */
export function learnDelay(delays: LearnedDelays, delayMs: number): LearnedDelays {
  if (!(delayMs >= 0) || binOf(delayMs) === DELAY_BINS - 1) return delays;
  const counts = Array.from({ length: DELAY_BINS }, (_, bin) => (delays.counts[bin] ?? 0) * FADING);
  SPREAD.forEach((share, place) => {
    const bin = Math.min(DELAY_BINS - 2, Math.max(0, binOf(delayMs) + place - 3));
    counts[bin] = (counts[bin] ?? 0) + share;
  });
  return { counts };
}

/**
 * Assumed before anything is learned: most mails take some seconds (log-normal, median 8 s), some much less or more. This weighs as
 * much as so many mails.
 */
const PRIOR_WEIGHT = 8;
const PRIOR_MEDIAN_MS = 8000;
const PRIOR_OCTAVES = 2;
/** The share of fills that are followed by mail. */
const ARRIVES = 0.85;

const priorWeights = BIN_ENDS_MS.map((endMs) => {
  const octaves = Math.log2(endMs / Math.SQRT2 ** 0.5 / PRIOR_MEDIAN_MS);
  return Math.exp(-0.5 * (octaves / PRIOR_OCTAVES) ** 2);
});
const priorTotal = priorWeights.reduce((sum, weight) => sum + weight, 0);
const PRIOR = priorWeights.map((weight) => (weight / priorTotal) * PRIOR_WEIGHT);

/**
 * How likely the first mail is per millisecond, given that it has not come yet: one hazard for each bin of time since the fill.
 * The last bin has no end, and the hazard 0.
 */
export function firstMailHazards({ counts }: LearnedDelays): number[] {
  let total = 0;
  for (let bin = 0; bin < DELAY_BINS; bin++) total += (PRIOR[bin] ?? 0) + (counts[bin] ?? 0);
  let waiting = total / ARRIVES;
  let startMs = 0;
  return BIN_ENDS_MS.map((endMs, bin) => {
    const arriving = (PRIOR[bin] ?? 0) + (counts[bin] ?? 0);
    // Half of a bin's mails have come by its middle.
    const hazard = bin === DELAY_BINS - 1 ? 0 : arriving / ((waiting - arriving / 2) * (endMs - startMs));
    waiting -= arriving;
    startMs = endMs;
    return hazard;
  });
}
