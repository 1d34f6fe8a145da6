import type { Candidate } from './find-candidates.ts';
import { findCodePhrases } from './find-code-phrases.ts';
import type { Hit } from './find-words.ts';
import { CODE_POINTS } from './points.ts';
import type { CodeWord } from './word-tables.ts';

// The text directly before a code in a sentence that states it: "is" in some languages, a colon, an opening bracket.
export const NAMING =
  /(?:[:=「『【[(]|\b(?:is|are|est|es|ist|lautet|e|to|jest|ar|er|on|je|yra|ir|adalah|ialah|la|este|az|da|ni|ke|ay|ce|yw|waa|ithi|huwa|zo|se|yaiku|mao ang|o le|dia|bu|nyaeta|ko|estas|ass|mooy|ta)|היא|הוא|هو|هی|است|คือ|ແມ່ນ|គឺ|是|为|為|は|는|은|ནི་)\s*["'*]*$/;
// "482913 is your … code".
const COPULA =
  /^\W{0,3}(?:is|ist|est|es|e|son|era) (?:your|the|ihr|dein|votre|ton|tu|su|o seu|seu|il tuo|uw|je|din) |^["'*\s]*(?:ваш|твои|твіи) |^\s*(?:هو|هی) |^ (?:ειναι ο |ir jusu |ay ang iyong |आपका |আপনার |మీ |آپ کا )|^(?:は|是(?:您|你)的)/;
// "482913 - your login", with hyphens as spaces.
const POSSESSED =
  /^[ :,]{1,4}(?:your|ihr|dein|votre|ton|tu|su|o seu|seu|il tuo|uw|je|din|sinun|twoj|твой|ваш|твої?|senin|您的|你的) /;
// What stands between a word for verifying and its number: behind a colon, the word has to be the whole label.
const LABELS = /^ ?[:：] ?$/;
const LEADS =
  /^ (?:with|using|by|mit|per|avec|con|com|met|med|cu|z|s|pomoca|z pomoca|с|с помощью|з|за допомогою|ile|dengan|bang|voi|הזן|عم|ب|با) $/;
// "Enter this to sign in: 482913".
const TOLD = /^[^:：.\d]*[:：]\s?["'*]*$/;

/** Scores a candidate by how strong and how near the words for a code are. @param from where its sentence begins in the line. @param isToVerify whether the subject verifies something */
export function sentenceScore(
  candidate: Candidate,
  hits: Hit<CodeWord>[],
  low: string,
  from: number,
  isToVerify: boolean,
): number {
  const phrases = findCodePhrases(hits, low);
  const isFirst = isFirstIn(low.slice(from, candidate.start));
  const isLed = isEntered(candidate, hits, low) || isLedTo(candidate, hits, low, from, isToVerify);
  let best = isLed ? CODE_POINTS.enteredToVerify : 0;
  for (const phrase of phrases) {
    const isBefore = phrase.end <= candidate.start;
    const gap = isBefore ? low.slice(phrase.end, candidate.start) : low.slice(candidate.end, phrase.start);
    const words = gap.match(/[\p{L}\p{M}\p{N}]+/gu)?.length ?? 0;
    let weight = Math.max(CODE_POINTS.farAway, CODE_POINTS.nextTo - CODE_POINTS.perWordBetween * words);
    if (!isBefore) weight += COPULA.test(gap) ? CODE_POINTS.copula : isFirst || words === 0 ? 0 : CODE_POINTS.behind;
    else if (NAMING.test(gap)) weight += CODE_POINTS.named;
    best = Math.max(best, phrase.strength * weight);
  }
  return best;
}

/** Whether a sentence has only a label (`[Site]`, `Site:`), a salutation or "use" before the candidate. */
function isFirstIn(before: string): boolean {
  const rest = before.replace(
    /^\s*\w{1,12}(?:\s?:|\s{2,})|^\s*[\p{L} ]{1,20}[,!] |\[[^\]]{0,80}\]|\([^)]{0,80}\)|【[^】]{0,80}】|^\s*(?:is e|το|ang) |\buse\b/gu,
    '',
  );
  return !/[\p{L}\p{N}]/u.test(rest);
}

/** "Sign in with 482913"; "482913 - your login"; "Enter 482913." below a subject that verifies: six digits that only a code has there. */
function isLedTo(candidate: Candidate, hits: Hit<CodeWord>[], low: string, from: number, isToVerify: boolean): boolean {
  if (candidate.shape !== 'digits' || candidate.code.length !== 6) return false;
  const isOther = hits.some(({ kind }) => kind === 'not' || kind === 'deal' || kind === 'stay' || kind === 'work');
  if (isOther) return false;
  return hits.some(({ kind, start, end }) => {
    if (kind === 'enter') return isToVerify && isBeside({ kind, start, end }, candidate);
    if (kind !== 'verify') return false;
    if (start > candidate.end)
      return POSSESSED.test(low.slice(candidate.end)) && isFirstIn(low.slice(from, candidate.start));
    const between = low.slice(end, candidate.start);
    return LEADS.test(between) || (LABELS.test(between) && isFirstIn(low.slice(from, start)));
  });
}

/** Whether a sentence needs no word for a code: "Enter 482913 to verify", "um fortzufahren, geben Sie 482913 ein", "482913を入力して続行". */
function isEntered(candidate: Candidate, hits: Hit<CodeWord>[], low: string): boolean {
  const has = (kind: CodeWord) => hits.some((hit) => hit.kind === kind);
  if (!has('verify') && (!has('goal') || has('deal'))) return false;
  return hits.some(
    (hit) => hit.kind === 'enter' && (isBeside(hit, candidate) || TOLD.test(low.slice(hit.end, candidate.start))),
  );
}

/** Whether a verb is next to a number, with at most a pronoun or a particle between them. */
function isBeside({ start, end }: Hit<CodeWord>, candidate: Candidate): boolean {
  return Math.max(candidate.start - end, start - candidate.end) <= 5;
}
