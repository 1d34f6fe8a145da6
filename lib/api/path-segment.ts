import { decodeOrKeep } from '../site/host.ts';

/** What ends a segment, or is dropped by those who parse URLs: slashes, tabs, line ends and other control characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const ENDS_SEGMENT = /[\0-\x1f\x7f-\x9f/\\]/;

/** What was encoded more often than this is not what anybody calls a message. */
const MAX_ENCODED = 3;

/**
 * Whether a text, percent-encoded, is one segment of a path, and stays that segment: for those who parse the URL, and for proxies and
 * services that decode it once more than they should. `.` and `..` name other paths than the one that was meant.
 * @see https://url.spec.whatwg.org/#double-dot-path-segment
 */
export function isPathSegment(text: string): boolean {
  if (text === '' || !text.isWellFormed()) return false;
  let segment = text;
  for (let times = 0; times <= MAX_ENCODED; times++) {
    if (segment === '.' || segment === '..' || ENDS_SEGMENT.test(segment)) return false;
    const decoded = decodeOrKeep(segment);
    if (decoded === segment) return true;
    segment = decoded;
  }
  return false;
}
