import type { CodeWord } from './code-words.ts';
import type { Surroundings } from './surroundings.ts';

// Offsets and weights of the neighbouring lines: the lines before a code announce it more often than the lines after it explain it.
const NEIGHBOURS = [
  [-1, 1.1],
  [-2, 0.8],
  [-3, 0.6],
  [1, 0.8],
  [2, 0.5],
] as const;
const SUBJECT_WEIGHT = 0.8;
const ENTER_POINTS = 3.2;
const ANNOUNCED_POINTS = 3;
const LARGE_POINTS = 1.5;
const POINTING_POINTS = 3.4;
const MAX_LABEL_CHARS = 24;
// `482913`, `G-482913`: shorter numbers may be anything.
const USUAL_CODE = /^\W*(?:[A-Z]-)?\d{6}\W*$/;

/** How much the neighbouring lines and the subject speak for a candidate that is alone in its line. */
export function standaloneScore(at: number, around: Surroundings): number {
  const own = around.lines[at];
  if (!own || isLabelled(at, around)) return 0;
  // A message with nothing but a number of this shape was sent for the code.
  if (around.lines.every(({ raw }) => raw === '' || raw === own.raw) && USUAL_CODE.test(own.raw))
    return ANNOUNCED_POINTS;
  let best = 0;
  for (const [offset, weight] of NEIGHBOURS) {
    const line = around.lines[at + offset];
    if (line?.part !== own.part) continue;
    best = Math.max(best, weight * lineScore(at + offset, around, offset < 0, own.big));
  }
  if (own.part !== 'subject') best = Math.max(best, SUBJECT_WEIGHT * lineScore(0, around, false, false));
  const has = (wanted: CodeWord) => NEIGHBOURS.some(([offset]) => around.hasWord(at + offset, wanted));
  const isExplained = () => has('context') && (has('verify') || around.hasWord(0, 'verify'));
  return own.big && best < LARGE_POINTS && isExplained() ? LARGE_POINTS : best;
}

/** Whether the line before is the label of some other number: "Order number". */
function isLabelled(at: number, around: Surroundings): boolean {
  const last = around.wordsAt(at - 1).at(-1)?.kind;
  // "Enter this on the sign-in page:" names a place.
  if (around.hasWord(at - 1, 'enter')) return false;
  return (last === 'not' || last === 'deal') && around.lowAt(at - 1).length < 40;
}

/**
 * @param isBefore whether the line comes before the candidate
 * @param isBig whether the candidate is in large type: then a label above it is enough
 */
function lineScore(at: number, around: Surroundings, isBefore: boolean, isBig: boolean): number {
  let best = 0;
  for (const { strength } of around.codePhrasesAt(at)) best = Math.max(best, strength);
  if (!isBefore) return isExplaining(at, around) ? Math.max(best, ANNOUNCED_POINTS) : best;
  const low = around.lowAt(at);
  if (best > 0 && (isAnnouncement(low) || (isLabel(at, around) && (isBig || isToProve(at, around)))))
    best = Math.max(best, ANNOUNCED_POINTS);
  if (!around.hasWord(at, 'enter') || around.hasWord(at, 'deal')) return best;
  const isNamed = around.hasWord(at, 'code') || around.hasWord(at, 'verify') || namesCode(at - 1, around);
  if (!isNamed && around.hasWord(at, 'pointer') && isToProve(at, around)) return Math.max(best, POINTING_POINTS);
  return Math.max(best, isNamed ? ENTER_POINTS : isAnnouncement(low) ? 2 : 1);
}

/** Whether a line after a code says what to do with the code, and what for: "Paste that where you are logging in." */
function isExplaining(at: number, around: Surroundings): boolean {
  const has = (kind: CodeWord) => around.hasWord(at, kind);
  return at > 0 && has('enter') && !has('deal') && (has('verify') || (has('pointer') && around.hasWord(0, 'verify')));
}

/** Whether a line nearby says what the code proves, or how long it is valid, or that it is secret. */
function isToProve(at: number, around: Surroundings): boolean {
  return [0, at - 1, at, at + 2, at + 3].some(
    (line) => around.hasWord(line, 'verify') || (line > at && around.isNotice(line)),
  );
}

/** Whether a line is nothing but a word for a code: "Your code". */
function isLabel(at: number, around: Surroundings): boolean {
  return around.lowAt(at).length <= MAX_LABEL_CHARS && namesCode(at, around);
}

function namesCode(at: number, around: Surroundings): boolean {
  return around.codePhrasesAt(at).some(({ strength }) => strength > 0);
}

/** Whether a line says that a code follows: by a colon, as a label, or by what to do with it. */
export function announces(at: number, around: Surroundings): boolean {
  if (isAnnouncement(around.lowAt(at))) return true;
  if ([0, at].some((line) => around.hasWord(line, 'deal')) || !isToProve(at, around)) return false;
  if (isLabel(at, around)) return true;
  const isPointing = around.hasWord(at, 'pointer');
  if (namesCode(at, around)) return isPointing || around.hasWord(at, 'enter');
  // "Your code is below." and "Enter it where you asked for it." may have a line each.
  return around.hasWord(at, 'enter') && (isPointing || namesCode(at - 1, around));
}

export function isAnnouncement(low: string): boolean {
  return /[:፦៖]$/.test(low);
}
