import { cssText } from './css-text.ts';
import { type CssToken, closingOf, cssTokens, endOfBlock, isBalanced, isDelim } from './css-tokens.ts';
import { type Ground, groundDeclarations } from './ground.ts';
import { type CssContext, reportUrls, safeDeclaration } from './safe-declaration.ts';

/** The most levels of nested conditions, such as `@media` in `@supports`. */
const DEEPEST_RULE = 5;

export function filterDeclarations(css: string, context: CssContext): string {
  return declarationsIn(cssTokens(css), context).join(';');
}

/** The rules of a style sheet that may stay: plain rules, and those under `@media` and `@supports`. */
export function filterStylesheet(css: string, context: CssContext): string {
  return rulesIn(cssTokens(css), context, 0).join('\n');
}

function rulesIn(tokens: CssToken[], context: CssContext, depth: number): string[] {
  const rules: string[] = [];
  let prelude: CssToken[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] as CssToken;
    const isAtRule = prelude[0]?.type === 'at';
    if (isDelim(token, '{')) {
      const end = endOfBlock(tokens, i);
      const block = tokens.slice(i + 1, end);
      const rule = isAtRule
        ? conditionalRule(prelude, block, context, depth)
        : styleRule(prelude, block, context, depth);
      if (rule) rules.push(rule);
      prelude = [];
      i = end;
    } else if (isAtRule && isDelim(token, ';')) {
      reportUrls(prelude, context);
      prelude = [];
    } else if (token.type !== 'space' || prelude.length > 0) prelude.push(token);
  }
  reportUrls(prelude, context);
  return rules;
}

function conditionalRule(prelude: CssToken[], block: CssToken[], context: CssContext, depth: number): string {
  const [at, ...condition] = prelude;
  const name = at?.type === 'at' ? at.value.toLowerCase() : '';
  const isConditional = (name === 'media' || name === 'supports') && depth < DEEPEST_RULE;
  const isAllowed = isConditional && isBalanced(condition) && condition.every(isPlainCondition);
  if (!isAllowed) {
    reportUrls(block, context);
    return '';
  }
  const rules = rulesIn(block, context, depth + 1);
  return rules.length > 0 ? `@${name}${cssText(condition)}{${rules.join('\n')}}` : '';
}

function styleRule(prelude: CssToken[], block: CssToken[], context: CssContext, depth: number): string {
  // No selector costs less than one.
  if (context.selectorsLeft < 1) {
    reportUrls(block, context);
    return '';
  }
  const declarations = declarationsIn(block, context, depth > 0 || hasCondition(prelude));
  const cost = declarations.length > 0 ? selectorCost(prelude) : undefined;
  const searched = searchedLength(prelude);
  if (cost === undefined || cost > context.selectorsLeft || searched > context.searchedLeft) return '';
  context.selectorsLeft -= cost;
  context.searchedLeft -= searched;
  return `${cssText(prelude)}{${declarations.join(';')}}`;
}

function declarationsIn(tokens: CssToken[], context: CssContext, isConditional = false): string[] {
  const declarations: string[] = [];
  const ground: Ground = { importance: '' };
  let start = 0;
  for (let i = 0; i <= tokens.length; i++) {
    const token = tokens[i];
    if (token && closingOf(token)) i = endOfBlock(tokens, i);
    else if (!token || isDelim(token, ';')) {
      const declaration = safeDeclaration(tokens.slice(start, i), context, ground, isConditional);
      if (declaration) declarations.push(declaration);
      start = i + 1;
    }
  }
  return [...declarations, ...groundDeclarations(ground, context.theme)];
}

/**
 * A mail's own dark theme would mix with the colours that we change for the dark theme. The height of the frame follows from that of the
 * mail, not the other way round.
 */
const UNMET_FEATURE = /^prefers-color-scheme$|(?<!device-)(?:height|orientation|aspect-ratio)$/i;

function isPlainCondition(token: CssToken): boolean {
  if (token.type === 'delim') return /[():,/]/.test(token.value);
  if (token.type === 'ident') return !UNMET_FEATURE.test(token.value);
  return token.type === 'number' || token.type === 'space';
}

/** The pseudo-classes with arguments. In those of `:is()`, `:where()` and `:has()`, a browser would search the mail again for each element. */
const FUNCTIONS = /^(not|nth-child|nth-last-child|nth-of-type|nth-last-of-type|lang|dir)$/;
/** Pseudo-classes that only depend on the mail itself. All others depend on what the user does, or on which links were visited. */
const STRUCTURE = /^(root|empty|(first|last|only)-(child|of-type)|not|nth-.*|lang|dir)$/i;
/** Limits the steps of a selector (see `selectorCost`), as a browser searches for each step again from each element. */
const MOST_STEPS = 30;

/**
 * The cost of a list of selectors, as a number of simple selectors. Each step from an element to another costs as much as one, and so does
 * each attribute or pseudo-class.
 * @returns undefined if the list is not allowed: it has pseudo-elements, tokens that are not allowed, or too many steps
 */
function selectorCost(prelude: CssToken[]): number | undefined {
  if (prelude.length === 0 || !isBalanced(prelude)) return undefined;
  let cost = 0;
  let steps = 1;
  for (let i = 0; i < prelude.length; i++) {
    const token = prelude[i] as CssToken;
    if (token.type === 'function') {
      const end = endOfBlock(prelude, i);
      if (!FUNCTIONS.test(token.value) || !isOwnArgument(token.value, prelude.slice(i + 1, end))) return undefined;
      steps++;
      i = end;
    } else if (isDelim(token, ',')) {
      cost += steps;
      steps = 1;
    } else if (!isPlainInSelector(prelude, i)) return undefined;
    else if (token.type === 'space' || (token.type === 'delim' && /[>+[:]/.test(token.value))) steps++;
    if (steps > MOST_STEPS) return undefined;
  }
  return cost + steps;
}

/** The length of the texts that `[a*=b]` and `[a~=b]` search for: a browser may compare each of their characters with each of an attribute. */
function searchedLength(prelude: CssToken[]): number {
  return prelude.reduce((sum, token, i) => {
    const isSearch = (isDelim(token, '*') || isDelim(token, '~')) && isDelim(prelude[i + 1], '=');
    const text = prelude.slice(i + 2).find(({ type }) => type !== 'space');
    return isSearch && text && 'value' in text ? sum + String(text.value).length : sum;
  }, 0);
}

/** The argument of `:nth-child()` and so on, without `of` a selector. */
const PLACE = /^(?:even|odd|[-+]?\d*n? ?(?:[-+] ?\d+)?)$/i;

/** Whether the argument of a pseudo-class is about the element alone: `2n+1`, `.a`, `[href]`, but not `.a .b` or `2n of .a`. */
function isOwnArgument(name: string, argument: CssToken[]): boolean {
  const text = cssText(argument).trim();
  if (name !== 'not') return name.startsWith('nth') ? PLACE.test(text) : /^[\w-]+$/.test(text);
  return (
    argument.every(
      (token, i) =>
        isPlainInSelector(argument, i) &&
        token.type !== 'function' &&
        !(token.type === 'delim' && /[,>+(]/.test(token.value)),
    ) && !/\S \S/.test(text)
  );
}

/** `~` is only allowed in `[a~=b]`: between elements, it would compare each with all of those before it. */
function isPlainInSelector(tokens: CssToken[], i: number): boolean {
  const token = tokens[i];
  if (token?.type !== 'delim') return token?.type !== 'bad' && token?.type !== 'at' && token?.type !== 'url';
  if (token.value === '~') return isDelim(tokens[i + 1], '=');
  return /[.:>+*=^$|()[\]]/.test(token.value) && !isPseudoElement(tokens, i);
}

/** Whether a rule applies only in some states, such as while an element is hovered, opened or visited. */
function hasCondition(prelude: CssToken[]): boolean {
  return prelude.some((token, i) => {
    const name =
      isDelim(prelude[i - 1], ':') && (token.type === 'ident' || token.type === 'function') ? token.value : '';
    const isOpen = token.type === 'ident' && token.value.toLowerCase() === 'open' && isDelim(prelude[i - 1], '[');
    return isOpen || (name !== '' && !STRUCTURE.test(name));
  });
}

/** Whether it is a pseudo-element. A mail may have none, as we use `::after` for our own marks. The old names have one colon. */
function isPseudoElement(prelude: CssToken[], i: number): boolean {
  const next = prelude[i + 1];
  if (!isDelim(prelude[i], ':') || !next) return false;
  return isDelim(next, ':') || (next.type === 'ident' && /^(before|after|first-l)/i.test(next.value));
}
