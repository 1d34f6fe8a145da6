import type { CssToken } from './css-tokens.ts';

/** Brackets within brackets: no mail has more, and browsers crash on thousands. */
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
 * Whether every bracket is closed by its own kind, and none is nested too deeply. An open one would swallow what follows it, and
 * turn a selector into a declaration.
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
