import type { Problem } from '../../lib/api/problem.ts';

/** Something that can be done about it. */
export type Offer = { text: string; run: () => void };

/**
 * What is said once, above the footer.
 * @property key sets one notice apart from the next with the same words
 */
export type Notice =
  | { key: number; kind: 'done'; text: string; onUndo?: () => void; offer?: Offer }
  | { key: number; kind: 'problem'; problem: Problem; onRetry?: () => void };
