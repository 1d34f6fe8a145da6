import { decodeEntities } from './html-tag.ts';

/**
 * The last line of a mail whose code is bound to a domain: `@example.com #123456`. What stands around it, such as a bracket, does not
 * matter; an email address is none. @see https://wicg.github.io/sms-one-time-codes/
 */
const BOUND = /(?<![\p{L}\p{N}._%+-])@([^\s@#<>]{1,253}) (?:@[^\s@#<>]{1,253} )?#([^\s<>#%]{1,64})(?![^\s<>])/gu;

/** Enough for any message with a code. */
const MOST_CHARS = 500_000;

/** What may stand within a line without being seen: blanks of other kinds, marks of HTML but for new lines, marks of Unicode. */
const SPACES = /[^\S\r\n]+/g;
const INLINE_TAGS =
  /<\/?(?:b|strong|i|em|span|font|code|tt|u|a|wbr|mark|bdi|bdo|small|big|label|kbd|samp|ins)(?:\s[^<>]{0,1000})?>/gi;
const COMMENTS = /<!--[^<>]{0,1000}-->/g;
/** What is to be looked through is not made longer: some signs stand for a sentence. */
const FULL_WIDTH = /[\uff01-\uff5e]+/g;
const UNSEEN = /\p{Cf}/gu;

/** As it is seen, as far as such a line goes: one space between its words, whatever a mail program made of it. */
function plainLine(text: string): string {
  const said = decodeEntities(text.replace(COMMENTS, '').replace(INLINE_TAGS, ''));
  return said
    .replace(FULL_WIDTH, (wide) => wide.normalize('NFKC'))
    .replace(UNSEEN, '')
    .replace(SPACES, ' ');
}

/** In ASCII, without a port. @returns a name that no host has, for what is none: it is bound, and to nothing that we know */
function toHost(bound: string): string {
  return URL.parse(`https://${bound}`)?.hostname.replace(/\.$/, '') || 'none.invalid';
}

/**
 * The domains that a message binds its code to.
 * @param texts its text, and its HTML as it came
 * @param code as it was found in it; hyphens and case do not matter
 * @returns in ASCII, empty for a code that is bound to none
 */
export function findBoundHosts(texts: (string | undefined)[], code: string): string[] {
  const plain = (one: string) => one.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();
  const wanted = plain(code);
  return texts.flatMap((text = '') =>
    [...plainLine(text.slice(-MOST_CHARS)).matchAll(BOUND)].flatMap(([, host = '', bound = '']) =>
      plain(bound) === wanted ? [toHost(host)] : [],
    ),
  );
}

/** Whether a code may go to a host: to any, unless it is bound; then to that domain, and what is below it. */
export function mayGoTo(boundHosts: string[], host: string | undefined): boolean {
  return boundHosts.every((bound) => host === bound || host?.endsWith(`.${bound}`) === true);
}
