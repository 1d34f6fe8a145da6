import { encodeHTML } from 'entities';
import type { Mail } from '../../lib/email/extract/mail.ts';
import type { Phrasing } from './read-mails.ts';

const numbered = (text: string, write: (point: number) => string) =>
  text.replace(/\S/gu, (character) => `&#${write(character.codePointAt(0) ?? 0)};`);

/** How the characters of a code are written, so that a reader sees the same. */
export const SPELLINGS: Record<string, (code: string) => string> = {
  'decimal entities': (code) => numbered(code, (point) => `${point}`),
  'hexadecimal entities': (code) => numbered(code, (point) => `X${point.toString(16)}`),
  'entities with zeros before': (code) => numbered(code, (point) => `${point}`.padStart(7, '0')),
  'entities without a semicolon': (code) => numbered(code, (point) => `${point}`).replaceAll(';&', '&'),
  ...between('soft hyphens', '&shy;', '\u00ad'),
  ...between('zero-width spaces', '&ZeroWidthSpace;', '\u200b', '&#8203;', '&#x200B;'),
  ...between(
    'joiners',
    '&zwj;',
    '&zwnj;',
    '\u200d',
    '\u200c',
    '\u2060',
    '&NoBreak;',
    '\ufeff',
    '\u034f',
    '\u061c',
    '\u180e',
  ),
  ...between('marks of direction', '&lrm;', '\u200e', '\u200f', '\u2066', '\u2069'),
  ...between('places to break', '<wbr>', '<wbr />', '&shy;<wbr>'),
  ...between('comments', '<!-- -->', '<!--[if mso]><i>x</i><![endif]-->'),
  ...between('thin spaces', '&thinsp;', '&hairsp;', '\u202f', '\u2006'),
  ...between(
    'other spaces',
    ' ',
    '&nbsp;',
    '&ensp;',
    '&emsp;',
    '&numsp;',
    '\u3000',
    '&#160;',
    '&nbsp;&nbsp;',
    '&nbsp; ',
  ),
  'full width': (code) => code.replace(/[!-~]/g, (character) => String.fromCharCode(character.charCodeAt(0) + 0xfee0)),
  keys: (code) => [...code].map((character) => `${character}\ufe0f\u20e3`).join(''),
  'mathematical digits': (code) => code.replace(/\d/g, (digit) => String.fromCodePoint(0x1d7ce + Number(digit))),
  'bold and span': (code) => [...code].map((character) => `<b><span>${character}</span></b>`).join(''),
  'a link without a target': (code) => `<a name="code">${code}</a>`,
  'joined by spans with spaces': (code) => [...code].map((character) => `<span>${character}</span>`).join('\n   '),
};

function between(name: string, ...signs: string[]): Record<string, (code: string) => string> {
  return Object.fromEntries(
    signs.map((sign) => [`${name}: ${encodeHTML(sign)}`, (code: string) => [...code].join(sign)]),
  );
}

/** How the characters of a code stand in elements of their own. */
export const CELLS: Record<string, (code: string) => string> = {
  'a cell each': (code) => `<table><tr>${each(code, (one) => `<td>${one}</td>`)}</tr></table>`,
  'a cell each, with spaces': (code) =>
    `<table><tr>${each(code, (one) => `<td>&nbsp;${one}&nbsp;</td>\n`)}</tr></table>`,
  'a cell each, with gaps between': (code) =>
    `<table><tr>${each(code, (one) => `<td>${one}</td><td width="8">&nbsp;</td>`)}</tr></table>`,
  'a cell each, empty ones between': (code) =>
    `<table><tr>${each(code, (one) => `<td>${one}</td><td style="width:8px;font-size:0">&#8203;</td>`)}</tr></table>`,
  'a cell each, with an image between': (code) =>
    `<table><tr>${each(code, (one) => `<td>${one}</td><td><img src="x.gif" alt=""></td>`)}</tr></table>`,
  'a table each': (code) =>
    `<table><tr>${each(code, (one) => `<td><table><tr><td><b>${one}</b></td></tr></table></td>`)}</tr></table>`,
  'a paragraph in a cell each': (code) =>
    `<table><tr>${each(code, (one) => `<td><p style="margin:0">${one}</p></td>`)}</tr></table>`,
  'a list': (code) => `<ul>${each(code, (one) => `<li>${one}</li>`)}</ul>`,
  'two cells': (code) => `<table><tr><td>${code.slice(0, 3)}</td><td>${code.slice(3)}</td></tr></table>`,
  'three cells': (code) =>
    `<table><tr>${(code.match(/../g) ?? []).map((two) => `<td>${two}</td>`).join('')}</tr></table>`,
  'two cells with a dash': (code) =>
    `<table><tr><td>${code.slice(0, 3)}</td><td>-</td><td>${code.slice(3)}</td></tr></table>`,
};

const each = (code: string, write: (character: string) => string) => [...code].map(write).join('');

/** A mail in HTML alone with the code in its sentence, and one with it on its own line. */
export const inSentence = ({ subject, sentence, expiry }: Phrasing, written: string): Mail => ({
  subject,
  html: `<p>${sentence.replace('{code}', written)}</p><p>${expiry}</p>`,
});
export const onItsLine = ({ subject, intro, expiry }: Phrasing, written: string): Mail => ({
  subject,
  html: `<p>${intro}</p><div>${written}</div><p>${expiry}</p>`,
});
