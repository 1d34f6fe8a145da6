/** What a bench may be asked beside its name; each takes what it knows of. */
export type Options = {
  /** Path of a file: what decided in it is printed, and nothing is measured. */
  explain?: string | undefined;
  /** `held-out`: only what is held back from those who make the rules; absent for all. */
  split?: string | undefined;
  /** How often something is done again, a number in digits; absent for the bench's own. */
  rounds?: string | undefined;
};
