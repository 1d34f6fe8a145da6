import type { Problem } from '../../lib/api/problem.ts';

/** An action that a notice offers. */
export type Offer = { text: string; run: () => void };

/**
 * A short message above the footer.
 * @property key tells two notices with the same text apart
 */
export type Notice =
  | { key: number; kind: 'done'; text: string; onUndo?: () => void; offer?: Offer }
  | { key: number; kind: 'problem'; problem: Problem; onRetry?: () => void };
