import { SAFE_ELEMENTS } from '../../../lib/email/html/body-sheet.ts';
import { SAFE_DISPLAYS, SAFE_PROPERTIES } from '../../../lib/email/html/css/css-values.ts';
import { readLines } from '../../read-lines.ts';

/** A mail in which something stands within itself. */
export type Nest = { name: string; html: string };

/** What a property costs depends on its value: those that make a browser look twice, by the beginnings of properties. */
const VALUES = readLines<{ property: string; values: string[] }>(new URL('style-values.jsonl', import.meta.url));

/** Boxes, as each lays out in its own way what is in it. */
const BOXES = [...[...SAFE_DISPLAYS].map((display) => `display:${display}`), 'float:left', 'float:right'];

const VOID = /^(area|br|col|hr|img|wbr)$/;
const PAGE = /^(html|head|body)$/;

const nest = (depth: number, open: string, close: string, inside = 'word') =>
  `${`${open}a word `.repeat(depth)}${inside}${`${close} and words `.repeat(depth)}`;

function valuesOf(property: string): string[] {
  return VALUES.find((one) => new RegExp(one.property).test(property))?.values ?? [];
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
export const longRuns: Nest[] = readLines<string>(new URL('long-runs.jsonl', import.meta.url)).map((piece) => ({
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

/** As many elements as a mail may have. */
const MOST = 9600;
const filled = (piece: string, write = (_at: number) => piece) =>
  Array.from({ length: MOST }, (_, at) => write(at)).join('');

/** What a browser, or we, may look up among all others of its kind, as many of it as a mail may have. */
export const lookedUp: Nest[] = [
  ...['', ' start=3', ' reversed', ' reversed start=3'].flatMap((list) =>
    ['<li>x', '<li value=7>x'].flatMap((item) => [
      `<ol${list}>${filled(item)}`,
      `${`<ol${list}><li>`.repeat(40)}${filled(item)}`,
    ]),
  ),
  ...['<p>1</p>', '<p>x</p>', '<i>1</i>'].flatMap((inner) =>
    [1, 95].map((depth) => '<bdi>'.repeat(depth) + filled(inner)),
  ),
  ...['word', 'w.o', 'z#.example', 'https://z#.example/?u=https://y.example'].map((text) =>
    filled('', (at) => `<a href="https://x#.example/?utm_source=a">${text}</a> `.replaceAll('#', `${at}`)),
  ),
  ...[' ', '\n', '</i> <i>'].map((after) => `<i>${`http://a.example${after}`.repeat(50_000)}</i>`),
].map((html) => ({ name: `${html.slice(0, 60)}… ${html.length}`, html }));
