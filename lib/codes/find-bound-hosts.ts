/** The last line of a mail whose code is bound to a domain: `@example.com #123456`. @see https://wicg.github.io/sms-one-time-codes/ */
const BOUND = /(?<![^\s>])@([^\s@#<>]{1,253}) (?:@[^\s@#<>]{1,253} )?#([^\s<>#%]{1,64})(?![^\s<>])/gu;

/** Enough for any message with a code. */
const MOST_CHARS = 100_000;

/** What HTML writes for one space, and what may stand within a line without being seen: marks of its own, but for new lines. */
const SPACES = /&(?:nbsp|#160|#xa0|#32|#x20);|[^\S\r\n]/gi;
const INLINE_TAGS = /<\/?(?:b|strong|i|em|span|font|code|tt|u|a|wbr)(?:\s[^<>]{0,1000})?>/gi;

/** As it is seen, as far as such a line goes: one space between its words, whatever a mail program made of it. */
function plainLine(text: string): string {
  return text.replace(INLINE_TAGS, '').replace(SPACES, ' ').replace(/ {2,}/g, ' ');
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
