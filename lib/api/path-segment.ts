import { decodeOrKeep } from '../site/host.ts';

/** Characters that end a segment, or that URL parsers drop: slashes, tabs, line ends and other control characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const ENDS_SEGMENT = /[\0-\x1f\x7f-\x9f/\\]/;

/** A text that is percent-encoded more often than this is no id of a message. */
const MAX_ENCODED = 3;

/**
 * Whether a text, percent-encoded, is exactly one segment of a path and stays so: for URL parsers, and for proxies and services that decode
 * it once more than they should. `.` and `..` are rejected because they lead to other paths.
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
