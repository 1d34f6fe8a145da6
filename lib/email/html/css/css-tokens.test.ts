import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cssText } from './css-text.ts';
import { cssTokens } from './css-tokens.ts';

/** `type value` of each token. */
const describe = (css: string) =>
  cssTokens(css).map((token) => {
    if (token.type === 'space' || token.type === 'bad') return token.type;
    return token.type === 'number' ? `number ${token.value}${token.unit}` : `${token.type} ${token.value}`;
  });

test.each([
  ['color: RED', ['ident color', 'delim :', 'space', 'ident RED']],
  ['\\75\\72 \\6c(x)', ['url x']],
  ['u\\rl( "x" )', ['url x']],
  ["URL('a b')", ['url a b']],
  ['url(a b)', ['bad']],
  ['url(x', ['url x']],
  ['url(a"b)c', ['bad', 'ident c']],
  ['url/**/(x)', ['ident url', 'delim (', 'ident x', 'delim )']],
  ['"a\\22 b"', ['string a"b']],
  ['"a\nb"', ['bad', 'space', 'ident b', 'string ']],
  ['"a\\\nb"', ['string ab']],
  ['-1.5E2px +3 .5%', ['number -150px', 'space', 'number 3', 'space', 'number 0.5%']],
  ['#f0a #\\31', ['hash f0a', 'space', 'hash 1']],
  ['@\\69mport', ['at import']],
  ['--x -y -1', ['ident --x', 'space', 'ident -y', 'space', 'number -1']],
  ['a/* ; */b', ['ident a', 'ident b']],
  ['a/*', ['ident a']],
  ['\\0 \\d800 \\ffffff', ['ident \ufffd\ufffd\ufffd']],
  ['\0', ['ident \ufffd']],
])('%j', (css, tokens) => {
  expect(describe(css)).toEqual(tokens);
});

const css = fc
  .array(
    fc.oneof(
      fc.constantFrom(...'url( u rl( \\ " \' \n /* */ ( ) { } ; : @ # - + . 1 e % < /style> \0 é 😀'.split(' '), '75 '),
      fc.string({ maxLength: 4 }),
    ),
  )
  .map((parts) => parts.join(''));

test('what is written is read as the same tokens again, and ends no element', () => {
  fc.assert(
    fc.property(css, (text) => {
      const tokens = cssTokens(text).filter(
        (token) => token.type !== 'bad' && (token.type !== 'delim' || /[,:;(){}[\]>+~*=.!%/-]/.test(token.value)),
      );
      const written = cssText(tokens);
      expect(written).not.toContain('<');
      expect(written.replace(/"[^"]*"/g, '""')).not.toContain('/*');
      const names = (some: typeof tokens) =>
        some.flatMap((token) => (/^(function|at|url)$/.test(token.type) ? [token] : []));
      expect(names(cssTokens(written))).toEqual(names(tokens));
    }),
    { numRuns: 1000, examples: [['\\-('], ['\\31 url(']] },
  );
});
