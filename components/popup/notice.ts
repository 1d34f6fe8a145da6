import type { Problem } from '../../lib/api/problem.ts';

/**
 * What is said once, above the footer.
 * @property key sets one notice apart from the next with the same words
 */
export type Notice =
  | { key: number; kind: 'done'; text: string; onUndo?: () => void }
  | { key: number; kind: 'problem'; problem: Problem; onRetry?: () => void };
