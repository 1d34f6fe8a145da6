import { describe, expect, it } from 'vitest';
import { learnUnnamedLimit, newUnnamedLimit, type UnnamedLimit } from './unnamed-limit.ts';

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const NOW = Date.UTC(2026, 0, 1, 12);

const answer = (known: UnnamedLimit | undefined, at: number, count = 1) => learnUnnamedLimit(known, count, false, at);
const refuse = (known: UnnamedLimit | undefined, at: number) => learnUnnamedLimit(known, 1, true, at);

describe('learnUnnamedLimit', () => {
  it('asks a strange service little, and more with each hour that was not refused', () => {
    let known = answer(undefined, NOW, 60);
    expect(known).toMatchObject({ limit: 100, used: 60 });
    known = answer(known, NOW + HOUR, 120);
    expect(known).toMatchObject({ limit: 200, used: 120 });
    for (let hours = 2; hours < 10; hours++) known = answer(known, NOW + hours * HOUR, 900);
    expect(known.limit).toBe(1000);
  });

  it('asks no more often than it needs', () => {
    expect(answer(answer(undefined, NOW, 10), NOW + HOUR)).toMatchObject({ limit: 100, used: 1 });
  });

  it('takes what was used before a refusal for the limit, and keeps to it', () => {
    let known = refuse(answer(undefined, NOW, 60), NOW + MINUTE);
    expect(known).toMatchObject({ limit: 60, isRefusing: true });
    known = refuse(known, NOW + 2 * MINUTE);
    expect(known.limit).toBe(60);
    known = answer(answer(known, NOW + 50 * MINUTE, 60), NOW + 3 * HOUR);
    expect(known).toMatchObject({ limit: 60, used: 1 });
  });

  it.each([
    ['an hour', 50 * MINUTE, HOUR],
    ['a day', 20 * HOUR, DAY],
    ['a month', 9 * DAY, 30 * DAY],
    ['a month at most', 300 * DAY, 30 * DAY],
  ])('takes the period for %s by the first answer after a refusal', (_, lastedMs, periodMs) => {
    const known = answer(refuse(answer(undefined, NOW, 60), NOW + MINUTE), NOW + lastedMs);
    expect(known).toMatchObject({ periodMs, sinceAt: NOW + lastedMs, used: 1, isRefusing: false });
  });

  it('goes on after the clock was set back', () => {
    expect(answer(newUnnamedLimit(NOW + DAY), NOW)).toMatchObject({ sinceAt: NOW, used: 1 });
  });
});
