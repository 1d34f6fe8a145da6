import { isBalanced, isDelim } from './css-blocks.ts';
import type { CssToken } from './css-tokens.ts';

/** Pseudo-classes with brackets. `:has()` looks at everything below each element, and no mail needs it. */
const FUNCTIONS = /^(not|is|where|nth-child|nth-last-child|nth-of-type|nth-last-of-type|lang|dir)$/;
/** Pseudo-classes that only depend on the mail itself. All others tell what the reader does, or which links were visited. */
const STRUCTURE = /^(root|empty|(first|last|only)-(child|of-type)|not|is|where|nth-.*|lang|dir)$/i;
/** Each step is looked for again from each element. */
const MOST_STEPS = 10;

/**
 * What a list of selectors costs, counted in simple ones. They have no pseudo-elements, and no escapes into anything but a name.
 * @returns undefined if no mail may have them
 */
export function selectorCost(prelude: CssToken[]): number | undefined {
  const isPlain =
    prelude.length > 0 &&
    isBalanced(prelude) &&
    prelude.every((token, i) => {
      if (token.type === 'delim') return /[.,:>+~*=^$|()[\]]/.test(token.value) && !isPseudoElement(prelude, i);
      if (token.type === 'function') return FUNCTIONS.test(token.value);
      return token.type !== 'bad' && token.type !== 'at' && token.type !== 'url';
    });
  if (!isPlain) return undefined;
  let cost = 0;
  let steps = 1;
  let siblings = 0;
  for (const [i, token] of prelude.entries()) {
    if (isDelim(token, ',')) {
      cost += steps * (1 + siblings);
      steps = 1;
      siblings = 0;
    } else if (isDelim(token, '~') && !isDelim(prelude[i + 1], '=')) siblings++;
    else if (token.type === 'space' || token.type === 'function' || isDelim(token, '>') || isDelim(token, '+')) steps++;
    if (steps > MOST_STEPS * 3 || siblings > 1) return undefined;
  }
  return cost + steps * (1 + siblings);
}

/** Whether a rule holds only at times: while something is pointed at, opened, visited. */
export function hasCondition(prelude: CssToken[]): boolean {
  return prelude.some((token, i) => {
    const name =
      isDelim(prelude[i - 1], ':') && (token.type === 'ident' || token.type === 'function') ? token.value : '';
    const isOpen = token.type === 'ident' && token.value.toLowerCase() === 'open' && isDelim(prelude[i - 1], '[');
    return isOpen || (name !== '' && !STRUCTURE.test(name));
  });
}

/** Our own marks are made of `::after`, so a mail has none; the old names have one colon. */
function isPseudoElement(prelude: CssToken[], i: number): boolean {
  const next = prelude[i + 1];
  if (!isDelim(prelude[i], ':') || !next) return false;
  return isDelim(next, ':') || (next.type === 'ident' && /^(before|after|first-l)/i.test(next.value));
}
