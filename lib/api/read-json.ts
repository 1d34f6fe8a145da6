import { parseJson } from '../storage/schema.ts';

const ESCAPED = '"\\/bfnrtu';
const HEX = /^[\da-f]{2}$/i;

/** Ids of a database may have more digits than a JavaScript number. */
const LARGE_NUMBER_ID = /("id"\s*:\s*)(-?\d{16,})/g;

/** A string without its quotes, as sloppy services write it: with control characters, quotes, `\x41` and `\'`. */
function readText(inner: string): string {
  const mended = inner.replace(/\\(?:x(..)|(.))|["\p{Cc}]/gsu, (found, hex?: string, escaped?: string) => {
    if (hex !== undefined) return HEX.test(hex) ? `\\u00${hex}` : `x${hex}`;
    if (escaped !== undefined && ESCAPED.includes(escaped)) return found;
    return JSON.stringify(escaped ?? found).slice(1, -1);
  });
  return (parseJson(`"${mended}"`) as string | undefined) ?? inner;
}

/** What JavaScript, Python and others write that have no value for JSON. */
const NOTHING = /^[-+]?(?:nan|inf(?:inity)?|none|nil|null|undefined)$/i;
const BOOLEAN = /^(?:(true)|false)$/i;

/** A number that JSON lacks, such as 007, stays a text: an id is sent back as it came. */
function readWord(word: string): unknown {
  const [isBoolean, isTrue] = BOOLEAN.exec(word) ?? [];
  if (isBoolean) return isTrue !== undefined;
  return NOTHING.test(word) ? null : (parseJson(word) ?? word);
}

/** Not what follows a colon, as in a URL without quotes. One without an end takes the rest. */
const COMMENT = /\s*(?:(?<!:)\/\/.*|\/\*[\s\S]*?(?:\*\/|$))/y;
const TOKEN = /\s*([[\]{},:"']|[^\s[\]{},:"']+)/y;
/** What follows a string, such as the next name. A quote before anything else is part of it. */
const AFTER_STRING = /\s*(?:[,:\]}]|\/\*|\/\/.{0,200}\n|$|"[^"\\]{1,40}"\s*:)/y;
/** No service nests its values so deep. */
const MAX_DEPTH = 100;

/**
 * The first value of JSON as sloppy services write it: with quotes and control characters in strings, words and numbers that JSON lacks,
 * and values and commas that are missing, or too many. What is wrong in one element of a list is no loss to the others.
 * @returns also what follows it
 * @throws SyntaxError where the text breaks off, or its brackets are not in pairs
 */
function readLoosely(text: string): { read: unknown; rest: string } {
  let at = 0;

  function next(): string {
    for (COMMENT.lastIndex = at; COMMENT.test(text); ) at = COMMENT.lastIndex;
    TOKEN.lastIndex = at;
    const [, token] = TOKEN.exec(text) ?? [];
    if (token === undefined) throw new SyntaxError('It breaks off.');
    at = TOKEN.lastIndex;
    return token;
  }

  function readString(quote: string): string {
    const from = at;
    do {
      while (at < text.length && text[at] !== quote) at += text[at] === '\\' ? 2 : 1;
      at += 1;
      AFTER_STRING.lastIndex = at;
    } while (at < text.length && !AFTER_STRING.test(text));
    return readText(text.slice(from, at - 1));
  }

  function readList(depth: number): unknown[] {
    const list = [];
    for (let token = next(); token !== ']'; token = next()) if (token !== ',') list.push(readValue(token, depth));
    return list;
  }

  function readObject(depth: number): object {
    const entries: [string, unknown][] = [];
    let name: string | undefined;
    for (let token = next(); token !== '}'; token = next()) {
      if (token === ':') continue;
      if (name === undefined && '[{'.includes(token)) throw new SyntaxError('It has no name.');
      const value = token === ',' ? undefined : readValue(token, depth);
      if (name !== undefined && value !== undefined) entries.push([name, value]);
      name = name === undefined && value !== undefined ? String(value) : undefined;
    }
    return Object.fromEntries(entries);
  }

  function readValue(token: string, depth: number): unknown {
    if (depth > MAX_DEPTH || ']}:'.includes(token)) throw new SyntaxError('Its brackets are not in pairs.');
    if (token === '[') return readList(depth + 1);
    if (token === '{') return readObject(depth + 1);
    return token === '"' || token === "'" ? readString(token) : readWord(token);
  }

  const token = next();
  if (!'[{'.includes(token)) throw new SyntaxError('It is no list and no object.');
  const read = readValue(token, 0);
  return { read, rest: text.slice(at) };
}

/** What may follow a whole value: the end of a call or a comment, a comment of a cache, the `0` of WordPress. */
const END = /^(?:|;|\)|\);|0|\*\/|\/\*.*|\/\/.*|<!--.*-->)$/s;
/** PHP and frameworks write notices and their tools after a value that begins the text. */
const MARKUP = /^<(?:br|b|div|link|script|style|table)\b/i;

/** The sizes of chunks that a proxy left in a text: JSON itself has no line breaks in strings. */
const CHUNKED = /^[\da-f]+\r\n\s*[[{]/i;
const CHUNK_SIZE = /(?:^|\r\n)[\da-f]+(?:\r\n|$)/gi;

/** The first list or object. PHP, caches and guards against scripts write a notice, a comment or `)]}'` before it. */
const START = /^[[{](?=\s*\/[/*])|[[{](?=\s*["'[{\]}])/;

/**
 * Parses JSON; what is none is read once more as sloppy services write it. No missing part is made up: half a response stays unreadable.
 * The time grows with the length alone.
 * @throws SyntaxError where no list or object can be read
 */
export function readJson(text: string): unknown {
  const trimmed = text.trim();
  const whole = CHUNKED.test(trimmed) ? trimmed.replace(CHUNK_SIZE, '') : trimmed;
  const exact = whole.replace(LARGE_NUMBER_ID, '$1"$2"');
  let read: unknown;
  try {
    read = JSON.parse(exact);
  } catch (error) {
    // Never a later one: in half a response it would be a part of the list.
    const start = Math.max(0, exact.search(START));
    const loose = readLoosely(exact.slice(start));
    const rest = loose.rest.replaceAll('\0', '').trim();
    // PHP may write the whole answer twice.
    const isTwice = exact.slice(start, -loose.rest.length).trim() === rest;
    if (!END.test(rest) && !isTwice && !(start === 0 && MARKUP.test(rest))) throw error;
    read = loose.read;
  }
  // Some services encode their JSON twice.
  return typeof read === 'string' && /^\s*[[{]/.test(read) ? readJson(read) : read;
}
