import { CODE_WORDS } from './code-words.ts';
import { type Candidate, MAX_LENGTH } from './find-candidates.ts';
import { createWordFinder, isWordChar } from './find-words.ts';
import type { Mail } from './mail.ts';
import { htmlLines, type Line, plainLines } from './mail-lines.ts';
import { type CodeReason, MIN_CODE_SCORE, scoreCandidate } from './score-candidate.ts';
import { type Reading, type Surroundings, surroundings } from './surroundings.ts';

// Candidates in subject, text and HTML together. A mail with more of them is a list.
const MAX_CANDIDATES = 400;
const CLEAR_MARGIN = 1.5;
const CERTAIN = MIN_CODE_SCORE + CLEAR_MARGIN;
// Of two likely candidates, the upper one wins: points deducted for each line further down, and the most that are deducted.
const COST_PER_LINE = 0.2;
const MAX_LINES_COST = 2;
const SHORT = 20;
const HOLDS_CODE = /\d|[A-Z]{3}|: ?["'*_]*[A-Za-z-]+["'*_.]*$/;
const SPELT_OUT = /^[^\p{L}\p{N}]*[a-z]+(?:-[a-z]+)+(?:-\d{1,4})?[^\p{L}\p{N}]*$/u;

const findWords = createWordFinder(CODE_WORDS);

/** @property isFromAttribute the code is only in an image's alternative text or a field's value: see `findCodeSites` for the consequence */
export type FoundCode = { code: string; isFromAttribute?: true };

/** Called for every candidate with its line, its score, and the reasons for the score. */
export type CodeTrace = (code: string, line: Line, score: number, reasons: CodeReason[]) => void;

/**
 * The one-time code of a message, as the user must type it: digits in ASCII, groups of digits and single characters joined
 * (`123 456` → `123456`), hyphens as written (`AB12-CD34`, `G-123456`: forms that show the prefix take it too).
 * Reads only the message, up to some 20 kB of visible text: nothing is opened or fetched. Never throws.
 * @returns undefined if nothing in the message shows convincingly that a candidate is a code
 */
export function findCode(mail: Mail, trace?: CodeTrace): FoundCode | undefined {
  const readings = new Map<string, Reading>();
  const lines = plainLines(mail);
  // Both bodies have the same content: if the plain one clearly has a code, the HTML need not be read.
  const inPlain = findBest(surroundings(lines, findWords, readings), mail.html ? CERTAIN : 0, trace);
  if (inPlain || !mail.html) return inPlain;
  return findBest(surroundings([...lines, ...htmlLines(mail)], findWords, readings), 0, trace);
}

/** @param least the score that the best candidate must reach, after the deduction for its line */
function findBest(around: Surroundings, least: number, trace: CodeTrace | undefined): FoundCode | undefined {
  const { lines } = around;
  const written = new Set<string>();
  const scores = new Map<string, number>();
  let most = 0;
  let tried = 0;
  for (const [at, line] of lines.entries()) {
    if (tried >= MAX_CANDIDATES) break;
    const candidates = candidatesAt(at, around);
    tried += candidates.length;
    for (const candidate of candidates) {
      const reasons: CodeReason[] | undefined = trace && [];
      const lower = Math.min(MAX_LINES_COST, COST_PER_LINE * at);
      // A score clearly below the best so far changes nothing, so it need not be exact.
      const score = scoreCandidate(
        candidate,
        candidates,
        at,
        around,
        Math.max(MIN_CODE_SCORE, most - CLEAR_MARGIN + lower),
        reasons,
      );
      if (reasons) trace?.(candidate.code, line, score, reasons);
      if (score < MIN_CODE_SCORE) continue;
      const placed = score - lower;
      most = Math.max(most, placed);
      if (!line.isFromAttribute) written.add(candidate.code);
      if (placed > (scores.get(candidate.code) ?? 0)) scores.set(candidate.code, placed);
    }
  }
  const [best, ...others] = [...scores].sort(([, a], [, b]) => b - a);
  if (!best || best[1] < least) return undefined;
  const [code, top] = best;
  // Three likely codes of the same length are a list, such as backup codes.
  const alike = others.filter(([other, score]) => other.length === code.length && top - score < CLEAR_MARGIN);
  if (alike.length > 1) return undefined;
  return written.has(code) ? { code } : { code, isFromAttribute: true };
}

/** The candidates of a line, if it has a word for a code or for entering one, or has little else in it. */
function candidatesAt(at: number, around: Surroundings): Candidate[] {
  const raw = around.lines[at]?.raw ?? '';
  if (raw.length > SHORT && !HOLDS_CODE.test(raw)) return SPELT_OUT.test(raw) ? around.candidatesAt(at) : [];
  const isWorthIt =
    countWordChars(raw) <= MAX_LENGTH || isLabelledAsCode(at, around) || raw.includes('#') || SPELT_OUT.test(raw);
  return isWorthIt ? around.candidatesAt(at) : [];
}

function isLabelledAsCode(at: number, around: Surroundings): boolean {
  return around.codePhrasesAt(at).length > 0 || around.hasWord(at, 'enter');
}

function countWordChars(raw: string): number {
  let count = 0;
  for (let at = 0; at < raw.length && count <= MAX_LENGTH; at++) if (isWordChar(raw.charCodeAt(at))) count++;
  return count;
}
