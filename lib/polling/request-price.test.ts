import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_FILLS } from './fill-habits.ts';
import { firstMailHazards, NO_DELAYS } from './mail-delays.ts';
import { PRICE_SHARE, requestPrice } from './request-price.ts';
import type { WatchedAddress } from './watched-address.ts';

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const NOW = Date.UTC(2026, 0, 1, 12);
const FIRST_MAIL = firstMailHazards(NO_DELAYS);
const PACE_MS = 5;

const addresses = (count: number): WatchedAddress[] =>
  Array.from({ length: count }, (_, place) => {
    const at = NOW - place * 5 * MINUTE;
    return {
      email: `${place}`,
      createdAt: at,
      filledAt: at,
      expiresAt: at + DAY,
      ...(place % 4 && { lastMessageAt: at }),
    };
  });

const priceOf = (requests: number, untilMs: number, live = addresses(3)) =>
  requestPrice(
    live,
    FIRST_MAIL,
    NO_FILLS,
    { limit: requests, requests, resetAt: NOW + untilMs, seenAt: NOW },
    PACE_MS,
    NOW,
  ).priceMs;

describe('requestPrice', () => {
  it('is what the pace says while enough is left, whatever the period', () => {
    for (const untilMs of [HOUR, DAY, 30 * DAY]) expect(priceOf(1e6, untilMs)).toBe(PACE_MS);
  });

  it('is infinite once nothing is left', () => {
    expect(priceOf(0.9, HOUR)).toBe(Number.POSITIVE_INFINITY);
  });

  it('rises with the period that a limit has to last', () => {
    const prices = [HOUR, DAY, 30 * DAY].map((untilMs) => priceOf(1000, untilMs));
    expect(prices).toEqual(prices.toSorted((one, other) => one - other));
    expect(prices[2]).toBeGreaterThan(20 * (prices[0] ?? 0));
  });

  it('never rises with what is left', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 3000 }),
        fc.nat(3000),
        fc.integer({ min: 1, max: 40 * DAY }),
        fc.nat(30),
        (requests, more, untilMs, count) => {
          const price = priceOf(requests, untilMs, addresses(count));
          expect(priceOf(requests + more, untilMs, addresses(count))).toBeLessThanOrEqual(price * (1 + PRICE_SHARE));
          expect(Number.isFinite(price) && price >= PACE_MS).toBe(true);
        },
      ),
    );
  });
});
