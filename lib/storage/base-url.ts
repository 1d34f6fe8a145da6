/** Labels of letters, digits, hyphens and underscores; an IPv4 address is such a name too. */
const HOST_NAME = /^(?=.{1,253}$)[a-z\d_](?:[a-z\d_-]{0,61}[a-z\d_])?(?:\.[a-z\d_](?:[a-z\d_-]{0,61}[a-z\d_])?)*$/;

/** No machine: "any of this one's". */
const NO_MACHINE = ['[::]', '0.0.0.0'];

/** Segments of plain characters: what a service's URL is put before must stay where it is. */
const PATH = /^(?:\/[\w.~-]+)*\/*$/;

/** What a user typed as a URL; without a protocol it is taken for `https:`. */
function parseTyped(typed: string): URL | null {
  const text = typed.trim();
  return URL.parse(/^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`);
}

/**
 * What is wrong with a service's URL as a user typed it: nothing is there; it is not the address of one machine on the web, as a name
 * with `*` would be, which browsers take for all; it names a user; it is not encrypted, and not on this machine.
 * @returns undefined for one that can be used
 */
export function findBaseUrlMistake(typed: string): 'empty' | 'not-web' | 'user' | 'not-secure' | undefined {
  if (typed.trim() === '') return 'empty';
  const url = parseTyped(typed);
  if (!url?.hostname || NO_MACHINE.includes(url.hostname)) return 'not-web';
  const isIpv6 = /^\[[\da-f:.]+\]$/.test(url.hostname);
  if (!(isIpv6 || HOST_NAME.test(url.hostname)) || !PATH.test(url.pathname)) return 'not-web';
  if (url.username || url.password) return 'user';
  const isLoopback = url.hostname === 'localhost' || url.hostname === '[::1]' || /^127(\.\d+){3}$/.test(url.hostname);
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLoopback)) return 'not-secure';
  return undefined;
}

/**
 * The service's URL as a user typed it, made regular: without spaces around, query, hash and trailing slashes.
 * @returns undefined where `findBaseUrlMistake` finds one
 */
export function parseBaseUrl(typed: string): string | undefined {
  const url = findBaseUrlMistake(typed) === undefined && parseTyped(typed);
  return url ? url.origin + url.pathname.replace(/(?<!\/)\/+$/, '') : undefined;
}
