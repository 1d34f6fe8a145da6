import type { CssToken } from './css-tokens.ts';

/**
 * Writes tokens as text that every parser reads in the same way. Names and strings have only the escapes that are written here, and
 * no `<` or `>`, so that no markup can end the `<style>` around them.
 */
export function cssText(tokens: CssToken[]): string {
  let text = '';
  let before: CssToken | undefined;
  for (const token of tokens) {
    text += before && wouldMerge(before, token) ? ` ${textOf(token)}` : textOf(token);
    before = token;
  }
  return text;
}

/** Whether two tokens need a space between them: `ur` and `l(`, or `url` and `(`, separated by a comment, must not become `url(`. */
function wouldMerge(before: CssToken, token: CssToken): boolean {
  if (before.type === 'delim' && before.value === '/') return token.type === 'delim' && token.value === '*';
  const isOpenEnd =
    /^(ident|at|hash|number)$/.test(before.type) || (before.type === 'delim' && /[-+.#@]/.test(before.value));
  // `--` and `>` together would end an HTML comment.
  if (token.type === 'delim' && token.value === '>') return before.type !== 'delim' && textOf(before).endsWith('--');
  if (token.type === 'delim') return isOpenEnd && /[-(%]/.test(token.value);
  return (
    isOpenEnd &&
    (/^(ident|function|url)$/.test(token.type) || (token.type === 'number' && !token.hasPlus)) &&
    !isSelectorDot(before, token)
  );
}

function isSelectorDot(before: CssToken, token: CssToken): boolean {
  return before.type === 'delim' && before.value === '.' && token.type === 'ident';
}

function textOf(token: CssToken): string {
  switch (token.type) {
    case 'ident':
      return escapedIdentifier(token.value);
    case 'function':
      return `${escapedIdentifier(token.value)}(`;
    case 'at':
      return `@${escapedIdentifier(token.value)}`;
    case 'hash':
      return `#${escapedName(token.value)}`;
    case 'string':
      return quoted(token.value);
    case 'url':
      return `url(${quoted(token.value)})`;
    case 'number':
      return `${token.hasPlus ? '+' : ''}${plainNumber(token.value)}${token.unit === '%' ? '%' : escapedName(token.unit)}`;
    case 'space':
      return ' ';
    case 'delim':
    case 'raw':
      return token.value;
    case 'bad':
      return '';
  }
}

/** A name with a digit at its start, or a single `-`, escaped. @see https://drafts.csswg.org/cssom/#serialize-an-identifier */
function escapedIdentifier(name: string): string {
  if (name === '-') return '\\2d ';
  return escapedName(name).replace(/^(-?)(\d)/, (_, minus: string, digit: string) => `${minus}\\3${digit} `);
}

/** Names keep letters, digits, `-`, `_` and everything beyond ASCII. */
function escapedName(name: string): string {
  return name.replace(/[^-\w\u00a0-\uffff]/g, (character) => `\\${character.charCodeAt(0).toString(16)} `);
}

function quoted(value: string): string {
  return `"${value.replace(/["\\<>&\n\r\f\0]/g, (character) => `\\${character.charCodeAt(0).toString(16)} `)}"`;
}

/** Never in scientific notation: some parsers read `1e3` as a number with a unit, and no mail needs it. */
function plainNumber(value: number): string {
  return Number.isFinite(value) ? String(Number(value.toFixed(4))).replace(/e.*/, '') : '0';
}
