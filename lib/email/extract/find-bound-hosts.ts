import { decodeHTML } from 'entities';

/**
 * What stands before the code in the last line of a mail that binds it to a domain: `@example.com #123456`. What stands around it, such as
 * a bracket, does not matter; an email address is none. @see https://wicg.github.io/sms-one-time-codes/
 */
const BOUND = /(?<![\p{L}\p{N}._%+-])@\s?([^\s@#<>]{1,253})\s(?:@\s?[^\s@#<>]{1,253}\s)?#/gu;

/** As the standard writes it, at the start of a line, from the `@` to the `#`. */
const STANDARD = /^@\S*[\p{L}\p{N}] (?:@\S+ )?#$/u;
const LINE_START = /(?:^|\n)[\p{Ps}\p{Pi}"*]?$/u;

const MOST_CHARS = 500_000;

/** No code is written with more, whatever stands between its characters. */
const CODE_CHARS = 200;

/** Within a line, and without being seen. Every other tag, such as one that ends a line or a table cell, is a blank. */
const INLINE_TAG =
  /<\/?(?:b|strong|i|em|span|font|code|tt|u|a|wbr|mark|bdi|bdo|small|big|label|kbd|samp|ins)(?:\s[^<>]*)?>/gi;
const TAG = /<[!/a-z][^<>]*>/gi;
/** What is to be looked through is not made longer: some of them stand for a sentence. */
const FULL_WIDTH = /[\uff01-\uff5e]+/g;
const UNSEEN = /\p{Cf}/gu;

/** As it is seen, as far as such lines go: one space between words, or one line break, whatever a mail program made of them. */
function plainLines(text: string): string {
  return decodeHTML(
    text
      .replace(/<!--[^<>]*-->/g, '')
      .replace(INLINE_TAG, '')
      .replace(TAG, '\n'),
  )
    .replace(FULL_WIDTH, (wide) => wide.normalize('NFKC'))
    .replace(UNSEEN, '')
    .replace(/\s+/g, (blank) => (/[\n\r]/.test(blank) ? '\n' : ' '));
}

/** In ASCII, without a port. @returns a name that no host has, for what is none: it is bound, and to nothing that we know */
function toHost(bound: string): string {
  return URL.parse(`https://${bound}`)?.hostname.replace(/\.$/, '') || 'none.invalid';
}

const isInCode = (character: string) => /[\p{L}\p{N}]/u.test(character);

/** Whether a text begins with a code and goes on with another word, if at all, whatever stands between the characters of the code. */
function startsWithCode(text: string, code: string): boolean {
  const wanted = [...code.toLowerCase()].filter(isInCode);
  let matched = 0;
  for (const character of text.toLowerCase()) {
    if (matched === wanted.length) return !isInCode(character);
    if (!isInCode(character)) continue;
    if (character !== wanted[matched]) return false;
    matched += 1;
  }
  return matched === wanted.length;
}

/**
 * A domain that a message binds its code to.
 * @property isStandard the line is as the standard writes it. Any other may have come about by chance: a mail that begins with the name
 *   of its reader, which is `@evil.example #`, and goes on with the code
 */
export type BoundHost = { host: string; isStandard: boolean };

/**
 * The domains that a message binds its code to.
 * @param code as it was found in it; what is no letter and no digit does not matter, nor does case
 */
export function findBoundHosts(texts: (string | undefined)[], code: string): BoundHost[] {
  const found = new Map<string, boolean>();
  for (const text of texts) {
    const lines = plainLines((text ?? '').slice(-MOST_CHARS));
    for (const { 0: match, 1: written = '', index } of lines.matchAll(BOUND)) {
      const from = index + match.length;
      if (!startsWithCode(lines.slice(from, from + CODE_CHARS), code)) continue;
      const host = toHost(written);
      const isStandard =
        STANDARD.test(match) &&
        isInCode(lines[from] ?? '') &&
        LINE_START.test(lines.slice(Math.max(0, index - 2), index));
      found.set(host, isStandard || found.get(host) === true);
    }
  }
  return [...found].map(([host, isStandard]) => ({ host, isStandard }));
}
