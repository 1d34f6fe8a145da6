import { decodeHTML } from 'entities';

/**
 * What stands before the code in the last line of a mail that binds it to a domain: `@example.com #123456`. What stands around it, such as
 * a bracket, does not matter; an email address is none. @see https://wicg.github.io/sms-one-time-codes/
 */
const BOUND = /(?<![\p{L}\p{N}._%+-])@ ?([^\s@#<>]{1,253}) (?:@ ?[^\s@#<>]{1,253} )?#/gu;

/** Enough for any message with a code. */
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

/** As it is seen, as far as such a line goes: one space between its words, whatever a mail program made of it. */
function plainLine(text: string): string {
  return decodeHTML(
    text
      .replace(/<!--[^<>]*-->/g, '')
      .replace(INLINE_TAG, '')
      .replace(TAG, ' '),
  )
    .replace(FULL_WIDTH, (wide) => wide.normalize('NFKC'))
    .replace(UNSEEN, '')
    .replace(/\s+/g, ' ');
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
 * The domains that a message binds its code to.
 * @param texts its text, and its HTML as it came
 * @param code as it was found in it; what is no letter and no digit does not matter, nor does case
 * @returns in ASCII, each once; empty for a code that is bound to none
 */
export function findBoundHosts(texts: (string | undefined)[], code: string): string[] {
  const found = texts.flatMap((text = '') => {
    const line = plainLine(text.slice(-MOST_CHARS));
    return [...line.matchAll(BOUND)].flatMap(({ 0: match, 1: host = '', index }) => {
      const from = index + match.length;
      return startsWithCode(line.slice(from, from + CODE_CHARS), code) ? [toHost(host)] : [];
    });
  });
  return [...new Set(found)];
}
