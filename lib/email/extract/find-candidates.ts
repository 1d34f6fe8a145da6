// Letters, groups of letters (`abcd-efgh`), or some words (`wise-otter-lamp`), at the end of a line, alone or after a colon.
const SPELT =
  /(?:^|:)["'*_ ]*((?:[a-z]{3,10}-){2,3}\d{1,4}|(?:[a-z]{3,8}-){2,4}[a-z]{3,8}|([a-z]{3,5})-[a-z]{3,5}|[A-Za-z]{4,10})["'*_ ]*(?:\.["'*_ ]*)?$/;

/** Finds a code of lower-case or mixed-case letters. As it looks like any word, it must be at the end of a line, alone or after a colon. */
function findSpelledOut(raw: string): Candidate | undefined {
  const [, code = '', group] = SPELT.exec(raw) ?? [];
  if (!/[a-z]/.test(code) || /^[A-Z][a-z]+$/.test(code)) return undefined;
  if (group && code.length !== 2 * group.length + 1) return undefined;
  const start = raw.lastIndexOf(code);
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

/** The most characters of a code, hyphens and spaces not counted. */
const MAX_LENGTH = 10;
// What belongs together: an IBAN, single characters, groups of digits; else a word or a number with all that hyphens join to it.
const RUNS =
  /[A-Z]{2}\d\d(?: [A-Za-z\d]{1,4}(?![A-Za-z\d])){3,40}|[A-Za-z\d](?: [A-Za-z\d](?![A-Za-z\d])){3,40}|\d{1,20}(?: \d{1,20}(?![A-Za-z\d])){1,40}|[A-Za-z\d]+(?:-[A-Za-z\d]+)*/g;
// Lower-case letters at the ends of single characters are words, such as "é" in `é 4 8 2 9`.
const SPELLED = /^(?:[a-z] )*([A-Z\d] (?:[A-Za-z\d] ){2,}[A-Z\d])(?: [a-z])*$/;
// A number with a suffix or prefix of the mail's language: `123456-os`, `123456-t`, `ngu-123456`; or with a word that
// belongs to it no more, where spaces and line ends were lost: `is123456`, `123456If`.
const AFFIXED = /^(?:ngu-|is|ist|est|lautet)?(\d{4,8})(?:-[a-z]{1,5}|[A-Z][a-z]+)?$/;
// `G-123456`.
const PREFIXED = /^[A-Z]{1,3}-\d{4,8}$/;
// A card or an account of which only the end is told: `XX1245`, `**** 1245`, `•1245`.
const MASKED = /^[Xx]{2,}\d+$|^\d+[Xx]{2,}\d*$/;
const MASK_BEFORE = /(?:[*＊•●∙·‧…#_]{2}|XXX|xxx|[•●])[\s.-]{0,4}$/;
// Directly before or after a candidate, these characters make it part of something else: a price, a path, a heading's number.
const BEFORE = '!#$€£¥₹₽₩₪₺฿₫₦@/\\&=%._~+|^<{';
const AFTER = '%€$£₹₽₩₪₺฿₫₦@/\\=_+°~#|^{';

// Marks that people set around what is to be copied.
const PAIRS = ['<>', '~~', '^^', '||', '++', '{}'];

// `OTP=482913`, at the beginning or behind a label: elsewhere it is a program's.
const ASSIGNED = /(?:^|[:：>] )\p{L}{2,12}=$/u;

export function findCandidates(raw: string): Candidate[] {
  const found = [...raw.matchAll(RUNS)].flatMap(({ 0: run, index }) => toCandidate(run, index, raw) ?? []);
  const spelledOut = found.length === 0 ? findSpelledOut(raw) : undefined;
  return spelledOut ? [spelledOut] : found;
}

function toCandidate(run: string, at: number, raw: string): Candidate | undefined {
  const text = AFFIXED.exec(run)?.[1] ?? SPELLED.exec(run)?.[1] ?? run;
  const parts = text.split(/[- ]/);
  const plain = parts.join('');
  if (plain.length < 4 || plain.length > MAX_LENGTH || MASKED.test(plain)) return undefined;
  const shape = /^\d+$/.test(plain) ? 'digits' : /\d/.test(plain) ? 'mixed' : 'letters';
  if (shape === 'letters' && /[a-z]/.test(plain)) return undefined;
  if (!isGrouping(text, parts)) return undefined;
  if (!isFree(raw, at, at + run.length, shape === 'digits')) return undefined;
  const start = at + run.indexOf(text);
  return { code: text.replaceAll(' ', ''), start, end: start + text.length, shape };
}

function isGrouping(text: string, parts: string[]): boolean {
  const sizes = parts.map(({ length }) => length);
  if (sizes.every((size) => size === 1) || PREFIXED.test(text)) return true;
  // `AB12-CD34`, `ABC-DEF`, `123 456`. Five groups are a phone number.
  return parts.length < 5 && sizes.every((size) => size === sizes[0]);
}

function isFree(raw: string, start: number, end: number, isDigits: boolean): boolean {
  if (end - start < 6 && raw[end] !== '*' && MASK_BEFORE.test(raw.slice(Math.max(0, start - 24), start))) return false;
  const before = raw[start - 1] ?? ' ';
  const after = raw[end] ?? ' ';
  const next = raw[end + 1] ?? ' ';
  if (isDomainBound(raw, start) || PAIRS.includes(before + after)) return true;
  if (ASSIGNED.test(raw.slice(Math.max(0, start - 40), start)) && !AFTER.includes(after)) return true;
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
  return /(?:^|\s)@[a-z0-9.-]{3,60} #$/i.test(raw.slice(Math.max(0, start - 64), start));
}
