import { expect, test } from 'vitest';
import { ownVectors } from './all-vectors.ts';

test('there are at least 150 vectors of our own, each with its own name', () => {
  expect(new Set(ownVectors.map(({ name }) => name)).size).toBe(ownVectors.length);
  expect(ownVectors.length).toBeGreaterThanOrEqual(150);
});
