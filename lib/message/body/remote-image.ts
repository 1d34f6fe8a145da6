/** What tells a tracking pixel from a picture, as far as the mail itself says. */
export interface ImageSigns {
  url: string;
  /** As in the mail: `600`, `100%`, `1px`; absent when it gives none. */
  width?: string | undefined;
  height?: string | undefined;
  alt?: string | undefined;
  /** The whole `style` attribute. */
  style?: string | undefined;
}

const INVISIBLE_STYLE =
  /(display\s*:\s*none|visibility\s*:\s*hidden|opacity\s*:\s*0(?![.\d]*[1-9])|(?<![-\w])(max-)?(width|height)\s*:\s*[01](\.\d+)?(px)?\s*(!|;|$))/i;
/** Words that senders' counters have in their paths, as whole words: `/wf/open`, `/track/o/…`, `pixel.gif`. */
const COUNTER_WORDS =
  /(^|[/._-])(open|opens|opened|track|tracker|tracking|trk|pixel|px|beacon|impression|imp|webbug|wf|oo|o)(?=[/._?-]|$)/i;

/**
 * A picture that nobody is meant to see: one point large, hidden, or without size and text and from an address of the
 * shape that counters have.
 */
export function isTracker({ url, width, height, alt, style }: ImageSigns): boolean {
  if (isTiny(width) || isTiny(height) || INVISIBLE_STYLE.test(style ?? '')) return true;
  const hasSize = width !== undefined || height !== undefined || /(^|[;\s])(width|height)\s*:/i.test(style ?? '');
  return !hasSize && !alt?.trim() && COUNTER_WORDS.test(URL.parse(url)?.pathname ?? '');
}

/** A spacer of 1 × 20 is fetched from the sender all the same, and is missed by nobody. */
function isTiny(length: string | undefined): boolean {
  return length !== undefined && /^\s*[01](\.\d+)?\s*(px)?\s*$/i.test(length);
}
