import type { findCode } from './find-code.ts';
import type { Mail } from './mail.ts';
import type { CodeReason } from './score-candidate.ts';

/** Reasons with fewer points, for or against the code, are left out. */
const MIN_POINTS = 0.3;

/**
 * The reasons why this is the code of a message, those with the most points first. They are of the line in which the code scores best.
 * @param find `findCode`, passed in because it is large and not every context loads it
 */
export function explainCode(find: typeof findCode, mail: Mail, code: string): CodeReason[] {
  let best: { score: number; reasons: CodeReason[] } = { score: 0, reasons: [] };
  find(mail, (candidate, _line, score, reasons) => {
    if (candidate === code && score > best.score) best = { score, reasons };
  });
  return best.reasons
    .filter(({ rule, points, words }) => Math.abs(points) >= MIN_POINTS && (rule !== 'why.around' || words.length > 0))
    .filter(({ rule }, at, all) => all.findIndex((other) => other.rule === rule) === at)
    .sort((a, b) => b.points - a.points);
}
