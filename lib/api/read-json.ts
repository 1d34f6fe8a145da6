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
 * @returns also what follows the first value
 */
function mend(text: string): { mended: string; rest: string } {
  let [mended, depth, at] = ['', 0, 0];
  while (at < text.length) {
    const quote = text.indexOf('"', at);
    const part = text.slice(at, quote < 0 ? text.length : quote);
    const last = part.matchAll(/[[\]{}]/g).find(({ 0: bracket }) => {
      depth += '[{'.includes(bracket) ? 1 : -1;
      return depth === 0;
    });
    const end = last && last.index + 1;
    mended += part.slice(0, end).replace(NOT_OF_JSON, (found) => (found === ',' ? '' : 'null'));
    if (end !== undefined) return { mended, rest: text.slice(at + end) };
    if (quote < 0) break;
    let close = quote + 1;
    while (close < text.length && text[close] !== '"') close += text[close] === '\\' ? 2 : 1;
    mended += mendString(text.slice(quote, close + 1));
    at = close + 1;
  }
  return { mended, rest: '' };
}

/** What may follow a whole value: the end of a call or a comment, a comment of a cache, the `0` of WordPress. */
const END = /^(?:|;|\)|\);|0|\*\/|<!--.*-->)$/s;
/** PHP and frameworks write notices and their tools after a value that begins the text. */
const MARKUP = /^<(?:br|b|div|link|script|style|table)\b/i;

/** The first list or object. PHP, caches and guards against scripts write a notice, a comment or `)]}'` before it. */
const START = /[[{](?=\s*["[{\]}])/;

/**
 * Parses JSON; what is none is read once more as sloppy services write it. No missing part is made up: half a response stays unreadable.
 * The time grows with the length alone.
 * @throws SyntaxError where no list or object can be read
 */
export function readJson(text: string): unknown {
  const exact = text.trim().replace(LARGE_NUMBER_ID, '$1"$2"');
  let read: unknown;
  try {
    read = JSON.parse(exact);
  } catch (error) {
    // Never a later one: in half a response it would be a part of the list.
    const start = Math.max(0, exact.search(START));
    const { mended, ...after } = mend(exact.slice(start));
    const rest = after.rest.replaceAll('\0', '').trim();
    read = END.test(rest) || (start === 0 && MARKUP.test(rest)) ? parseJson(mended) : undefined;
    if (read === undefined) throw error;
  }
  // Some services encode their JSON twice.
  return typeof read === 'string' && /^\s*[[{]/.test(read) ? readJson(read) : read;
}
