import { expect, it } from 'vitest';
import { describeLeft } from './describe-left.ts';

const NOW = new Date(2026, 5, 15, 14, 2).getTime();
const addressesLeft = { count: 3, isShort: true, resetAt: NOW + 60_000 };

it.each([
  ['unknown', {}, undefined],
  ['enough', { rateLimit: { limit: 1000, remaining: 100, seenAt: NOW } }, undefined],
  ['few', { rateLimit: { limit: 1000, remaining: 99, seenAt: NOW } }, 'Requests left: 99'],
  ['enough, of nobody knows how many', { rateLimit: { remaining: 20, seenAt: NOW } }, undefined],
  ['few, of nobody knows how many', { rateLimit: { remaining: 19, seenAt: NOW } }, 'Requests left: 19'],
  ['enough requests for few addresses', { addressesLeft }, /^Addresses left: 3, until/],
  ['no longer true', { addressesLeft: { ...addressesLeft, resetAt: NOW } }, undefined],
])('%s', (_, status, expected) => {
  const said = describeLeft(status, NOW);
  if (expected === undefined) expect(said).toBeUndefined();
  else expect(said).toMatch(expected);
});
