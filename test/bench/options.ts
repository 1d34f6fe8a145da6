/**
 * What a bench may be asked beside its name; each takes what it knows of.
 * @property explain path of a file: what decided in it is printed, and nothing is measured
 * @property split `held-out`: only what is held back from those who make the rules; absent for all
 * @property rounds how often something is done again, a number in digits; absent for the bench's own
 */
export type Options = { explain?: string | undefined; split?: string | undefined; rounds?: string | undefined };
