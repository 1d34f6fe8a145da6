import { CODE_POINTS } from './points.ts';
import { NAMING } from './sentence-score.ts';
import type { Surroundings } from './surroundings.ts';

/** How much a line counts by its distance from the code: lines before it announce it more often than lines after it explain it. */
const NEIGHBOURS = [
  [-1, 'lineAbove'],
  [-2, 'secondLineAbove'],
  [1, 'lineBelow'],
  [2, 'secondLineBelow'],
] as const;
// `482913`, `G-482913`: shorter numbers may be anything.
const USUAL_CODE = /^\W*(?:[A-Z]-)?\d{6}\W*$/;

/** How much the neighbouring lines speak for a candidate that is alone in its line. */
export function standaloneScore(at: number, around: Surroundings): number {
  const own = around.lines[at];
  if (!own) return 0;
  // A message with nothing but a number of this shape was sent for the code.
  if (around.lines.every(({ raw }) => raw === '' || raw === own.raw) && USUAL_CODE.test(own.raw))
    return CODE_POINTS.lineWithWord;
  return Math.max(
    ...NEIGHBOURS.filter(([offset]) => around.lines[at + offset]?.part === own.part).map(
      ([offset, weight]) => CODE_POINTS[weight] * lineScore(at + offset, around),
    ),
    0,
  );
}

function lineScore(at: number, around: Surroundings): number {
  const strengths = around.codePhrasesAt(at).map(({ strength }) => strength);
  const named = Math.max(0, ...strengths);
  const isEntered = around.hasWord(at, 'enter');
  if (named > 0) return Math.max(named, CODE_POINTS.lineWithWord);
  // "Enter this to sign in."
  return isEntered && isToProve(at, around) ? CODE_POINTS.enteredToVerify : 0;
}

/** Whether a line nearby says what the code proves, or how long it is valid, or that it is secret. */
function isToProve(at: number, around: Surroundings): boolean {
  return [0, at].some((line) => around.hasWord(line, 'verify')) || around.hasWord(at + 2, 'context');
}

function namesCode(at: number, around: Surroundings): boolean {
  return around.codePhrasesAt(at).some(({ strength }) => strength > 0);
}

/** Whether a line says that a code follows: by a colon, as a label, or by what to do with it. */
export function announces(at: number, around: Surroundings): boolean {
  if (around.hasWord(0, 'deal') || !isToProve(at, around)) return false;
  return around.hasWord(at, 'enter') || namesCode(at, around);
}

/** Whether a line is not complete without what follows: it ends in a colon, or in "is". */
export function isAnnouncement(low: string): boolean {
  return /[:፦៖]$/.test(low) || NAMING.test(low);
}
