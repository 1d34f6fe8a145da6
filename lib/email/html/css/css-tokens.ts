export type CssToken =
  | { type: 'ident' | 'function' | 'at' | 'hash' | 'string' | 'url'; value: string }
  /** `unit` is lower case, `%` or empty; the sign matters in `2n+1`. */
  | { type: 'number'; value: number; unit: string; hasPlus: boolean }
  | { type: 'space' }
  /** Text of our own, written unchanged; the tokenizer never returns this type. */
  | { type: 'raw'; value: string }
  /** Any other single character, including brackets, colons, commas and semicolons. */
  | { type: 'delim'; value: string }
  /** A string or a `url(` that is not closed: the declaration or rule around it is dropped. */
  | { type: 'bad' };

const SPACE_TOKEN: CssToken = { type: 'space' };

// No pattern can fail after a loop, so none backtracks: this keeps the tokenizer linear.
const NAME = /(?:[-\w\u0080-\uffff]+|\\[0-9a-f]{1,6}[ \t\n]?|\\[^\n])*/iy;
/** A name that does not begin like a number. */
const WORD = /(?=--|-?(?:[a-z_\u0080-\uffff]|\\[^\n]))(?:[-\w\u0080-\uffff]+|\\[0-9a-f]{1,6}[ \t\n]?|\\[^\n])+/iy;
const NUMBER = /[+-]?(?:\d+(?:\.\d+)?|\.\d+)(?:e[+-]?\d+)?/iy;
const SPACE = /[ \t\n]*/y;
const DOUBLE_QUOTED = /(?:[^"\\\n]+|\\[\s\S]?)*/y;
const SINGLE_QUOTED = /(?:[^'\\\n]+|\\[\s\S]?)*/y;
const UNQUOTED_URL = /(?:[^"'()\\ \t\n]+|\\[^\n])*/y;
const BAD_URL_REST = /(?:[^)\\]+|\\[\s\S]?)*/y;

/**
 * Splits a style sheet or style attribute into tokens as a browser does: escapes are resolved and comments
 * removed. `url("…")` and `url(…)` are the same token. Takes time linear in the length; never throws.
 * @see https://www.w3.org/TR/css-syntax-3/#tokenization
 */
export function cssTokens(css: string): CssToken[] {
  const text = css.replace(/\r\n?|\f/g, '\n').replaceAll('\0', '\ufffd');
  const tokens: CssToken[] = [];
  let at = 0;

  /** Reads what the pattern matches at the current position; empty if it does not match. */
  const take = (pattern: RegExp): string => {
    const start = at;
    pattern.lastIndex = at;
    if (pattern.test(text)) at = pattern.lastIndex;
    return text.slice(start, at);
  };

  const takeString = (): CssToken => {
    const quote = text[at++];
    const value = take(quote === '"' ? DOUBLE_QUOTED : SINGLE_QUOTED);
    if (text[at] === '\n') return { type: 'bad' };
    at++;
    return { type: 'string', value: unescaped(value) };
  };
  const takeUrl = (): CssToken => {
    take(SPACE);
    const quoted = text[at] === '"' || text[at] === "'" ? takeString() : undefined;
    const value = quoted ? quoted.type === 'string' && quoted.value : unescaped(take(UNQUOTED_URL));
    take(SPACE);
    const isWhole = value !== false && (at >= text.length || text[at] === ')');
    if (!isWhole) take(BAD_URL_REST);
    at++;
    return isWhole ? { type: 'url', value } : { type: 'bad' };
  };
  const takeWord = (): CssToken | undefined => {
    const word = take(WORD);
    if (word === '') return undefined;
    const value = unescaped(word);
    if (text[at] !== '(') return { type: 'ident', value };
    at++;
    return value.toLowerCase() === 'url' ? takeUrl() : { type: 'function', value: value.toLowerCase() };
  };
  const takeNumber = (): CssToken | undefined => {
    const number = take(NUMBER);
    if (number === '') return undefined;
    const isPercentage = text[at] === '%';
    if (isPercentage) at++;
    const unit = isPercentage ? '%' : unescaped(take(WORD)).toLowerCase();
    return { type: 'number', value: Number(number), unit, hasPlus: number.startsWith('+') };
  };
  const takeOther = (): CssToken => {
    const character = text[at++] ?? '';
    const name = character === '@' || character === '#' ? unescaped(take(NAME)) : '';
    if (name) return { type: character === '@' ? 'at' : 'hash', value: name };
    return { type: 'delim', value: character };
  };

  while (at < text.length) {
    const character = text[at] ?? '';
    if (character === ' ' || character === '\n' || character === '\t') {
      take(SPACE);
      tokens.push(SPACE_TOKEN);
    } else if (character === '"' || character === "'") tokens.push(takeString());
    else if (text.startsWith('/*', at)) {
      const end = text.indexOf('*/', at + 2);
      at = end < 0 ? text.length : end + 2;
    } else tokens.push(takeWord() ?? takeNumber() ?? takeOther());
  }
  return tokens;
}

function unescaped(text: string): string {
  if (!text.includes('\\')) return text;
  return text.replace(/\\(?:([0-9a-f]{1,6})[ \t\n]?|\n|([\s\S])|$)/gi, (_, hex?: string, character?: string) => {
    if (hex === undefined) return character ?? '';
    const code = Number.parseInt(hex, 16);
    const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
    return isCharacter ? String.fromCodePoint(code) : '\ufffd';
  });
}

/** The most levels of nested brackets: no mail has more, and browsers crash on thousands. */
const DEEPEST_BRACKETS = 10;

const CLOSING: Record<string, string> = { '{': '}', '(': ')', '[': ']' };

/** The index of the bracket that closes the one at `start`, or the end. */
export function endOfBlock(tokens: CssToken[], start: number): number {
  const open: string[] = [];
  for (let i = start; i < tokens.length; i++) {
    const token = tokens[i] as CssToken;
    const closing = closingOf(token);
    if (closing) open.push(closing);
    else if (isDelim(token, open.at(-1) ?? '')) open.pop();
    if (open.length === 0) return i;
  }
  return tokens.length;
}

/** The bracket that closes what this token opens; undefined when it opens nothing. */
export function closingOf(token: CssToken): string | undefined {
  if (token.type === 'function') return ')';
  return token.type === 'delim' ? CLOSING[token.value] : undefined;
}

/**
 * Whether every bracket is closed by its own kind, and none is nested too deeply. An unclosed bracket would include the text after it,
 * and turn a selector into a declaration.
 */
export function isBalanced(tokens: CssToken[]): boolean {
  const open: string[] = [];
  for (const token of tokens) {
    const closing = closingOf(token);
    if (closing) {
      if (open.push(closing) > DEEPEST_BRACKETS) return false;
    } else if (token.type === 'delim' && /[)\]}]/.test(token.value) && open.pop() !== token.value) return false;
  }
  return open.length === 0;
}

export function isDelim(token: CssToken | undefined, value: string): boolean {
  return token?.type === 'delim' && token.value === value;
}
