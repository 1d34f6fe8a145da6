import type { Problem } from '../../lib/api/problem.ts';

/** An action that a notice offers. */
export type Offer = { text: string; run: () => void };

/**
 * Whether a log-in is meant, which knows no new address.
 * @property usedHere the address that was filled on the site before; absent for none
 * @property email the one that was to be filled; absent for a new one
 */
export type LogInQuestion = {
  usedHere?: string | undefined;
  email?: string | undefined;
  onFill: (email: string | undefined) => void;
};

/**
 * A short message above the footer.
 * @property key tells two notices with the same text apart
 */
export type Notice =
  | { key: number; kind: 'done'; text: string; onUndo?: () => void; offer?: Offer }
  | ({ key: number; kind: 'log-in' } & LogInQuestion)
  | { key: number; kind: 'problem'; problem: Problem; onRetry?: () => void };
