import type { ClassifiedPage } from '../../pages/classify-in-chromium.ts';
import type { Row } from '../row.ts';

/**
 * A field with what it is and what it was taken for.
 * @property isLabelled whether the corpus says anything of it; it counts every text control that it is silent about as a negative
 */
export type ScoredField = {
  page: string;
  isEmail: boolean;
  isTakenForEmail: boolean;
  isLabelled: boolean;
  purpose: string;
  what: string;
};

/** How often each page is asked about again: the time is the median of these. */
export const TIMED_ROUNDS = 9;

export const AT_LEAST = { atLeast: 0.985 };

/** Precision and recall for addresses. With `FIELDS_MISSED=1` in the environment what is wrong is printed, where it is a goal. */
export function score(name: string, judged: ScoredField[], isGoal = true): Row[] {
  const goal = isGoal ? { goal: AT_LEAST } : {};
  if (process.env.FIELDS_MISSED && isGoal)
    for (const { page, isEmail, isTakenForEmail, what } of judged)
      if (isEmail !== isTakenForEmail) console.log(`    ${isEmail ? 'missed' : 'invented'} ${page} ${what}`);
  return [
    { name: `${name}: precision, e-mail`, value: precisionOf(judged), ...goal },
    ...recallOf(name, judged).map((row) => ({ ...row, ...goal })),
  ];
}

export function precisionOf(judged: ScoredField[]): number {
  const taken = judged.filter(({ isTakenForEmail }) => isTakenForEmail);
  return taken.filter(({ isEmail }) => isEmail).length / taken.length;
}

/** @returns no row where there is nothing to find */
export function recallOf(name: string, judged: ScoredField[], purpose?: string): Row[] {
  const wanted = judged.filter((field) => field.isEmail && (purpose === undefined || field.purpose === purpose));
  const found = wanted.filter(({ isTakenForEmail }) => isTakenForEmail).length;
  return wanted.length > 0
    ? [{ name: `${name}: recall, ${wanted.length} e-mail fields`, value: found / wanted.length }]
    : [];
}

export function speed(name: string, pages: ClassifiedPage[]): Row {
  const controls = pages.reduce((sum, { fields }) => sum + fields.length, 0);
  const us = pages.reduce((sum, page) => sum + page.us, 0);
  return {
    name: `${name}: time a control, ${controls} controls`,
    value: us / controls,
    unit: 'µs',
    goal: { atMost: 20 },
  };
}
