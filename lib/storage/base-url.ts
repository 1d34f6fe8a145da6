/** A host name: labels of letters, digits, hyphens and underscores. An IPv4 address matches too. */
const HOST_NAME = /^(?=.{1,253}$)[a-z\d_](?:[a-z\d_-]{0,61}[a-z\d_])?(?:\.[a-z\d_](?:[a-z\d_-]{0,61}[a-z\d_])?)*$/;

/** These addresses mean "any address of this machine", not a particular machine. */
const NO_MACHINE = ['[::]', '0.0.0.0'];

/** Segments of plain characters, so that the paths that are appended to a service's URL stay below it. */
const PATH = /^(?:\/[\w.~-]+)*\/*$/;

/** Parses a URL as the user typed it; without a protocol, `https:` is assumed. */
function parseTyped(typed: string): URL | null {
  const text = typed.trim();
  return URL.parse(/^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`);
}

/** Whether a URL is of this machine. */
export const isLoopback = ({ hostname }: URL): boolean =>
  hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname);

/**
 * What is wrong with a service's URL as the user typed it: `empty`; `invalid`: it is not the URL of one host, for example because of a `*`,
 * which browsers would take for all hosts, its path has unusual characters, or it is one word without a protocol; `user`: it contains a user name or password; `not-secure`: it is not encrypted, and not on this
 * machine.
 * @returns undefined if the URL can be used
 */
export function findBaseUrlMistake(typed: string): 'empty' | 'invalid' | 'user' | 'not-secure' | undefined {
  if (typed.trim() === '') return 'empty';
  const url = parseTyped(typed);
  if (!url?.hostname || NO_MACHINE.includes(url.hostname)) return 'invalid';
  const isIpv6 = /^\[[\da-f:.]+\]$/.test(url.hostname);
  if (!(isIpv6 || HOST_NAME.test(url.hostname)) || !PATH.test(url.pathname)) return 'invalid';
  if (url.username || url.password) return 'user';
  const isTyped = typed.includes('://');
  if (!isTyped && /^[a-z_-]+$/.test(url.hostname) && url.hostname !== 'localhost') return 'invalid';
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLoopback(url))) return 'not-secure';
  return undefined;
}

/**
 * The normalised form of a service's URL as the user typed it: without surrounding spaces, query, hash and trailing slashes.
 * @returns undefined if `findBaseUrlMistake` finds a mistake
 */
export function parseBaseUrl(typed: string): string | undefined {
  const url = findBaseUrlMistake(typed) === undefined && parseTyped(typed);
  return url ? url.origin + url.pathname.replace(/(?<!\/)\/+$/, '') : undefined;
}
