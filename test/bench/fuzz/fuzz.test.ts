import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { findAllEdges } from './all-edges.ts';

/** Of the ten thousand of `npm run bench -- fuzz`. */
const CASES = 100;

beforeEach(() => {
  // One that does not fit is logged.
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

it.each(await findAllEdges())('$name: wrong values throw nothing, and cost nothing that is good', async ({ run }) => {
  const { kept } = await run(CASES);
  expect(kept).toBeGreaterThan(0);
});
