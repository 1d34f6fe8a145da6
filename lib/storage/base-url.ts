/** A host name: labels of letters, digits, hyphens and underscores. An IPv4 address matches too. */
const HOST_NAME = /^(?=.{1,253}$)[a-z\d_](?:[a-z\d_-]{0,61}[a-z\d_])?(?:\.[a-z\d_](?:[a-z\d_-]{0,61}[a-z\d_])?)*$/;

/** These addresses mean "any address of this machine", not a particular machine. */
const NO_MACHINE = ['[::]', '0.0.0.0'];

/** Segments of plain characters, so that the paths that are appended to a service's URL stay below it. */
const PATH = /^(?:\/[\w.~-]+)*\/*$/;

/** What follows `/v1` in the paths of the API: people paste these with the URL of the service. */
const ENDPOINTS = ['domains', 'emails', 'messages', 'attachments', 'rate_limit', 'openapi.yaml'];

/** What stands before the API's own path, without slashes at its end. */
function withoutApiPath(pathname: string): string {
  const segments = pathname.replace(/(?<!\/)\/+$/, '').split('/');
  const isOfApi = (segment: string, at: number) => {
    const next = segments.slice(at).find((one) => one !== 'v1' && one !== '');
    return segment === 'v1' && (next === undefined || ENDPOINTS.includes(next));
  };
  const at = segments.findIndex(isOfApi);
  return (at < 0 ? segments : segments.slice(0, at)).join('/');
}

/** Ports to which browsers send nothing. @see https://fetch.spec.whatwg.org/#port-blocking */
const BLOCKED_PORTS = [
  0, 1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102, 103, 104, 109, 110,
  111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465, 512, 513, 514, 515, 526, 530, 531, 532,
  540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993, 995, 1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061,
  6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
];

/** Characters without a glyph that come along when a URL or a key is copied. */
export const INVISIBLE = /[\p{Cf}\p{Zl}\p{Zp}]/gu;

/** The first URL of a text, in a word that has no path before it: `BASE_URL="https://…`. Quotation marks, and `]` except of an IPv6 address, end it. */
const COPIED = /(?:^|\s)(?:[^\s/?#]*[^\s\w/?#.-])?(https?:\/\/(?:\[[\da-f:.]+\])?[^\s"'`<>\]]*)/i;
const OPENING = /^["'`<“„«‘「]+/;
const CLOSING = [...'"\'`>)}”“»’」.,;:!|', '**'];

/** Without the query, and what closes a quotation or a sentence. */
function withoutClosing(copied: string): string {
  let [url = ''] = copied.split(/[?#]/, 1);
  for (let end: string | undefined = ''; end !== undefined; end = CLOSING.find((one) => url.endsWith(one)))
    url = url.slice(0, url.length - end.length);
  return url;
}

/** A URL in a URL: the outer one is of a redirector, such as a mail filter's, which must not get the key. */
const WRAPPED = /[=/_]https?(?::|[%-]3a)/i;

/** Parses a URL as the user typed it, or copied it with what is around it; without a protocol, `https:` is assumed. */
function parseTyped(typed: string): URL | null {
  const text = typed.replace(INVISIBLE, '').trim();
  const [, copied = text.replace(OPENING, '')] = COPIED.exec(text) ?? [];
  const url = withoutClosing(copied);
  if (WRAPPED.test(copied)) return null;
  return URL.parse(/^[a-z][a-z\d+.-]*:\/\//i.test(url) ? url : `https://${url}`);
}

/** Whether a URL is of this machine. */
export const isLoopback = ({ hostname }: URL): boolean =>
  hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname);

/**
 * What is wrong with a service's URL as the user typed it: `empty`; `invalid`: it is not the URL of one host, for example because of a `*`,
 * which browsers would take for all hosts, its path has unusual characters, or it is one word without a protocol; `user`: it contains a user name or password; `not-secure`: it is not encrypted, and not on this
 * machine; `blocked-port`: browsers send nothing to its port.
 * @returns undefined if the URL can be used
 */
export function findBaseUrlMistake(
  typed: string,
): 'empty' | 'invalid' | 'user' | 'not-secure' | 'blocked-port' | undefined {
  if (typed.trim() === '') return 'empty';
  const url = parseTyped(typed);
  if (!url?.hostname || NO_MACHINE.includes(url.hostname)) return 'invalid';
  const isIpv6 = /^\[[\da-f:.]+\]$/.test(url.hostname);
  if (!(isIpv6 || HOST_NAME.test(url.hostname)) || !PATH.test(withoutApiPath(url.pathname))) return 'invalid';
  if (url.username || url.password) return 'user';
  const isTyped = typed.includes('://');
  if (!isTyped && /^[a-z_-]+$/.test(url.hostname) && url.hostname !== 'localhost') return 'invalid';
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLoopback(url))) return 'not-secure';
  if (url.port !== '' && BLOCKED_PORTS.includes(Number(url.port))) return 'blocked-port';
  return undefined;
}

const normalise = ({ origin, pathname }: URL): string => origin + pathname.replace(/(?<!\/)\/+$/, '');

/** Whether a text is a service's URL in its normalised form. */
export function isBaseUrl(text: string): boolean {
  const url = findBaseUrlMistake(text) === undefined && parseTyped(text);
  return url !== false && url !== null && normalise(url) === text;
}

/**
 * The normalised form of a service's URL as the user typed it: without surrounding spaces, query, hash, trailing slashes, and the API's own path.
 * @returns undefined if `findBaseUrlMistake` finds a mistake
 */
export function parseBaseUrl(typed: string): string | undefined {
  const url = findBaseUrlMistake(typed) === undefined && parseTyped(typed);
  return url ? url.origin + withoutApiPath(url.pathname) : undefined;
}
