import { expect, test } from 'vitest';
import { LINEAR, measureGrowth } from '../../../test/measure-growth.ts';
import { findParameter } from './parameters.ts';

const NAMES = [
  'report.pdf',
  'two words; v2, final.pdf',
  'The "final" report.pdf',
  'back\\slash 100%25.txt',
  'März ñ.pdf',
  '請求書 領収書.pdf',
  'Отчёт за год.pdf',
  "it's.txt",
];
const utf8 = (text: string) => [...Buffer.from(text)];
const escaped = (bytes: number[]) => bytes.map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`);
const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`;
const base64 = (text: string, charset = 'utf-8') => `=?${charset}?B?${Buffer.from(text).toString('base64')}?=`;
const halves = (bytes: number[]) => [bytes.slice(0, bytes.length >> 1), bytes.slice(bytes.length >> 1)];

const WRITINGS: Record<string, (name: string) => string> = {
  quoted: (name) => `filename=${quoted(name)}`,
  'in two lines': (name) => `filename =\r\n\t${quoted(name)} `.replace(/\r\n/, ''),
  'in another encoding': (name) => `filename*=UTF-8''${escaped(utf8(name)).join('')}`,
  'in another encoding, with a language, in quotes': (name) =>
    `FileName*="utf-8'en-US'${escaped(utf8(name)).join('')}"`,
  'without the mark': (name) => `filename="UTF-8''${escaped(utf8(name)).join('')}"`,
  'in pieces, one inside a character': (name) =>
    halves(utf8(name))
      .map((bytes, at) => `filename*${at}*=${at ? '' : "UTF-8''"}${escaped(bytes).join('')}`)
      .join('; '),
  'in pieces, the last first': (name) =>
    halves(utf8(name))
      .map((bytes, at) => `filename*${at}*=${at ? '' : "UTF-8''"}${escaped(bytes).join('')}`)
      .reverse()
      .join(';'),
  'in a piece of each kind': (name) =>
    `filename*0*=utf-8''${escaped(utf8(name.slice(0, -4))).join('')}; filename*1=${quoted(name.slice(-4))}`,
  'beside a plain one': (name) => `filename="file.pdf"; filename*=UTF-8''${escaped(utf8(name)).join('')}`,
  'before a plain one': (name) => `filename*=UTF-8''${escaped(utf8(name)).join('')}; filename=file.pdf`,
  'in an encoded word': (name) => `filename="${base64(name)}"`,
  'in an encoded word without quotes': (name) => `filename=${base64(name)}`,
  'in encoded words that are mislabelled': (name) =>
    `filename="${base64(name.slice(0, 3), 'iso-8859-1')}  ${base64(name.slice(3), 'iso-8859-1')}"`,
  'in pieces of encoded words': (name) =>
    `filename*0="${base64(name.slice(0, 4))}"; filename*1=" ${base64(name.slice(4))}"`,
};

test.each(
  Object.entries(WRITINGS).flatMap(([how, write]) =>
    NAMES.map((name): [string, string, string] => [name, how, write(name)]),
  ),
)('%j is found, %s', (name, _how, written) => {
  for (const field of [`attachment; ${written}`, `attachment; x="a; filename=no"; ${written};size=1`])
    expect(findParameter(field, 'filename'), field).toBe(name);
});

test.each([
  ['attachment; filename=two words.pdf ; x=y', 'two words.pdf'],
  ['attachment; filename="The "final" report.pdf"; x="y"', 'The "final" report.pdf'],
  ['attachment; filename="C:\\docs\\a.txt"', 'C:\\docs\\a.txt'],
  ["attachment; filename*=iso-8859-1''M%E4rz.pdf", 'März.pdf'],
  ["attachment; filename*=''M%C3%A4rz.pdf", 'März.pdf'],
  ["attachment; filename*=shift_jis'ja'%90%BF%8B%81.pdf", '請求.pdf'],
  ['attachment; filename*=plain.pdf', 'plain.pdf'],
  ['attachment; filename=', ''],
  ['attachment; filename', undefined],
  ['attachment; xfilename=no; filename2=no', undefined],
])('of %j the name is %j', (field, name) => {
  expect(findParameter(field, 'filename')).toBe(name);
});

test.each([';a="b', '; a = "b ', ';a="\\"b', ';a="b;'])(
  'a field of %j again and again is read in a time that grows with its length alone',
  (part) => {
    const readMany = (length: number) => {
      for (let field = 0; field < 200; field++) findParameter(part.repeat(length).slice(0, length), `filename${field}`);
    };
    expect(measureGrowth(readMany, 1250)).toBeLessThan(LINEAR);
  },
);
