import { expect, it } from 'vitest';
import { throttle } from '../run.ts';

it.each([
  ['not again within the time', [0, 10, 29_999], 1],
  ['again after it', [0, 30_000, 60_000], 3],
  ['again when the clock was set back', [100_000, 20_000], 2],
])('runs %s', (_name, moments, runs) => {
  let ran = 0;
  let now = 0;
  const ask = throttle(
    30_000,
    () => {
      ran += 1;
      return ran;
    },
    () => now,
  );
  for (const moment of moments) {
    now = moment;
    expect(ask()).toBe(ran);
  }
  expect(ran).toBe(runs);
});
