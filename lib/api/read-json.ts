import { parseJson } from '../storage/schema.ts';

const ESCAPED = '"\\/bfnrtu';
const HEX = /^[\da-f]{2}$/i;

/** Numbers of JavaScript and Python that JSON lacks, and commas before the end of a list. */
const NOT_OF_JSON = /-?\b(?:NaN|Infinity)\b|\bundefined\b|,(?=\s*[\]}])/g;

/** Ids of a database may have more digits than a JavaScript number. */
const LARGE_NUMBER_ID = /("id"\s*:\s*)(\d{16,})/g;

/** The text of a string literal, as JSON writes it. @param literal with its quotes */
function mendString(literal: string): string {
  // Most strings have nothing to mend.
  if (!/[\\\p{Cc}]/u.test(literal)) return literal;
  return literal.replace(/\\(?:x(..)|(.))|\p{Cc}/gsu, (found, hex?: string, escaped?: string) => {
    if (hex !== undefined) return HEX.test(hex) ? `\\u00${hex}` : `x${hex}`;
    if (escaped !== undefined && ESCAPED.includes(escaped)) return found;
    return JSON.stringify(escaped ?? found).slice(1, -1);
  });
}

/**
 * JSON as sloppy services write it: control characters in strings, `\x41` and `\'`, `NaN`, `Infinity`, a comma after the last element.
 */
function mend(text: string): string {
  let mended = '';
  for (let at = 0; at < text.length; ) {
    const quote = text.indexOf('"', at);
    const end = quote < 0 ? text.length : quote;
    mended += text.slice(at, end).replace(NOT_OF_JSON, (found) => (found === ',' ? '' : 'null'));
    if (quote < 0) break;
    let close = quote + 1;
    while (close < text.length && text[close] !== '"') close += text[close] === '\\' ? 2 : 1;
    mended += mendString(text.slice(quote, close + 1));
    at = close + 1;
  }
  return mended;
}

/** Without the comment that a cache has written after the JSON. */
function withoutComment(text: string): string {
  const trimmed = text.trim();
  return trimmed.endsWith('-->') ? trimmed.slice(0, Math.max(0, trimmed.lastIndexOf('<!--'))) : trimmed;
}

/** The first list or object. PHP, caches and guards against scripts write a notice, a comment or `)]}'` before it. */
const START = /[[{](?=\s*["[{\]}])/;

/**
 * Parses JSON; what is none is read once more as sloppy services write it. No missing part is made up: half a response stays unreadable.
 * The time grows with the length alone.
 * @throws SyntaxError where no list or object can be read
 */
export function readJson(text: string): unknown {
  const exact = text.trim().replace(LARGE_NUMBER_ID, '$1"$2"');
  try {
    return JSON.parse(exact);
  } catch (error) {
    const rest = withoutComment(exact);
    // Never a later one: in half a response it would be a part of the list.
    const json = rest.slice(Math.max(0, rest.search(START)));
    const found = parseJson(json) ?? parseJson(mend(json));
    if (found === undefined) throw error;
    return found;
  }
}
