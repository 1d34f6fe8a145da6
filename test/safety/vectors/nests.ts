import { SAFE_ELEMENTS } from '../../../lib/email/html/body-sheet.ts';
import { SAFE_DISPLAYS, SAFE_PROPERTIES } from '../../../lib/email/html/css/css-values.ts';

/** A mail in which something stands within itself. */
export type Nest = { name: string; html: string };

const LENGTHS = ['50%', '100%', 'auto', 'min-content', 'fit-content', 'calc(50% + 1px)'];

/** What a property costs depends on its value: those that make a browser look twice, by the beginnings of properties. */
const VALUES: [property: RegExp, values: string[]][] = [
  [/^(min-|max-)?(width|height)$/, LENGTHS],
  [/^float$/, ['left', 'right']],
  [/^clear$/, ['both']],
  [/^overflow(-x|-y)?$/, ['auto', 'hidden', 'scroll']],
  [/^(margin|padding)/, ['1%', '1px', 'auto']],
  [/^(border|outline)(-(top|right|bottom|left))?$/, ['1px solid red', '1px dashed red', '3px double red']],
  [/radius$/, ['5px', '50%']],
  [/^border-collapse$/, ['collapse', 'separate']],
  [/^border-spacing$/, ['1px']],
  [/-style$/, ['dotted', 'oblique', 'wavy', 'inside']],
  [/-width$/, ['1px', 'thick']],
  [/color$/, ['red', 'rgba(1,2,3,.5)']],
  [/shadow$/, ['0 0 20px red', '1px 1px 9px red,2px 2px 9px blue']],
  [/^background$/, ['linear-gradient(red,blue)', 'repeating-radial-gradient(red,blue 5px)']],
  [/^background-image$/, ['linear-gradient(red,blue)']],
  [/^background-clip$/, ['text', 'content-box']],
  [/^background-/, ['round', '1px', 'local', 'content-box']],
  [/^table-layout$/, ['fixed']],
  [/^vertical-align$/, ['middle', 'top', '10%', 'super']],
  [/^text-align$/, ['justify', 'center', 'end']],
  [/^text-indent$/, ['1em', '10%']],
  [/^text-transform$/, ['uppercase']],
  [/^text-decoration/, ['underline', 'underline wavy red']],
  [/^text-overflow$/, ['ellipsis']],
  [/^white-space$/, ['pre', 'nowrap', 'pre-wrap']],
  [/^(word-break|overflow-wrap|word-wrap)$/, ['break-all', 'anywhere', 'break-word']],
  [/^hyphens$/, ['auto']],
  [/^direction$/, ['rtl']],
  [/^(letter|word)-spacing$/, ['1px']],
  [/^line-height$/, ['200%', '2']],
  [/^font$/, ['italic small-caps 110%/2 serif']],
  [/^font-size$/, ['110%', 'smaller']],
  [/^font-/, ['small-caps', 'bolder', 'condensed', 'monospace']],
  [/^visibility$/, ['hidden', 'collapse']],
  [/^list-style/, ['decimal', 'inside', 'square']],
  [/^caption-side$/, ['bottom']],
  [/^empty-cells$/, ['hide']],
  [/^box-sizing$/, ['border-box']],
  [/^object-fit$/, ['cover']],
  [/^quotes$/, ['none']],
  [/^tab-size$/, ['8']],
];

/** Boxes, as each lays out in its own way what is in it. */
const BOXES = [...[...SAFE_DISPLAYS].map((display) => `display:${display}`), 'float:left', 'float:right'];

const VOID = /^(area|br|col|hr|img|wbr)$/;
const PAGE = /^(html|head|body)$/;

const nest = (depth: number, open: string, close: string, inside = 'word') =>
  `${`${open}a word `.repeat(depth)}${inside}${`${close} and words `.repeat(depth)}`;

function valuesOf(property: string): string[] {
  return VALUES.find(([pattern]) => pattern.test(property))?.[1] ?? [];
}

const DECLARATIONS = [...SAFE_PROPERTIES].flatMap((property) =>
  valuesOf(property).map((value) => `${property}:${value}`),
);

/** Properties for which no value is written here. */
export const unwritten = [...SAFE_PROPERTIES].filter(
  (property) => property !== 'display' && valuesOf(property).length === 0,
);

const nestsOf = (depth: number, styles: string[]): Nest[] =>
  styles.map((style) => ({
    name: `${depth} of ${style}`,
    html: nest(depth, `<div style="${style}">`, '</div>'),
  }));

/** Every box, and every declaration that a mail may make. */
export const nestedStyles = (depth: number): Nest[] => nestsOf(depth, [...BOXES, ...DECLARATIONS]);

/** What was as quick at a small depth only. A mail may not have it, and opens. */
export const doubling = (depth: number): Nest[] =>
  nestsOf(depth, [
    'columns:2',
    'column-count:3',
    'column-width:1px',
    'display:grid',
    'display:inline-grid',
    'display:flex;padding:1%',
    'display:flex;flex-direction:column',
    'display:-webkit-box',
  ]);

/** Every element that a mail may be made of, and tables as mails nest them. */
export function nestedElements(depth: number): Nest[] {
  const elements = SAFE_ELEMENTS.filter((name) => !VOID.test(name) && !PAGE.test(name));
  return [
    ...elements.map((name) => ({ name: `${depth} of <${name}>`, html: nest(depth, `<${name}>`, `</${name}>`) })),
    ...[
      '<table><tr><td>',
      '<table width="100%"><tr><td width="50%">b<td>',
      '<table><caption>',
      '<table style="height:100%"><tr><td style="height:100%">',
      '<details open><summary>b</summary>',
      '<ruby>b<rt>',
      '<ul><li>',
      '<dl><dd>',
    ].map((open) => ({ name: `${depth} of ${open}`, html: nest(depth, open, '') })),
  ];
}

const LONG = 50_000;

/** What is drawn as one with what stands before it, fifty thousand characters of it. */
export const longRuns: Nest[] = [
  '\u0301',
  'a\u0301',
  '\u0301\u200d',
  '&#x301;',
  '<b>\u0301</b>',
  '\u{1f469}\u200d',
  '\u{1f1e6}',
  '\u1100',
  '\u1100\u1161\u11a8',
  '\u1780\u17d2',
  '\u0915\u094d',
  '\u0e33',
  '\u0e01\u0e33',
  '\u0e01',
  '\u1000\u1039',
  '\u0f40\u0f90',
  '\u0628\u200b',
  '\u0628\u00a0',
  '\u05d0',
  '\u07ca',
  '\u0628\u0640',
  '\u2067',
  '\u202b',
  '\u00ad',
  '\u200b',
  '\u2028',
  '\u00a0',
  'x',
  'fi',
  ' ',
  '\t',
].map((piece) => ({
  name: `${LONG} characters of ${JSON.stringify(piece)}`,
  html: `<p>a${piece.repeat(LONG / piece.length)}</p>`,
}));

/** Each of them is a line, which takes its time. */
const LINES = 20_000;

/** What may end a line or not, as many of it, in boxes in which nearly each of it does. */
export const longLines: Nest[] = [' ', '\t', '\u00a0', '\u3000', '\n', '-', '/', '()', 'x'].flatMap((piece) =>
  ['pre-wrap', 'pre-line', 'break-spaces'].flatMap((space) =>
    ['word-break:break-all', 'overflow-wrap:anywhere'].map((style) => ({
      name: `${LINES} characters of ${JSON.stringify(piece)} in white-space:${space};${style}`,
      html: `<p style="white-space:${space};${style};width:5px">${piece.repeat(LINES / piece.length)}x</p>`,
    })),
  ),
);
