import { createWordFinder } from './find-words.ts';
import type { Mail } from './mail.ts';
import { htmlLines, type Line, plainLines } from './mail-lines.ts';
import { CODE_POINTS } from './points.ts';
import { type CodeReason, scoreCandidate } from './score-candidate.ts';
import { joinLabels } from './structure.ts';
import { surroundings } from './surroundings.ts';
import { CODE_WORDS } from './word-tables.ts';

// Candidates in subject, text and HTML together. A mail with more of them is a list.
const MAX_CANDIDATES = 400;

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
  const names = (raw: string) => findWords(raw.toLowerCase()).length > 0;
  const lines = [plainLines(mail), htmlLines(mail)].flatMap((part) => joinLabels(part, names));
  const around = surroundings(lines, findWords);
  const written = new Set<string>();
  let best: { code: string; score: number } | undefined;
  let tried = 0;
  for (const [at, line] of around.lines.entries()) {
    if (tried >= MAX_CANDIDATES) break;
    const candidates = around.candidatesAt(at);
    tried += candidates.length;
    for (const candidate of candidates) {
      const reasons: CodeReason[] = [];
      const score = scoreCandidate(candidate, line, at, around, reasons);
      trace?.(candidate.code, line, score, reasons);
      if (score < CODE_POINTS.enough) continue;
      if (!line.isFromAttribute) written.add(candidate.code);
      // Of two that are as likely, the upper one wins.
      if (score > (best?.score ?? 0)) best = { code: candidate.code, score };
    }
  }
  return best && (written.has(best.code) ? { code: best.code } : { code: best.code, isFromAttribute: true });
}
