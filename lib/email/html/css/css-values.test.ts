import { expect, test } from 'vitest';
import { pixels } from './css-values.ts';

const inherited = Object.getOwnPropertyNames(Object.prototype).map((unit): [string, number] => [unit, 21]);

test.each<[string, number]>([['pt', 4], ['em', 48], ['%', 21], ...inherited])('3%s is %d pixels', (unit, length) => {
  expect(pixels({ type: 'number', value: 3, unit, hasPlus: false }, 7)).toBe(length);
});
