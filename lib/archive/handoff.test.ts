import { expect, it } from 'vitest';
import { isLeftOver, makeHandoffKey } from './handoff.ts';

const NOW = Date.UTC(2026, 10, 23);
const HOUR = 60 * 60 * 1000;

it('what another page hands off meanwhile is not left over', () => {
  expect(isLeftOver(makeHandoffKey(NOW - HOUR), NOW)).toBe(false);
  // Its clock may have been set since.
  expect(isLeftOver(makeHandoffKey(NOW + HOUR), NOW)).toBe(false);
  expect(makeHandoffKey(NOW)).not.toBe(makeHandoffKey(NOW));
});

it.each([makeHandoffKey(NOW - 25 * HOUR), '3f2b1c00-0000-4000-8000-000000000000', '12345678-0000-4000-8000-0', ''])(
  '%j is',
  (key) => expect(isLeftOver(key, NOW)).toBe(true),
);
