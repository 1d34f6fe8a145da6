// Letters, groups of letters (`abcd-efgh`), or some words (`wise-otter-lamp`), at the end of a line, alone or after a colon.
const SPELT =
  /(?:^|:)["'*_ ]*((?:[a-z]{3,10}-){2,3}\d{1,4}|(?:[a-z]{3,8}-){2,4}[a-z]{3,8}|([a-z]{3,5})-[a-z]{3,5}|[A-Za-z]{4,10})["'*_ ]*(?:\.["'*_ ]*)?$/;

/**
 * Finds a code of lower-case or mixed-case letters. As it looks like any word, it must be at the end of a line, alone or after a colon.
 */
function findSpelledOut(raw: string): Candidate | undefined {
  const match = SPELT.exec(raw);
  const [whole = '', code = '', group] = match ?? [];
  if (!match || !/[a-z]/.test(code) || /^[A-Z][a-z]+$/.test(code)) return undefined;
  if (group && code.length !== 2 * group.length + 1) return undefined;
  const start = match.index + whole.indexOf(code);
  return { code, start, end: start + code.length, shape: 'letters' };
}

/** A part of a line that has the shape of a code. */
export type Candidate = {
  /** As it would be typed: single characters and digit groups joined, hyphens kept. */
  code: string;
  /** Index in the line; `end` is the index after its last character. */
  start: number;
  end: number;
  /** Digits alone, letters alone, or both. */
  shape: 'digits' | 'letters' | 'mixed';
};

type Token = { text: string; start: number; end: number; shape: Candidate['shape'] | 'word' };
/** Tokens that belong together. */
type Group = {
  length: number;
  /** `-`: hyphens join them; `account`: the groups of an IBAN, which is no code. */
  joint: '' | '-' | 'account';
};

const ONE: Group = { length: 1, joint: '' };

/** The most characters of a code, hyphens and spaces not counted. */
const MAX_LENGTH = 10;
const IBAN = /^[A-Z]{2}\d\d$/;
// Directly before or after a candidate, these characters make it part of something else: a price, a path, a heading's number.
const BEFORE = '!#$€£¥₹₽₩₪₺฿₫₦@/\\&=%._~+|^<{';
const AFTER = '%€$£₹₽₩₪₺฿₫₦@/\\=_+°~#|^{';

export function findCandidates(raw: string): Candidate[] {
  const tokens = toTokens(raw);
  const found: Candidate[] = [];
  for (let at = 0; at < tokens.length; ) {
    const { length, joint } = groupAt(tokens, at, raw);
    const candidate = toCandidate(tokens, at, at + length - 1, joint, raw);
    if (candidate) found.push(candidate);
    at += length;
  }
  const spelledOut = found.length === 0 ? findSpelledOut(raw) : undefined;
  return spelledOut ? [spelledOut] : found;
}

/** The runs of ASCII letters and digits, without words that can't be a code or a part of one. */
function toTokens(raw: string): Token[] {
  return [...raw.matchAll(/[A-Za-z\d]+/g)].flatMap(({ 0: text, index: start }) => {
    const end = start + text.length;
    const isWord = !/\d/.test(text) && /[a-z]/.test(text);
    if (isWord && text.length > 1 && raw[end] !== '-' && raw[start - 1] !== '-') return [];
    const shape = isWord ? 'word' : /^\d+$/.test(text) ? 'digits' : /\d/.test(text) ? 'mixed' : 'letters';
    return [{ text, start, end, shape }];
  });
}

/** How many tokens from `at` on belong together: by hyphens, as single characters, or as groups of digits. */
function groupAt(tokens: Token[], at: number, raw: string): Group {
  const token = tokens[at];
  const next = tokens[at + 1];
  if (!token || next?.start !== token.end + 1) return ONE;
  if (raw[token.end] === '-') return { length: runLength(tokens, at, raw, '-', () => true), joint: '-' };
  if (raw[token.end] !== ' ') return ONE;
  const account = IBAN.test(token.text) ? runLength(tokens, at, raw, ' ', ({ text }) => text.length <= 4) : 0;
  if (account > 3) return { length: account, joint: 'account' };
  const singles = runLength(tokens, at, raw, ' ', ({ text }) => text.length === 1);
  if (singles > 3) return { length: spelledLength(tokens.slice(at, at + singles)), joint: '' };
  const digits = runLength(tokens, at, raw, ' ', ({ shape }) => shape === 'digits');
  return digits > 1 ? { length: digits, joint: '' } : ONE;
}

/** How many of the single characters belong together: lower-case letters only at the ends are words, such as "é" in `é 4 8 2 9`. */
function spelledLength(singles: Token[]): number {
  const areSmall = singles.map(({ shape }) => shape === 'word');
  const first = areSmall.indexOf(false);
  const last = areSmall.lastIndexOf(false);
  if (last - first < 3) return singles.length;
  return first > 0 ? 1 : last + 1;
}

function runLength(tokens: Token[], at: number, raw: string, joint: string, fits: (token: Token) => boolean): number {
  let length = 0;
  for (let last: Token | undefined; at + length < tokens.length; length++) {
    const token = tokens[at + length];
    if (!token || !fits(token)) break;
    if (last && (token.start - last.end !== 1 || raw[last.end] !== joint)) break;
    last = token;
  }
  return length;
}

function toCandidate(tokens: Token[], from: number, to: number, joint: string, raw: string): Candidate | undefined {
  if (joint === 'account') return undefined;
  let first = tokens[from];
  let last = tokens[to];
  if (!first || !last) return undefined;
  if (from === to && (first.text.length < 4 || first.text.length > MAX_LENGTH)) return undefined;
  const groupStart = first.start;
  const groupEnd = last.end;
  // A number with a suffix or prefix of the mail's language: `123456-os`, `123456-t`, `ngu-123456`.
  if (joint === '-' && to === from + 1) {
    if (/^[a-z]{1,5}$/.test(last.text) && /^\d{4,8}$/.test(first.text)) last = first;
    if (first.text === 'ngu') first = last;
  }
  if (first === last) return isFree(raw, groupStart, groupEnd, first.shape === 'digits') ? single(first) : undefined;
  const parts = tokens.slice(from, to + 1).map(({ text }) => text);
  const plain = parts.join('');
  if (plain.length < 4 || plain.length > MAX_LENGTH) return undefined;
  const isDigits = /^\d+$/.test(plain);
  if (!isGrouping(parts, joint, isDigits)) return undefined;
  if (!isFree(raw, groupStart, groupEnd, isDigits)) return undefined;
  const shape = isDigits ? 'digits' : /\d/.test(plain) ? 'mixed' : 'letters';
  if (shape === 'letters' && plain !== plain.toUpperCase()) return undefined;
  return { code: joint === '-' ? parts.join('-') : plain, start: first.start, end: last.end, shape };
}

/** A card or an account of which only the end is told: `XX1245`, `**** 1245`, `•1245`. */
const MASKED = /^[Xx]{2,}\d+$|^\d+[Xx]{2,}\d*$/;
const MASK_BEFORE = /(?:[*＊•●∙·‧…#_]{2}|XXX|xxx|[•●])[\s.-]{0,4}$/;

function single({ text, start, end, shape }: Token): Candidate | undefined {
  if (MASKED.test(text)) return undefined;
  const fits = shape !== 'word' && text.length >= 4 && text.length <= MAX_LENGTH;
  return fits ? { code: text, start, end, shape } : undefined;
}

function isGrouping(parts: string[], joint: string, isDigits: boolean): boolean {
  const sizes = parts.map((part) => part.length);
  if (sizes.every((size) => size === 1)) return true;
  if (joint === '') return isDigits && /^(?:22|33|44|55|222|333|323|2222|34|43)$/.test(sizes.join(''));
  if (parts.length > 4) return false;
  // `AB12-CD34`, `ABC-DEF`; `G-123456`. Words joined by a hyphen are no code.
  if (/^[A-Z]{1,3}$/.test(parts[0] ?? '') && parts.length === 2)
    return /^\d{4,8}$/.test(parts[1] ?? '') || /^[A-Z0-9]{3}$/.test(parts[1] ?? '');
  return sizes.every((size) => size >= 2 && size === sizes[0]);
}

function isFree(raw: string, start: number, end: number, isDigits: boolean): boolean {
  const isEmphasised = raw[end] === '*' || raw[end] === '_';
  if (isDigits && end - start < 6 && !isEmphasised && MASK_BEFORE.test(raw.slice(Math.max(0, start - 24), start)))
    return false;
  const before = raw[start - 1] ?? ' ';
  const after = raw[end] ?? ' ';
  const next = raw[end + 1] ?? ' ';
  if (isDomainBound(raw, start)) return true;
  if (BEFORE.includes(before) || AFTER.includes(after)) return false;
  if (",.:'-".includes(before) && isDigit(raw[start - 2])) return false;
  if (",.:'/-".includes(after) && isDigit(next)) return false;
  if ('.-'.includes(after) && /[A-Za-z]/.test(next)) return false;
  return after !== '(' || isDigits || raw[start + 1] === '-';
}

function isDigit(char = ''): boolean {
  return char >= '0' && char <= '9';
}

/** Whether the candidate at `start` is bound to a domain: `@example.com #123456`. */
export function isDomainBound(raw: string, start: number): boolean {
  return raw[start - 1] === '#' && /(?:^|\s)@[a-z0-9.-]{3,60} #$/i.test(raw.slice(Math.max(0, start - 64), start));
}
