import { decodeHTML } from 'entities';
import { isBlock } from './html-tag.ts';

/**
 * The text before the code in a line that binds the code to a domain, usually the last of a mail: `@example.com #123456`. Brackets and
 * the like around it do not matter; an email address does not match. @see https://wicg.github.io/sms-one-time-codes/
 */
const BOUND = /(?<![\p{L}\p{N}._%+-])@\s?([^\s@#<>]{1,253})\s(?:@\s?[^\s@#<>]{1,253}\s)?#/gu;

/** The standard's form, from the `@` to the `#`; `LINE_START` then matches the text before the `@`. */
const STANDARD = /^@\S*[\p{L}\p{N}] (?:@\S+ )?#$/u;
const LINE_START = /(?:^|\n)[\p{Ps}\p{Pi}"*]?$/u;

const MOST_CHARS = 500_000;

/** The longest text that a code takes up, including the characters between its letters and digits. */
const CODE_CHARS = 200;

const TAG = /<[!/a-z][^<>]*>/gi;
const TAG_NAME = /[!a-z][\w-]*/i;
/** Only these are normalised: NFKC replaces some other characters by a whole sentence, so that the text would become longer. */
const FULL_WIDTH = /[\uff01-\uff5e]+/g;
const UNSEEN = /\p{Cf}/gu;

/** The approximate visible text: without tags, and with any white space as one line break if it contains one, else as one space. */
function plainLines(text: string): string {
  return decodeHTML(
    text.replace(/<!--[^<>]*-->/g, '').replace(TAG, (tag) => {
      const [name = ''] = TAG_NAME.exec(tag) ?? [];
      return isBlock(name.toLowerCase()) ? '\n' : '';
    }),
  )
    .replace(FULL_WIDTH, (wide) => wide.normalize('NFKC'))
    .replace(UNSEEN, '')
    .replace(/\s+/g, (blank) => (/[\n\r]/.test(blank) ? '\n' : ' '));
}

/** The host of a binding, in ASCII, without a port. @returns `none.invalid` if it is invalid: the code is bound, but to no known host */
function toHost(bound: string): string {
  return URL.parse(`https://${bound}`)?.hostname.replace(/\.$/, '') || 'none.invalid';
}

const isInCode = (character: string) => /[\p{L}\p{N}]/u.test(character);

/** Whether a text begins with a code, and no letter or digit follows directly. Other characters and case are ignored. */
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

/** A domain that a message binds its code to. */
export type BoundHost = {
  host: string;
  /**
   * The line has the standard's form. Other lines may be forged: if a mail begins with the name of its recipient, a stranger may have
   * entered the name `@evil.example #`, and the code follows.
   */
  isStandard: boolean;
};

/**
 * The domains that a message binds its code to.
 * @param code the code that was found in the message; case, and characters other than letters and digits, are ignored
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
