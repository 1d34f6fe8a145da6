import type { Problem } from '../../lib/api/problem.ts';

/** How far the first fill has come. */
export type Trial =
  | { state: 'waiting' | 'filling' }
  | { state: 'filled'; email: string }
  | { state: 'problem'; problem: Problem };
