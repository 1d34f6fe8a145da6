import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cssTokens, isBalanced } from './css-tokens.ts';
import { filterDeclarations, filterStylesheet } from './safe-css.ts';
import type { CssContext } from './safe-declaration.ts';

/** Blocks every URL but `data:`, and records it. */
function blocking(): CssContext & { blocked: string[] } {
  const blocked: string[] = [];
  return {
    blocked,
    imageFor: (url) => {
      if (url.startsWith('data:')) return url;
      blocked.push(url);
      return undefined;
    },
    onBlocked: (url) => blocked.push(url),
    theme: 'light',
    selectorsLeft: 1000,
    searchedLeft: 50,
  };
}

test.each([
  ['float:left;font-size:12px', 'float:left;font-size:12px'],
  ['FLOAT : Left ;; margin: -1px auto 0 !important', 'float:Left;margin:-1px auto 0 !important'],
  ["font:bold 12px/1.5 'A B', serif", 'font:bold 12px/1.5 "A B", serif'],
  [
    'background:#fff url(https://a.example/x) no-repeat',
    'background:#fff none no-repeat;background:#ffffff;--mayfly-ink:#1c1d1f',
  ],
  [
    'background:url(data:image/png;base64,iVBORw0KGgo=)',
    'background:url("data:image/png;base64,iVBORw0KGgo=");--mayfly-ink:initial',
  ],
  [
    'background:linear-gradient(to right, #fff, rgba(0,0,0,.5))',
    'background:linear-gradient(to right, #fff, rgba(0,0,0,0.5));--mayfly-ink:initial',
  ],
  ['position:sticky;top:0;z-index:9;transform:scale(9)', ''],
  ['height:100vh;min-height:50dvh;margin:1VMIN;padding:calc(1svh + 1px);height:2vw', 'height:2vw;overflow-y:clip'],
  ['width:600px', 'width:min(600px,var(--mayfly-width))'],
  ['width:600px!important', 'width:min(600px,var(--mayfly-width))!important'],
  ['width:100px;max-width:600px;width:50%', 'width:100px;max-width:600px;width:50%'],
  ['min-width:40em', 'min-width:min(40em,var(--mayfly-width))'],
  ['white-space:nowrap', 'white-space:var(--mayfly-nowrap)'],
  ['white-space:pre-wrap', 'white-space:pre-wrap'],
  ['height:99999999px', ''],
  // What takes twice as long for each level, in some browser.
  ['columns:2;column-count:2;column-width:1px', ''],
  ['display:grid;display:inline-grid;display:block grid;display:GRID!important', ''],
  ['display:flex;display:inline-flex;display:-webkit-box;flex:1;gap:1px;align-items:center', ''],
  ['white-space:break-spaces;white-space:Break-Spaces!important', ''],
  ['display:contents;display:ruby;display:math;display:run-in', ''],
  ['display:inline-block!important;display:TABLE-CELL', 'display:inline-block!important;display:TABLE-CELL'],
  [
    'height:100%;height:calc(50% + 1px);max-height:50%;height:40px',
    'max-height:50%;overflow-y:clip;height:40px;overflow-y:clip',
  ],
  ['--x:url(https://a.example);color:var(--x)', ''],
  ['width:expression(alert(1))', ''],
  ['float:left;}p{float:right', 'float:left'],
  ['mso-line-height-rule:exactly;line-height:20px', 'line-height:20px'],
  // Words that are nowhere in the mail, or that are moved together.
  [
    `quotes:"bank.com" "";quotes:none;text-overflow:"bank.com";text-overflow:ellipsis`,
    'quotes:none;text-overflow:ellipsis',
  ],
  [`list-style:"bank.com";list-style-type:"bank.com";content:"bank.com"`, ''],
  ['word-spacing:-1px;word-spacing:2px', 'word-spacing:2px'],
  ['color', ''],
  ['', ''],
])('declarations %j → %j', (css, kept) => {
  expect(filterDeclarations(css, blocking())).toBe(kept);
});

test.each([
  ['p{font:1px / *}', 'p{font:1px / *}'],
  ['p{float:left}', 'p{float:left}'],
  [
    '.a > b, td[class="x"]:not(.y):nth-child(2n+1) {float:left}',
    '.a > b, td[class="x"]:not(.y):nth-child(2n+1) {float:left}',
  ],
  ['@media screen and (max-width:600px){.a{float:left}}', '@media screen and (max-width:600px){.a{float:left}}'],
  ['@media screen{.a{position:sticky}}', ''],
  ['@media (prefers-color-scheme:dark){.a{float:left}}', ''],
  ['@import "https://a.example/x.css";p{float:left}', 'p{float:left}'],
  ['@font-face{font-family:x;src:url(https://a.example/f)}p{float:left}', 'p{float:left}'],
  ['a::after{float:left}a:before{float:left}a:hover{float:left}', 'a:hover{float:left}'],
  [
    'p:nth-child( 2n + 1 ):not( .a ):NTH-LAST-CHILD(odd):lang(de){float:left}',
    'p:nth-child( 2n + 1 ):not( .a ):nth-last-child(odd):lang(de){float:left}',
  ],
  // What a browser would compare with many elements for each one.
  ['p:is(a){float:left}p:where(.a){float:left}:not(a b){float:left}:not(a+b){float:left}:not(:not(a)){float:left}', ''],
  [
    'p:nth-child(2n of .a){float:left}p:nth-child(1 OF b){float:left}a~b{float:left}:not(a~b){float:left}:has(a){float:left}',
    '',
  ],
  ['p{float:left;& b{float:right}margin:0}', 'p{float:left}'],
  ['<!-- p{float:left} -->', ''],
  ['p{float:left', 'p{float:left}'],
  ['p:not({float:left}', ''],
  [')p{float:left}', ''],
  ['p{width:calc(1px}', ''],
  ['}p{float:left}', ''],
  ['{float:left}', ''],
])('style sheet %j → %j', (css, kept) => {
  expect(filterStylesheet(css, blocking())).toBe(kept);
});

test('everything that would have been asked for is reported', () => {
  const context = blocking();
  filterStylesheet(
    '@import "https://a.example";p{background:url(https://b.example);cursor:url(https://c.example);background:image-set("//d.example" 1x)}',
    context,
  );
  expect(context.blocked).toEqual(['https://a.example', 'https://b.example', 'https://c.example', '//d.example']);
});

const ON_SHEET = 'background:#ffffff;--mayfly-ink:#1c1d1f';

test.each([
  ['background-image:url(https://a.example/x);padding:1px', `background-image:none;padding:1px;${ON_SHEET}`],
  [
    'background:url(https://a.example/x)!important',
    `background:none!important;${ON_SHEET.replaceAll(/;|$/g, '!important$&')}`,
  ],
  ['background-color:#eee;background-image:url(cid:x)', `background-color:#eee;background-image:none;${ON_SHEET}`],
  [
    'background-color:#123;background-image:url(cid:x)',
    'background-color:#123;background-image:none;--mayfly-ink:initial',
  ],
  ['background:linear-gradient(red,#000),url(cid:x)', `background:linear-gradient(red,#000),none;${ON_SHEET}`],
  ['POSITION:Absolute;left:1px', ON_SHEET],
  ['position:fixed!important', ON_SHEET],
  ['position:relative;background:none;background-color:transparent', 'background:none;background-color:transparent'],
  ['background:rgba(0,0,0,.4)', 'background:rgba(0,0,0,0.4)'],
  ['background:rgba(0,0,0,.6)', 'background:rgba(0,0,0,0.6);--mayfly-ink:initial'],
  ['list-style:url(https://a.example/x)', 'list-style:none'],
  ['color:#000', '--mayfly-own:#000'],
  ['color:#fff!important', '--mayfly-own:#fff!important'],
  ['color:inherit', '--mayfly-own:inherit'],
])('the ground of the text: %s', (css, kept) => {
  expect(filterDeclarations(css, blocking())).toBe(kept);
});

test('colours are changed where they are colours, and nowhere else', () => {
  const context: CssContext = { ...blocking(), recolour: () => [0, 1, 0, 1] };
  expect(
    filterDeclarations(
      'color:red;background:#fff none;border:1px solid rgba(1,2,3,.5);font-family:Tan,serif;outline:hsl(1deg 2% 3%)',
      context,
    ),
  ).toBe(
    '--mayfly-own:#00ff00;background:#00ff00 none;border:1px solid #00ff00;font-family:Tan,serif;outline:#00ff00;--mayfly-ink:initial',
  );
  expect(filterDeclarations('background:linear-gradient(red,transparent 50%,inherit)', context)).toBe(
    'background:linear-gradient(#00ff00,transparent 50%,inherit);--mayfly-ink:initial',
  );
});

const anyCss = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ...'url( src( image-set( https://a.example \\ " \' /* */ ( ) { } ; : @import @media background width p content'.split(
          ' ',
        ),
        ...'!important < </style> > var(--x) 9999px'.split(' '),
        ...['\\75 ', '@media all', '\n', '\0'],
      ),
      fc.string({ maxLength: 3 }),
    ),
    { maxLength: 40 },
  )
  .map((parts) => parts.join(''));

test('any input gives CSS that loads nothing and ends no element, and nothing is thrown', () => {
  fc.assert(
    fc.property(anyCss, (css) => {
      for (const safe of [filterStylesheet(css, blocking()), filterDeclarations(css, blocking())]) {
        const outsideStrings = safe.replace(/"[^"]*"/g, '""');
        // An escape ends with a space, or with what ends the declaration.
        expect(outsideStrings).not.toMatch(
          /url\(|src\(|image-set|@import|\/\*|content\s*:|var\((?!--mayfly-(nowrap|width)\))|\\(?!\w+(?:[ ;}]|$))/i,
        );
        expect(safe).not.toMatch(/</);
        expect(isBalanced(cssTokens(safe))).toBe(true);
      }
    }),
    { numRuns: 2000 },
  );
});

test('selectors search attributes for so many characters, and no more', () => {
  const kept = (selector: string) =>
    filterStylesheet(`.a{float:left}${selector}{float:left}`, blocking()) !== '.a{float:left}';
  const thirty = 'x'.repeat(30);
  for (const operator of ['*=', '~=', '*= ', '~=\t'])
    for (const text of [thirty, `"${thirty}"`, `'${thirty}' i`]) {
      expect(kept(`[title${operator}${text}]`)).toBe(true);
      for (const way of [' ', '>', ',', ':not(', '']) {
        const end = way.endsWith('(') ? ')' : '';
        expect(kept(`[title${operator}${text}]${way}[class${operator}${text}]${end}`), way).toBe(false);
      }
    }
  expect(kept(`[title="${thirty}"] [title^="${thirty}"] [title$="${thirty}"]`)).toBe(true);
});
