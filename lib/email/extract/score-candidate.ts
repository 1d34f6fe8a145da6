import { contextCost, contextGain } from './context-score.ts';
import { type Candidate, isDomainBound } from './find-candidates.ts';
import { findCodePhrases, isCodeWord } from './find-code-phrases.ts';
import type { Hit } from './find-words.ts';
import type { Line } from './mail-lines.ts';
import { CODE_POINTS } from './points.ts';
import { NAMING, sentenceScore } from './sentence-score.ts';
import { announces, isAnnouncement, standaloneScore } from './standalone-score.ts';
import type { Surroundings } from './surroundings.ts';
import type { CodeWord } from './word-tables.ts';

/** A reason for or against a candidate being the code. */
export type CodeReason = {
  /**
   * What gave the points: the line that names a site, the sentence, the lines around it, the shape, the place in its line, the mail as a
   * whole, for and against it; `claimed` if it is the number of something else.
   */
  rule: 'site' | 'sentence' | 'around' | 'shape' | 'place' | 'mail' | 'claimed' | 'against';
  /** Below 0 for a reason against it. */
  points: number;
};

/** A body that says no more than hello. */
const GREETING = 25;
const REACH_BEFORE = 140;
const REACH_BEHIND = 110;
// The text before the code in a line that consists of a label and a code.
const LABELLED = /^[\p{L}\p{M} ]{2,24}[:：] ?$/u;
// The name of the sender in front of a short message: `HARBOUR: …`.
const SENDER = /^(?:\[[\p{Lu}\d&.-]{2,24}\]|[\p{Lu}\d&.-]{2,24} ?:)(?= [^:]*\p{Ll}{2})/u;
/** A mail that says where its code is begins with that. */
const FIRST_LINES = 20;
const WORD_CHAR = /[\p{L}\p{N}]/u;
// A full stop before a small letter belongs to an abbreviation.
const SENTENCE_END = /[!?;](?=\s|$)|\.(?=\s+[^\p{Ll}\s]|\s*$)|[。।۔።։။។]/gu;

/**
 * Scores how likely a candidate is the code of its message: about 0 for any number, `CODE_POINTS.enough` and more if the text around it shows
 * that it is the code.
 * @param reasons the reasons for the score are added to it
 */
export function scoreCandidate(
  candidate: Candidate,
  line: Line,
  at: number,
  around: Surroundings,
  reasons: CodeReason[],
): number {
  const add = (rule: CodeReason['rule'], points: number) => {
    reasons.push({ rule, points });
  };
  if (isDomainBound(line.raw, candidate.start)) {
    add('site', CODE_POINTS.enough);
    return CODE_POINTS.enough;
  }
  const isAlone = isAloneIn(line.raw, candidate);
  const low = around.lowAt(at);
  const [from, to] = sentenceAround(line.raw, candidate);
  const hits = around.wordsAt(at).filter(({ start, end }) => start >= from && end <= to);
  // A sentence that asks about a number does not announce it.
  const isPointed = isPointedAt(candidate, line.raw, at, to, around);
  const told = isPointed
    ? CODE_POINTS.enteredToVerify
    : sentenceScore(candidate, hits, low, from, around.hasWord(0, 'verify'));
  const inSentence = low[to] === '?' ? 0 : told;
  const nearScore = Math.max(inSentence, isAlone && !isListed(candidate, at, around) ? standaloneScore(at, around) : 0);
  add('sentence', inSentence);
  add('around', nearScore - inSentence);
  if (nearScore <= 0 || isOfLineBefore(at, around)) return 0;
  const isAnnounced = isAlone && announces(at - 1, around);
  // A word is a code only where its line, or the subject, tells that it verifies something, and it is shown as one.
  const isShown = !isAlone || isAnnouncement(around.lowAt(at - 1));
  const mayBeWord = isShown && (nearScore > CODE_POINTS.wordProof || around.hasWord(0, 'verify'));
  const shape = shapeScore(candidate, line, mayBeWord);
  add('shape', shape);
  let score = nearScore + shape;
  const others = around.candidatesAt(at).filter((other) => other !== candidate);
  const isRival = (other: Candidate) => !isClaimed(other, around.wordsAt(at), low) && !isEquated(other, candidate, low);
  if (others.some(isRival)) score += CODE_POINTS.rival;
  if (line.big) score += CODE_POINTS.large;
  if (isAnnounced) score += CODE_POINTS.announced;
  if (LABELLED.test(line.raw.slice(0, candidate.start))) score += CODE_POINTS.labelled;
  add('place', score - nearScore - shape);
  const gain = contextGain(at, around);
  score += gain;
  if (isClaimed(candidate, hits, low) || others.some((other) => isEquated(candidate, other, low))) {
    add('claimed', -score);
    return 0;
  }
  const cost =
    contextCost(at, around, nearScore) +
    (at === 0 && !isStated(nearScore, around) && isUnproved(candidate, around) ? CODE_POINTS.contradicted : 0);
  add('mail', gain);
  add('against', -cost);
  return score - cost;
}

/**
 * Whether other words point at a number that has none of its own: the body at the subject ("The code is in the subject"), or the next
 * sentence at one that is six digits alone ("482913. Nobody will ask for this code.").
 */
function isPointedAt(
  { start, end, code }: Candidate,
  raw: string,
  at: number,
  to: number,
  around: Surroundings,
): boolean {
  const isSaid = (line: number) =>
    line > 0 && around.hasWord(line, 'subject') && (around.hasWord(line, 'enter') || isNamedIn(line, around));
  if (at === 0) return /\d/.test(code) && around.lines.slice(0, FIRST_LINES).some((_, line) => isSaid(line));
  if (!/^\d{6}$/.test(code) || WORD_CHAR.test(raw.slice(0, start) + raw.slice(end, to))) return false;
  return to < raw.length && isNamedIn(at, around, sentenceAround(raw, { start: to + 1, end: to + 1 }));
}

function isNamedIn(at: number, around: Surroundings, [from, to] = [0, Number.POSITIVE_INFINITY]): boolean {
  const hits = around.wordsAt(at).filter(({ start, end }) => start >= from && end <= to);
  return findCodePhrases(hits, around.lowAt(at)).some(({ strength }) => strength > 0);
}

/** Scores a candidate by its shape: six digits are the most usual, a word the least. */
function shapeScore({ code, shape }: Candidate, { raw }: Line, mayBeWord: boolean): number {
  const plain = code.replaceAll('-', '');
  if (shape === 'digits')
    return plain.length === 6
      ? CODE_POINTS.sixDigits
      : plain.length > 8
        ? CODE_POINTS.longNumber
        : CODE_POINTS.otherShape;
  if (shape === 'mixed') return CODE_POINTS.otherShape;
  // A code of lower-case letters looks like any word.
  if (plain !== plain.toUpperCase()) return mayBeWord ? 0 : CODE_POINTS.noCode;
  const isShouted = /[!?]/.test(raw) || /\p{Lu}{2}/u.test(raw.replace(SENDER, '').replace(code, ''));
  return isShouted ? CODE_POINTS.noCode : 0;
}

/** Whether the line before shows that a plain "Code:" belongs to a coupon or an order. */
function isOfLineBefore(at: number, around: Surroundings): boolean {
  const isOther = around.codePhrasesAt(at - 1).some(({ strength }) => strength === 0);
  const isPlain = around.codePhrasesAt(at).every(({ strength }) => strength < CODE_POINTS.verifyingWord);
  return isPlain && isOther && around.hasWord(at - 1, 'deal');
}

/** Whether the subject says itself that its number is a code, not that of a sale or an issue, and the body is about nothing else. */
function isStated(nearScore: number, around: Surroundings): boolean {
  const isOther = (['deal', 'work', 'not', 'stay', 'meeting'] as const).some((kind) => around.hasWord(0, kind));
  if (isOther || nearScore < CODE_POINTS.lineWithWord) return false;
  const words = around.count('code') + around.count('once') + around.count('secret');
  return nearScore > CODE_POINTS.lineWithWord || around.length() < GREETING || words > 1;
}

/** Whether a number is only in the subject, and the body has no hint of a code: then it is the number of an order or a case. */
function isUnproved({ code }: Candidate, around: Surroundings): boolean {
  const plain = code.replaceAll('-', '');
  const body = around.lines.slice(1);
  return (
    body.length > 0 &&
    !body.some(({ raw }, line) => around.hasWord(line + 1, 'context') || raw.replace(/[\s-]/g, '').includes(plain))
  );
}

function isAloneIn(raw: string, { start, end }: Candidate): boolean {
  return !WORD_CHAR.test(raw.slice(Math.max(0, start - 60), start)) && !WORD_CHAR.test(raw.slice(end, end + 60));
}

/** Whether at least two lines near it have other candidates: then it is in a list, such as one of backup codes. */
function isListed({ code }: Candidate, at: number, around: Surroundings): boolean {
  const near = [at - 2, at - 1, at + 1, at + 2];
  return near.filter((line) => around.candidatesAt(line).some((other) => other.code !== code)).length > 1;
}

function sentenceAround(raw: string, { start, end }: Pick<Candidate, 'start' | 'end'>): [from: number, to: number] {
  const offset = Math.max(0, start - REACH_BEFORE);
  const last = [...raw.slice(offset, start).matchAll(SENTENCE_END)].at(-1);
  const after = raw.slice(end, end + REACH_BEHIND);
  const length = after.search(SENTENCE_END);
  return [last ? offset + last.index : offset, end + (length < 0 ? after.length : length)];
}

const CLOCK = /^(?:[01]\d|2[0-3])[0-5]\d$/;
const BEFORE_TIME =
  /(?:^|[^\p{L}])(?:at|until|till|by|before|from|after|since|um|bis|ab|von|vor|kl|klo|om|tot|alle|las|ate|saat|до)[ .]{1,2}$/u;
const BEFORE_EXAMPLE =
  /(?:such as|like|for example|for instance|e\.g\.|z\. ?b\.|zum beispiel|par exemple|por ejemplo|por exemplo|ad esempio|bijvoorbeeld|till exempel|for eksempel|esimerkiksi|na przyklad|napriklad|np\.|например|наприклад|ornegin|例如|例えば|예를 들어)[,:]? ["'(]?$/;

/** Whether a number only tells what the next one is for: "The code of card 21312 is 482913". */
function isEquated({ start, end }: Candidate, next: Candidate, low: string): boolean {
  const between = low.slice(end, next.start);
  return /^[^([]{1,12}$/.test(between) && NAMING.test(between) && !NAMING.test(low.slice(0, start));
}

/**
 * Whether a number belongs to something other than a code: a time, an example, an amount of money, or the nearest noun before it
 * (order 4821, room 1120) or directly after it (1120 pages).
 */
function isClaimed({ code, start, end }: Candidate, hits: Hit<CodeWord>[], low: string): boolean {
  const before = low.slice(Math.max(0, start - 20), start);
  if (BEFORE_EXAMPLE.test(before)) return true;
  if (CLOCK.test(code) && BEFORE_TIME.test(before)) return true;
  let nearest: Hit<CodeWord> | undefined;
  for (const hit of hits) {
    const distance = hit.end <= start ? start - hit.end : hit.start - end;
    const isOther = hit.kind === 'not' || hit.kind === 'deal';
    // "120,00 PLN: 482913": the currency belongs to another amount.
    if (hit.kind === 'money' && distance <= 2 && !low.slice(hit.end, start).includes(':')) return true;
    if (isOther && distance <= 1) return true;
    if (hit.end <= start && (isOther || isCodeWord(hit.kind))) nearest = hit;
  }
  if (!nearest || isCodeWord(nearest.kind)) return false;
  // "The code for order 4821 is 482913": the noun has another number already.
  return !/[,(]|\d /.test(low.slice(nearest.end, start));
}
