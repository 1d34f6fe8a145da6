import { expect, it } from 'vitest';
import { createAbsence, LONG_ABSENCE_MS } from './page-events.ts';

it('a page in sight is never long away', () => {
  expect(createAbsence(false, 0).wasLongAway(100 * LONG_ABSENCE_MS)).toBe(false);
});

it('a page out of sight is, after a while', () => {
  const absence = createAbsence(false, 0);
  absence.change(true, 1000);
  expect(absence.wasLongAway(1000 + LONG_ABSENCE_MS)).toBe(false);
  expect(absence.wasLongAway(1001 + LONG_ABSENCE_MS)).toBe(true);
});

it('short absences do not add up', () => {
  const absence = createAbsence(true, 0);
  absence.change(false, LONG_ABSENCE_MS);
  absence.change(true, LONG_ABSENCE_MS + 1);
  expect(absence.wasLongAway(2 * LONG_ABSENCE_MS)).toBe(false);
});

it('who comes back after a long one is told once more what to do, and nothing is done unasked', () => {
  const absence = createAbsence(true, 0);
  absence.change(false, LONG_ABSENCE_MS + 1);
  expect(absence.wasLongAway(LONG_ABSENCE_MS + 2)).toBe(true);
});
