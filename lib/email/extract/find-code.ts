import { CODE_WORDS } from './code-words.ts';
import { createWordFinder } from './find-words.ts';
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

const findWords = createWordFinder(CODE_WORDS);

export type FoundCode = {
  code: string;
  /** The code is only in an image's alternative text or a field's value: see `findCodeSites` for the consequence. */
  isFromAttribute?: true;
};

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
  const written = new Set<string>();
  let best: { code: string; placed: number } | undefined;
  let tried = 0;
  for (const [at, line] of around.lines.entries()) {
    if (tried >= MAX_CANDIDATES) break;
    const candidates = around.candidatesAt(at);
    tried += candidates.length;
    for (const candidate of candidates) {
      const reasons: CodeReason[] | undefined = trace && [];
      const lower = Math.min(MAX_LINES_COST, COST_PER_LINE * at);
      // A score below the best so far changes nothing, so it need not be exact.
      const most = Math.max(MIN_CODE_SCORE, (best?.placed ?? 0) + lower);
      const score = scoreCandidate(candidate, candidates, at, around, most, reasons);
      if (reasons) trace?.(candidate.code, line, score, reasons);
      if (score < MIN_CODE_SCORE) continue;
      if (!line.isFromAttribute) written.add(candidate.code);
      const placed = score - lower;
      if (placed > (best?.placed ?? 0)) best = { code: candidate.code, placed };
    }
  }
  if (!best || best.placed < least) return undefined;
  return written.has(best.code) ? { code: best.code } : { code: best.code, isFromAttribute: true };
}
