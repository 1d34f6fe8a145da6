/** The last line of a mail whose code is bound to a domain: `@example.com #123456`. @see https://wicg.github.io/sms-one-time-codes/ */
const BOUND = /@([a-z\d][a-z\d.-]{0,252}) (?:@[a-z\d.-]{1,253} )?#([^\s<>#%]{1,64})(?![^\s<>])/gi;

/** Enough for any message with a code. */
const MOST_CHARS = 100_000;

/**
 * The domains that a message binds its code to.
 * @param texts its text, and its HTML as it came
 * @param code as it was found in it; hyphens and case do not matter
 * @returns lower-cased, empty for a code that is bound to none
 */
export function findBoundHosts(texts: (string | undefined)[], code: string): string[] {
  const plain = (one: string) => one.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();
  const wanted = plain(code);
  return texts.flatMap((text = '') =>
    [...text.slice(-MOST_CHARS).matchAll(BOUND)].flatMap(([, host = '', bound = '']) =>
      plain(bound) === wanted ? [host.toLowerCase().replace(/\.$/, '')] : [],
    ),
  );
}

/** Whether a code may go to a host: to any, unless it is bound; then to that domain, and what is below it. */
export function mayGoTo(boundHosts: string[], host: string | undefined): boolean {
  return boundHosts.every((bound) => host === bound || host?.endsWith(`.${bound}`) === true);
}
