import { expect, it } from 'vitest';
import { describeChecks } from './describe-checks.ts';

const NOW = new Date(2026, 5, 15, 14, 2).getTime();
const LATER = new Date(2026, 5, 15, 14, 32).getTime();

it.each([
  [{}, 'Not checked yet'],
  [{ checkedAt: NOW - 4000 }, 'Checked just now'],
  [{ checkedAt: NOW - 4000, nextCheckAt: LATER }, 'Checked just now'],
  [{ checkedAt: NOW - 4000, nextCheckAt: LATER, delayedBy: 'failures' } as const, 'Checked just now'],
  [{ checkedAt: NOW - 4000, nextCheckAt: NOW + 5000, delayedBy: 'reserve' } as const, 'Checked just now'],
  [{ checkedAt: NOW - 4000, nextCheckAt: LATER, delayedBy: 'reserve' } as const, 'Next check at 14:32'],
  [{ nextCheckAt: LATER, delayedBy: 'limit' } as const, 'Next check at 14:32'],
])('%j: %s', (status, expected) => {
  expect(describeChecks(status, NOW, 'en-GB')).toBe(expected);
});
