import { expect, it } from 'vitest';
import { createLimitedService } from '../../test/bench/polling/limited-service.ts';
import { CALM } from '../../test/polling/calm.ts';
import { type LimitHabits, learnLimit } from '../api/limit-habits.ts';
import type { RateLimit } from '../api/rate-limit.ts';
import { type PollingState, planNextCheck } from './plan-checks.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const NOW = Date.UTC(2026, 0, 1, 12);

type Browser = PollingState & { limitHabits: LimitHabits; wakesAt: number };

/** A browser that follows the planner, with addresses whose mail came hours ago. */
function openBrowser(addresses: number, now: number): Browser {
  const createdAt = now - 5 * HOUR;
  return {
    addresses: Array.from({ length: addresses }, (_, place) => {
      const lastMessageAt = createdAt + 10 * SECOND;
      const expiresAt = now + 24 * HOUR;
      return { email: `${place}@example.com`, createdAt, lastMessageAt, checkedAt: now - place * SECOND, expiresAt };
    }),
    limitHabits: {},
    ...CALM,
    wakesAt: now,
  };
}

/** Makes the check that is due, if one is, and sleeps until the next. @param ask makes the request, and returns the limit in the answer */
function wake(browser: Browser, now: number, ask: () => RateLimit | undefined): string | undefined {
  const next = planNextCheck(browser, now);
  browser.wakesAt = next ? Math.max(next.dueAt, now + 1) : Number.POSITIVE_INFINITY;
  if (!next || next.dueAt > now) return undefined;
  const rateLimit = ask();
  if (rateLimit) {
    browser.limitHabits = learnLimit(browser.limitHabits, browser.rateLimit, rateLimit);
    browser.rateLimit = rateLimit;
  }
  for (const address of browser.addresses) if (address.email === next.email) address.checkedAt = now;
  return next.email;
}

it('leaves another browser with the same key its usual requests', () => {
  const service = createLimitedService(100, HOUR);
  const browser = openBrowser(30, NOW);
  let asked = 0;
  for (let now = NOW, othersAt = NOW; now < NOW + 6 * HOUR; now = Math.min(browser.wakesAt, othersAt)) {
    if (othersAt <= now) {
      service.ask(now);
      othersAt += MINUTE;
    }
    if (browser.wakesAt <= now && wake(browser, now, () => service.ask(now).rateLimit)) asked++;
  }
  expect(service.refused).toBe(0);
  expect(asked).toBeGreaterThan(6 * 15);
});

it('asks every address once, and at once, after a night asleep', () => {
  const browser = openBrowser(5, NOW);
  const morning = NOW + 8 * HOUR;
  const asked: (string | undefined)[] = [];
  for (let turn = 0; turn < 6; turn++) asked.push(wake(browser, morning + turn * 150, () => undefined));
  expect(new Set(asked.slice(0, 5)).size).toBe(5);
  expect(asked[5]).toBeUndefined();
});

it('plans nothing without a live address', () => {
  const browser = openBrowser(0, NOW);
  expect(wake(browser, NOW, () => undefined)).toBeUndefined();
  expect(browser.wakesAt).toBe(Number.POSITIVE_INFINITY);
});
