import { expect, test } from 'vitest';
import { decodeText } from './charset.ts';
import { decodeWords } from './encoded-words.ts';

const utf8 = (text: string) => Buffer.from(text).toString('latin1');
const bytes = (hex: string) => Buffer.from(hex.replaceAll(' ', ''), 'hex').toString('latin1');

const JAPANESE = bytes('1b2442 467c 4b5c 386c 1b2842');
const KATAKANA = bytes('1b2849 36 1b2842');

/** What is written, and the names under which senders declare it. */
const WRITTEN: [text: string, binary: string, labels: (string | undefined)[]][] = [
  [
    '日本語 7',
    `${JAPANESE} 7`,
    ['iso-2022-jp', 'ISO-2022-JP-MS', 'cp50220', 'junet', undefined, 'us-ascii', 'utf-8', 'x'],
  ],
  ['ｶ', KATAKANA, ['iso-2022-jp', 'cp50221', undefined]],
  ['日本語①', bytes('93fa 967b 8cea 8740'), ['cp932', 'Windows-31J', 'MS932', 'x-sjis', 'SHIFT-JIS', 'ms_kanji']],
  ['日本語', bytes('c6fc cbdc b8ec'), ['euc-jp', 'eucJP-ms', 'x-euc-jp', 'cp51932']],
  ['验证镕', bytes('d1e9 d6a4 e946'), ['gb2312', 'GB_2312-80', 'gbk', 'cp936', 'windows-936', 'gb18030', 'euc-cn']],
  ['認證', bytes('bb7b c3d2'), ['big5', 'BIG-5', 'cp950', 'x-big5', 'big5-hkscs']],
  ['认证 7', '~{HOV$~} 7', ['hz-gb-2312', 'HZ']],
  ['인증 7', `${bytes('1b242943 0e')}@NAu${bytes('0f')} 7`, ['iso-2022-kr', 'csISO2022KR']],
  ['€', bytes('a4'), ['latin-9', 'latin9', 'iso-8859-15']],
  ['인증', bytes('c0ce c1f5'), ['ks_c_5601-1987', 'KS_C_5601', 'ksc5601', 'cp949', 'windows-949', 'UHC', 'euc-kr']],
  ['รหัส', bytes('c3cb d1ca'), ['tis-620', 'TIS620', 'cp874', 'x-windows-874', 'windows-874']],
  ['“5 €”', bytes('93 35 20 80 94'), ['iso-8859-1', 'latin1', 'us-ascii', 'utf-8', undefined, 'unknown-8bit', 'ANSI']],
  [
    'kód Ł',
    bytes('6b f3 64 20 a3'),
    ['iso-8859-2', 'windows-1250', '"iso-8859-2"', 'iso-8859-2 (Polish)', 'ISO-8859-2*pl'],
  ],
  ['код', bytes('cbcfc4'), ['koi8-r', 'KOI8-U', 'cskoi8r']],
  ['קוד', bytes('f7e5e3'), ['iso-8859-8', 'iso-8859-8-i', 'ISO-8859-8-E', 'windows-1255']],
  [
    'código',
    utf8('código'),
    [undefined, 'utf-8', 'UTF8', 'utf8mb4', 'cp65001', 'us-ascii', 'iso-8859-1', 'windows-1252', 'x'],
  ],
  ['Kod żądania', utf8('Kod żądania'), ['iso-8859-2', 'iso-8859-15', 'windows-1250', 'utf-16']],
  [
    'Код подтверждения',
    utf8('Код подтверждения'),
    ['windows-1251', 'koi8-r', 'gbk', 'big5', 'shift_jis', 'euc-kr', 'iso-2022-jp'],
  ],
  ['确认码 🔑', utf8('确认码 🔑'), ['gb2312', 'big5', 'iso-8859-1', undefined]],
  ['a�b', utf8('a�b'), ['utf-8', undefined, 'iso-8859-1']],
  ['Grüße äöü�', `${utf8('Grüße äöü')}\xc3`, ['utf-8', undefined]],
  ['Ключ', `\xff\xfe${Buffer.from('Ключ', 'utf16le').toString('latin1')}`, ['utf-16', 'utf-16be', 'utf-8', undefined]],
  ['Key\n', Buffer.from('Key\n', 'utf16le').toString('latin1'), ['utf-16', 'utf-16le', 'ucs-2']],
  ['Key\n', 'Key\n', ['utf-16', 'ebcdic', undefined]],
  ['+ADw-b+AD4-', '+ADw-b+AD4-', ['utf-7', 'unicode-1-1-utf-7', 'x-unicode-2-0-utf-7']],
];

test.each(
  WRITTEN.flatMap(([text, binary, labels]) =>
    labels.map((label): [string, string | undefined, string] => [text, label, binary]),
  ),
)('%j declared as %s is read', (text, label, binary) => {
  expect(decodeText(binary, label)).toBe(text);
  if (!label || /[\s"]/.test(label)) return;
  const encoded = Buffer.from(binary, 'latin1');
  const q = Array.from(encoded, (byte) => `=${byte.toString(16).padStart(2, '0').toUpperCase()}`);
  // One word; and one a character that is cut in the middle, as RFC 2047 forbids.
  expect(decodeWords(`=?${label}?B?${encoded.toString('base64')}?=`)).toBe(text);
  expect(decodeWords(q.map((byte) => `=?${label}?q?${byte}?=`).join('\r\n '))).toBe(text);
});

test.each([
  ['=?utf-8?q?a?= b =?utf-8?q?c?=', 'a b c'],
  ['=?utf-8?q?a?=(=?utf-8?q?_c?=)', 'a( c)'],
  ['=?utf-8?b?4pyT?= =?iso-8859-1?q?=E9?=', '✓é'],
  ['=?utf-8?q?a b_c?=', 'a b c'],
  ['=?utf-8?b?YQ==YQ==?=', 'aa'],
  ['=?utf-8?b?YWFhY?=', 'aaa'],
  ['=?utf-8?q?na=C3=AFve é =zz?=', 'naïve é =zz'],
  ['=?utf-8?x?a?= =?utf-8?q?a', '=?utf-8?x?a?= =?utf-8?q?a'],
])('the words of %j are read as %j', (encoded, text) => {
  expect(decodeWords(encoded)).toBe(text);
});
