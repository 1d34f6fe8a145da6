import { isPublicName } from '../../site/host.ts';

/** More images than this are left out; the longest newsletters have fewer. */
export const MOST_IMAGES = 200;

/** Whether an image may be fetched for a mail: over https, from a host of the public web. */
export function isLoadable(url: string): boolean {
  const { protocol, hostname, port } = URL.parse(url) ?? {};
  return protocol === 'https:' && port === '' && hostname !== undefined && isPublicName(hostname);
}

/** The attributes of an image that tell a tracking pixel from a visible image. */
export interface ImageHints {
  url: string;
  /** As in the mail: `600`, `100%`, `1px`; absent if the mail gives none. */
  width?: string | undefined;
  height?: string | undefined;
  alt?: string | undefined;
  /** The whole `style` attribute. */
  style?: string | undefined;
}

const INVISIBLE_STYLE =
  /(display\s*:\s*none|visibility\s*:\s*hidden|opacity\s*:\s*0(?![.\d]*[1-9])|(?<![-\w])(max-)?(width|height)\s*:\s*[01](\.\d+)?(px)?\s*(!|;|$))/i;
/** Whole words in the paths of images that count opened mails: `/wf/open`, `/track/o/…`, `pixel.gif`. */
const COUNTER_WORDS =
  /(^|[/._-])(open|opens|opened|track|tracker|tracking|trk|pixel|px|beacon|impression|imp|webbug|wf|oo|o)(?=[/._?-]|$)/i;

/**
 * Whether an image is a tracking pixel: at most one pixel wide or high, hidden, or without size and alternative text at a URL like that of
 * a counter.
 */
export function isTracker({ url, width, height, alt, style }: ImageHints): boolean {
  if (isTiny(width) || isTiny(height) || INVISIBLE_STYLE.test(style ?? '')) return true;
  const hasSize = width !== undefined || height !== undefined || /(^|[;\s])(width|height)\s*:/i.test(style ?? '');
  return !hasSize && !alt?.trim() && COUNTER_WORDS.test(URL.parse(url)?.pathname ?? '');
}

/** One narrow side is enough: a spacer of 1 × 20 tells the sender as much as a pixel does. */
function isTiny(length: string | undefined): boolean {
  return length !== undefined && /^\s*[01](\.\d+)?(\s*px)?\s*$/i.test(length);
}

/** Whether a URL in a mail leads to another machine. */
export function isRemote(url: string): boolean {
  return /^(https?:)?[\\/]{2}/i.test(url.trim());
}

export function firstOfSet(srcset: string): string {
  return /[^\s,]\S*/.exec(srcset)?.[0].replace(/(?<!,),+$/, '') ?? '';
}

/**
 * The URL from which an image is loaded: over https, as most servers support it and the page forbids http, and without user name and
 * password. Only public hosts are allowed: a mail must not make the browser send requests to the user's own network.
 * @returns empty for an image that is never loaded
 */
export function loadableUrl(url: string): string {
  const secure = URL.parse(url.trim(), 'https://invalid');
  if (!secure || !isPublicName(secure.hostname)) return '';
  secure.protocol = 'https:';
  secure.username = '';
  secure.password = '';
  return secure.href;
}
