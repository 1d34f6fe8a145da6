import type { Problem } from '../../../lib/api/problem.ts';

/** The state of the first fill. */
export type Trial =
  | { state: 'waiting' | 'filling' }
  | { state: 'filled'; email: string }
  | { state: 'problem'; problem: Problem };
