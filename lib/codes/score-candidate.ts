import type { CodeWord } from './code-words.ts';
import { type Candidate, isDomainBound } from './find-candidates.ts';
import type { Hit } from './find-words.ts';
import type { Surroundings } from './surroundings.ts';

/** A word for a code, and how much it says: `once` words alone, the others with a word for proving near them. */
type Key = { start: number; end: number; strength: number; isSecret: boolean };

const SENTENCE_END = /[.!?;](?=\s|$)|[。！？।]/g;
const NEVER = -100;

/**
 * How much speaks for a candidate being the code of its message: about 0 for any number, 5 and more when its surroundings name it.
 * @param candidates all of its line
 * @param at its line
 */
export function scoreCandidate(
  candidate: Candidate,
  candidates: Candidate[],
  at: number,
  around: Surroundings,
): number {
  const line = around.lines[at];
  if (!line) return NEVER;
  if (isDomainBound(line.raw, candidate.start)) return 8;
  const rest = restOfLine(line.raw, candidate);
  const isAlone = !/[\p{L}\p{N}]/u.test(rest);
  const isLone = isAlone || candidates.every((other) => other === candidate || other.shape === 'letters');
  const words = around.wordsAt(at);
  const { from, to } = sentenceAround(line.low, candidate);
  const near = words.filter(
    ({ start, end }) => start >= from && end <= to && (end <= candidate.start || start >= candidate.end),
  );

  if (isOther(candidate, near, line.low)) return NEVER;
  let score = inSentence(candidate, candidates, near, line.low, from);
  if (isAlone) score = Math.max(score, alone(at, around));
  if (score <= 0) return score;
  score += shapeScore(candidate, line.raw, isAlone, line.big);
  if (!isLone) score -= 1;
  if (isAlone && line.big) score += 1.5;
  if (/^\w( \w)+$/.test(line.raw)) score += 1.5;
  return score + companyScore(at, around, line.raw);
}

function restOfLine(raw: string, { start, end }: Candidate): string {
  return raw.slice(Math.max(0, start - 60), start) + raw.slice(end, end + 60);
}

function sentenceAround(low: string, { start, end }: Candidate): { from: number; to: number } {
  const offset = Math.max(0, start - 140);
  let from = offset;
  for (const match of low.slice(offset, start).matchAll(SENTENCE_END)) from = offset + match.index + 1;
  const behind = low.slice(end, end + 110);
  SENTENCE_END.lastIndex = 0;
  const stop = SENTENCE_END.exec(behind);
  return { from, to: stop ? end + stop.index : end + behind.length };
}

/** Money, or a number that another noun claims: the noun directly before it, nearer than any word for a code. */
function isOther({ start, end }: Candidate, near: Hit<CodeWord>[], low: string): boolean {
  let claim: CodeWord | undefined;
  let claimEnd = 0;
  for (const hit of near) {
    if (
      hit.kind === 'money' &&
      (start - hit.end < 3 || Math.abs(hit.start - end) < 3) &&
      (hit.end <= start ? start - hit.end < 3 : hit.start - end < 3)
    )
      return true;
    if (hit.end > start) continue;
    if (
      hit.kind === 'not' ||
      hit.kind === 'deal' ||
      hit.kind === 'code' ||
      hit.kind === 'secret' ||
      hit.kind === 'once'
    ) {
      claim = hit.kind;
      claimEnd = hit.end;
    }
  }
  return (claim === 'not' || claim === 'deal') && start - claimEnd <= 24 && !/[,(]/.test(low.slice(claimEnd, start));
}

const COMPOUND = /(?:cod[ei]?|kod[ei]?[a-z]{0,4}|kood[a-z]{0,4}|koð[a-z]{0,4}|kennwort|passwort|wort)$/;

/** Words for a code among these, with what they are worth here. A word that says which other code it is makes it worth nothing. */
function keysOf(near: Hit<CodeWord>[], low: string): Key[] {
  const keys: Key[] = [];
  for (const { kind, start, end } of near) {
    const isCompound = kind === 'verify' && COMPOUND.test(low.slice(start, end));
    if (kind !== 'code' && kind !== 'secret' && kind !== 'once' && !isCompound) continue;
    let strength = kind === 'once' || isCompound ? 4 : 2;
    for (const other of near) {
      const between = other.end <= start ? low.slice(other.end, start) : low.slice(end, other.start);
      if (other.start === start || between.length > 22) continue;
      if ((other.kind === 'not' || other.kind === 'deal') && between.length < 6 && !/[.,:;()!?\d]/.test(between))
        strength = 0;
      if (strength > 0 && other.kind === 'verify') strength = Math.max(strength, 3.5);
      if (strength > 0 && other.kind === 'enter' && !/\d/.test(between)) strength = Math.max(strength, 2.7);
    }
    if (strength < 3 && near.some((other) => other.kind === 'deal')) strength = 0;
    keys.push({ start, end, strength, isSecret: kind === 'secret' });
  }
  return keys;
}

const COPULA =
  /(?:[:=：「『【[(]|\b(?:is|are|est|es|ist|lautet|e|to|jest|ar|er|on|je|yra|ir|adalah|ialah|la|este|az|da|ni|ke|ay|is:)|היא|הוא|هو|هی|است|คือ|是|为|為|は|는|은)\s*["'*]*$/;

/** Whether nothing but a label in brackets (`[Site]`) or a verb (`Use`) stands before the candidate in its sentence. */
function isFirst(before: string): boolean {
  return (
    before.length < 80 &&
    !/[\p{L}\p{N}]/u.test(before.replace(/\[[^\]]*\]|\([^)]*\)|【[^】]*】|\buse\b|\benter\b/g, ''))
  );
}

function inSentence(
  candidate: Candidate,
  candidates: Candidate[],
  near: Hit<CodeWord>[],
  low: string,
  from: number,
): number {
  const leads = isFirst(low.slice(from, candidate.start));
  let best = 0;
  for (const key of keysOf(near, low)) {
    const isBefore = key.end <= candidate.start;
    const gap = (isBefore ? low.slice(key.end, candidate.start) : low.slice(candidate.end, key.start)).replace(
      /\([^)]{0,60}\)/g,
      ' ',
    );
    const hasOther = candidates.some(
      (other) =>
        other !== candidate &&
        other.shape !== 'letters' &&
        (isBefore
          ? other.start >= key.end && other.end <= candidate.start
          : other.start >= candidate.end && other.end <= key.start),
    );
    const words = gap.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
    let weight = words === 0 ? 1.5 : words === 1 ? 1.3 : words === 2 ? 1.1 : words <= 5 ? 0.85 : words <= 9 ? 0.6 : 0.3;
    if (isBefore) weight += COPULA.test(gap) ? 0.25 : words > 0 ? -0.15 : 0;
    if (!isBefore) weight += leads && !/[.,:;]/.test(gap) ? 0.3 : -0.3;
    if (hasOther) weight -= 0.5;
    if (key.isSecret && candidate.shape !== 'digits' && key.strength < 3) weight -= 0.7;
    best = Math.max(best, key.strength * weight);
  }
  const enter = near.findLast(
    ({ kind, end }) => kind === 'enter' && end <= candidate.start && candidate.start - end < 4,
  );
  if (enter && near.some(({ kind, start }) => kind === 'verify' && start > candidate.end)) best = Math.max(best, 3.5);
  return best;
}

/** For a candidate that has its line to itself: what the lines before and behind it, and the subject, say. */
function alone(at: number, around: Surroundings): number {
  const own = around.lines[at];
  let best = own?.big ? 1.5 : 0;
  for (const [offset, weight] of NEIGHBOURS) {
    const line = around.lines[at + offset];
    if (!line || line.part !== own?.part) continue;
    const words = around.wordsAt(at + offset);
    const last = words.at(-1)?.kind;
    if (offset === -1 && (last === 'not' || last === 'deal') && line.low.length < 40) return 0;
    for (const key of keysOf(words, line.low)) best = Math.max(best, key.strength * weight);
    const kinds = words.map(({ kind }) => kind);
    if (offset < 0 && kinds.includes('enter') && !kinds.includes('deal')) {
      best = Math.max(best, weight * (kinds.includes('verify') ? 3.2 : /[:：]$/.test(line.low) ? 2 : 1));
    }
  }
  if (own?.part !== 'subject') {
    for (const key of keysOf(around.wordsAt(0), around.lines[0]?.low ?? '')) best = Math.max(best, key.strength * 0.8);
  }
  return best;
}

const NEIGHBOURS = [
  [-1, 1.1],
  [-2, 0.8],
  [-3, 0.6],
  [1, 0.8],
  [2, 0.5],
] as const;

const UNWORDLY = /^[^AEIOU]+$|[BCDFGHJKLMNPQRSTVWXZ]{4}|Q[^U]|[JVWXZ]{2}|[^AEIOUR][JQXZ][^AEIOUH]/;

function shapeScore({ code, shape }: Candidate, raw: string, isAlone: boolean, isBig: boolean): number {
  const plain = code.replaceAll('-', '');
  const length = plain.length;
  if (shape === 'digits') {
    if (length === 4 && /^(?:19|20)\d\d$/.test(plain)) return -1.5;
    return length === 6 ? 1 : length > 8 ? -2 : 0.5;
  }
  const isUpper = plain === plain.toUpperCase();
  // `RFC7366`, `JPEG-2000`: a name and its number.
  if (/^[A-Z]{2,6}-?\d{3,4}$/.test(code)) return -1.2;
  if (shape === 'mixed') return isUpper ? 0 : -0.5;
  if (isUpper) return raw === raw.toUpperCase() && !isAlone ? -4 : UNWORDLY.test(plain) ? -0.5 : -1.5;
  return isAlone && isBig && plain === plain.toLowerCase() ? -1.5 : -6;
}

const PHONE = /\(\d{3}\) ?\d{3}|\b\d{3}[-.]\d{3}[-.]\d{4}|\+\d{1,3}[ -]?\d{2,4}[ -]\d{3}/;

/** What the rest of the mail adds: that something is being proved, runs out, is to be kept secret; or that it is about other things. */
function companyScore(at: number, around: Surroundings, raw: string): number {
  let score = 0;
  for (let line = at - 3; line <= at + 3; line++) {
    const words = around.wordsAt(line);
    if (words.some(({ kind }) => kind === 'verify')) score += 0.4;
    if (words.some(({ kind }) => kind === 'context')) score += 0.4;
  }
  score = Math.min(score, 1.6);
  if (around.wordsAt(0).some(({ kind }) => kind === 'verify' || kind === 'code' || kind === 'once')) score += 1;
  if (around.count('code') + around.count('once') > 1) score += 0.5;
  if (around.length < 250) score += 1.8;
  else if (around.length > 3000) score -= 1;
  if (around.count('meeting') > 1) score -= 4;
  for (let line = at - 2; line <= at + 2; line++) if (PHONE.test(around.lines[line]?.raw ?? '')) score -= 1;
  score -= Math.min(2.5, around.count('deal') * 0.4) + Math.min(4, around.count('work') * 0.6);
  if (/^(?:re|fwd?|aw|wg|sv|vs|tr|rv|odp|ynt|antw)[ :]/.test(around.lines[0]?.low ?? '')) score -= 2;
  if (/^[>|+-]|[{};]$|==|::|->|0x|\(\)/.test(raw)) score -= 3;
  return score;
}
