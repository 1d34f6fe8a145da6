import fc from 'fast-check';
import { expect, test } from 'vitest';
import { binaryOfText } from './encoded-words.ts';
import { findInlinePictures } from './inline-pictures.ts';
import { findPartText, parseHeaderDate, parseSource } from './parse-source.ts';

const SOURCE = [
  'Authentication-Results: mx.mayfly.example (v2);',
  '\tspf=pass (sender is allowed) smtp.mailfrom=bounce@mail.shop.example',
  'Received: from mail.shop.example (mail.shop.example [192.0.2.1]) by mx.mayfly.example with ESMTPS',
  ' id 1; Sat, 21 Nov 2026 09:45:38 +0000',
  'From: =?utf-8?Q?Caf=C3=A9?= <hello@shop.example>',
  'To: "Doe, Jane" <jane@mayfly.example>, x@y.example',
  'Cc: Team: a@b.example, B <b@b.example>;',
  'Subject: =?utf-8?B?0JDQsdCy?=',
  ' and a fold',
  'Date: Sat, 21 Nov 2026 10:45:37 +0100',
  'not a field',
  'X-Empty:',
  '',
  'Body: not a header',
].join('\r\n');

test('the headers are all there, and the important ones are parsed', () => {
  const { fields, from, to, cc, date } = parseSource(SOURCE);
  expect(fields).toHaveLength(8);
  expect(fields[5]).toEqual({
    name: 'Subject',
    value: 'Абв and a fold',
    encoded: '=?utf-8?B?0JDQsdCy?= and a fold',
  });
  expect(from).toEqual({ name: 'Café', address: 'hello@shop.example', display: 'Café' });
  expect(to.map(({ display }) => display)).toEqual(['Doe, Jane', 'x@y.example']);
  expect(cc.map(({ address }) => address)).toEqual(['a@b.example', 'b@b.example']);
  expect(date).toEqual({ sentAt: Date.UTC(2026, 10, 21, 9, 45, 37), zone: '+01:00' });
  expect(parseSource('\r\nhello').fields).toEqual([]);
});

test.each([
  ['Sat, 21 Nov 2026 10:45 GMT', Date.UTC(2026, 10, 21, 10, 45), '+00:00'],
  ['21 Nov 26 10:45:00 EST', Date.UTC(2026, 10, 21, 15, 45), '-05:00'],
  ['Sat, 21 Nov 2026 10:45:37 -0000', Date.UTC(2026, 10, 21, 10, 45, 37), undefined],
  ['1 Jan 2027 00:30:00 +0530 (IST)', Date.UTC(2026, 11, 31, 19, 0), '+05:30'],
  ['Thu, 31 Dec 2026 23:59:60 +0000', Date.UTC(2026, 11, 31, 23, 59, 59), '+00:00'],
  ['21 Nov 2026 10:45:37 +9999', Date.UTC(2026, 10, 21, 10, 45, 37), undefined],
  ['21 Nov 2026 10:45:37 CEST', Date.UTC(2026, 10, 21, 10, 45, 37), undefined],
])('%j is a date with a zone', (header, sentAt, zone) => {
  const date = parseHeaderDate(header);
  expect(date?.sentAt).toBe(sentAt);
  expect(date?.zone).toBe(zone);
});

test.each(['yesterday', '', '99 Foo 2026 10:00', '1 Jan 126 10:00 GMT'])('%j is no date', (header) => {
  expect(parseHeaderDate(header)).toBeUndefined();
});

const mail = [
  'Subject: x',
  'Content-Type: multipart/mixed; boundary=outer',
  '',
  'preamble',
  '--outer',
  'Content-Type: text/plain; charset=iso-8859-1',
  'Content-Transfer-Encoding: quoted-printable',
  '',
  'Caf=E9 =',
  'cr=E8me   ',
  '-- ',
  '--outer',
  'Content-Type: multipart/related;',
  ' boundary="in (n|er+"',
  '',
  '--in (n|er+',
  'Content-Type: text/html; charset="utf-8"',
  'Content-ID: <page>',
  'Content-Transfer-Encoding: base64',
  '',
  'PGI+w6k8',
  'L2I+',
  '--in (n|er+',
  'Content-Type: image/png; name="logo.png"',
  'Content-ID: <a@b>',
  'Content-Transfer-Encoding: base64',
  '',
  'iVBO',
  'Rw0KGgo=',
  '--in (n|er+--',
  '--outer',
  'Content-Type: application/pdf; name="other.pdf"',
  'Content-Disposition: attachment; filename="=?utf-8?Q?M=C3=A4rz.pdf?="',
  'Content-Transfer-Encoding: BASE64',
  '',
  'JVBERg==',
  '--outer--',
].join('\r\n');

test.each([mail, mail.replaceAll('\r', '')])('a message falls into its parts, at any depth', (source) => {
  const { parts } = parseSource(`${source}\nbehind`);
  expect(parts.map((part) => [part.type, part.name, part.encoding, findPartText(part)])).toEqual([
    ['text/plain', undefined, 'quoted-printable', expect.stringMatching(/^Café crème\r?\n--$/)],
    ['text/html', undefined, 'base64', '<b>é</b>'],
    ['image/png', 'logo.png', 'base64', undefined],
    ['application/pdf', 'März.pdf', 'base64', undefined],
  ]);
  expect(findInlinePictures(parts)).toEqual({ 'a@b': 'data:image/png;base64,iVBORw0KGgo=' });
});

test('a message that ends before its last boundary is cut, wherever that is; of one without parts it is not known', () => {
  for (let end = 0; end < mail.length; end++) {
    expect(parseSource(mail.slice(0, end)).isCut, mail.slice(0, end).slice(-20)).toBe(true);
  }
  for (const whole of [mail, `${mail}\r\n`, `${mail}\r\n\r\nepilogue`, 'Subject: x\n\nhello'])
    expect(parseSource(whole).isCut).toBe(false);
});

test.each([
  ['Content-Type: text/plain; charset=no-such\nContent-Transfer-Encoding: base64\n\neA==', 'x'],
  ['Content-Transfer-Encoding: quoted-printable\n\na=zz=é', 'a=zz=é'],
  ['Subject: x\n\nhello', 'hello'],
  ['', ''],
])('%j says %j', (source, text) => {
  expect(parseSource(source).parts.map(findPartText)).toEqual([text]);
});

test('never throws', () => {
  const pieces = fc.constantFrom(
    ...['Content-Type: multipart/x; boundary=a', 'Content-Type: image/png', 'Content-ID: <x>', 'From:', 'To:', 'Date:'],
    ...['\n', '\r\n', '--a', '--', '=E', '=', ' ', ':', 'a@b', ',', ';', '"', '(', '<', '=?utf-8?Q?', '?='],
  );
  const sources = fc.oneof(
    fc.string(),
    fc.array(pieces).map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(sources, (source) => {
      const { parts } = parseSource(source);
      parts.map(findPartText);
      findInlinePictures(parts);
    }),
  );
});

test('of a header of megabytes the beginning is decoded', () => {
  const { fields } = parseSource(`Subject: =?utf-8?Q?a?=${binaryOfText(' ก็ሀለ').repeat(200_000)}\n\n`);
  expect(fields[0]?.value).toMatch(/^a ก็ሀለ/);
  expect(fields[0]?.value.length).toBeLessThanOrEqual(10_000);
});

test.each([
  ['код', 'koi8-r', 'cbcfc4'],
  ['验证码', 'gbk', 'd1e9d6a4c2eb'],
  ['日本語', undefined, '1b2442467c4b5c386c1b2842'],
  ['naïve', 'utf-8', '6e61ef7665'],
  ['naïve', 'iso-8859-1', '6e61c3af7665'],
])('%s, declared as %s, is read in the header, the parts, their names and the raw source', (text, charset, hex) => {
  const written = Buffer.from(hex, 'hex').toString('latin1');
  const source = `Subject: ${written}\nContent-Type: multipart/mixed; boundary=b\n\n--b\nContent-Type: text/html; charset="${charset ?? ''}"; name="${written}"\n\n${written}\n--b--`;
  const { fields, parts, text: raw } = parseSource(source);
  expect(fields[0]?.value).toBe(text);
  expect(parts.map((part) => [part.name, findPartText(part)])).toEqual([[text, text]]);
  expect(raw).toContain(`Subject: ${text}\n`);
});

test('a page declares its encoding itself where the part does not', () => {
  const source = 'Content-Type: text/html\n\n<META charset=windows-1251>\xea\xee\xe4';
  expect(parseSource(source).parts.map(findPartText)).toEqual(['<META charset=windows-1251>код']);
});

const TEXT = 'Your sign-in code is 730291. It is valid for ten minutes, and for this sign-in alone.';
const INNER = `Content-Type: text/plain\n\n${TEXT}`;

test.each([
  ['base64 as 8bit', `Content-Type: text/plain\nContent-Transfer-Encoding: 8bit\n\n${btoa(TEXT)}`],
  ['base64 as nothing', `Content-Type: text/plain\n\n${btoa(TEXT)}`],
  ['text as base64', `Content-Type: text/plain\nContent-Transfer-Encoding: base64\n\n${TEXT}`],
  [
    'an encoding with a comment',
    `Content-Transfer-Encoding: (is) quoted-printable\n\n${TEXT.replace('730291', '730=\n291')}`,
  ],
  ['no type', `\n${TEXT}`],
  ['half a type', `Content-Type: plain; charset=utf-8\n\n${TEXT}`],
  ['a type of text that is little known', `Content-Type: text/markdown\n\n${TEXT}`],
  ['a type that is declared twice', `Content-Type: text/plain\nContent-Type: application/pdf\n\n${TEXT}`],
  ['parts without their boundary', `Content-Type: multipart/mixed\n\n--a_b\n${INNER}\n--a_b--`],
  [
    'a boundary that begins like another',
    `Content-Type: multipart/mixed; boundary=a\n\n--a\nContent-Type: multipart/mixed; boundary=a_b\n\n--a_b\n${INNER}\n--a_b--\n--a--`,
  ],
  [
    'the boundary of the parts around it',
    `Content-Type: multipart/mixed; boundary=a\n\n--a\nContent-Type: multipart/mixed; boundary=b\n\n--b\nContent-Type: multipart/mixed; boundary=a\n\n--a\n${INNER}\n--a--\n--b--\n--a--`,
  ],
  [
    'a boundary in pieces',
    `Content-Type: multipart/mixed; boundary*0*=us-ascii''%3D_a; boundary*1=b\n\n--=_ab\n${INNER}\n--=_ab--`,
  ],
  ['a boundary that is folded', `Content-Type: multipart/mixed; boundary="a\n b"\n\n--a b\n${INNER}\n--a b--`],
  ['a boundary that ends with a space', `Content-Type: multipart/mixed; boundary="a "\n\n--a\n${INNER}\n--a--`],
  [
    'an empty line before the header of its part',
    `Content-Type: multipart/mixed; boundary=a\n\n--a\n\n${INNER}\n--a--`,
  ],
  [
    'a boundary within a line',
    `Content-Type: multipart/mixed; boundary=a\n\n--a\n${INNER.replace('It', '--a It')}\n--a--`,
  ],
])('a text with %s is read', (_what, source) => {
  const texts = parseSource(`Subject: Code\n${source}\n`).parts.map(findPartText);
  expect(texts.map((text) => text?.replace('--a ', '').trim())).toEqual([TEXT]);
});

const SENTENCE = 'Your code is 604418.\r\n';
const PLAIN = `From: Pellwick <post@pellwick.example>\r\nSubject: Hi\r\nContent-Type: text/plain\r\n\r\n${SENTENCE}`;
const LISTED = `\r\nContent-Transfer-Encoding: base64\r\n\r\n${btoa(SENTENCE.repeat(4)).replace(/.{76}/g, '$&\r\n')}\r\n\r\n____\r\nlist of Pellwick\r\n`;

test.each([
  ['a byte order mark', `\xef\xbb\xbf${PLAIN}`],
  ['no line feed', PLAIN.replaceAll('\n', '')],
  ['an empty line before its type', PLAIN.replace('Content-Type', '\r\nContent-Type')],
  ['the words of a list behind its base64', PLAIN.replace(`\r\n\r\n${SENTENCE}`, LISTED)],
])('a source with %s is read as without', (_, source) => {
  const { from, fields, parts } = parseSource(source);
  expect(from?.address).toBe('post@pellwick.example');
  expect(fields.find(({ name }) => name === 'Subject')?.value).toBe('Hi');
  expect(parts.map(findPartText).join('')).toMatch(/^Your code is 604418\.[\sY]/);
});

const words = fc.constantFrom('a', 'https://pellwick.example/x?token=Ab3', '>', '-', '"so"', '--');

test.each([
  ['at spaces', 'format=flowed', (every: number) => new RegExp(`.{${every},}?(?: |$)|.+`, 'g'), ''],
  ['within words', 'format=flowed; delsp=yes', (every: number) => new RegExp(`.{1,${every + 1}}`, 'g'), ' '],
])('the lines that a sender broke %s are joined', (_, format, piece, end) => {
  fc.assert(
    fc.property(fc.array(words, { minLength: 1 }), fc.nat(9), fc.constantFrom('', '>'), (list, every, quote) => {
      const text = list.join(' ');
      const pieces = (text.match(piece(every)) ?? []).filter(Boolean);
      const lines = pieces.map((line, at) => {
        const stuffing = quote || /^[ >]/.test(line) ? ' ' : '';
        return `${quote}${stuffing}${line}${at < pieces.length - 1 ? end : ''}`;
      });
      // "-- " alone begins a signature.
      fc.pre(!lines.some((line) => /^>? ?-- $/.test(line)));
      const part = parseSource(`Content-Type: text/plain; ${format}\r\n\r\n${lines.join('\r\n')}\r\n\r\nend`).parts[0];
      expect(part && findPartText(part)).toBe(`${quote && '> '}${text}\n\nend`);
    }),
  );
});

test('a rich text of the time before HTML is read without its commands', () => {
  const body = '<bold>Hi</bold> <color><param>red</param>there</color>,\r\nall <<of>\r\n\r\nyou';
  const part = parseSource(`Content-Type: text/enriched\r\n\r\n${body}`).parts[0];
  expect(part && findPartText(part)).toBe('Hi there, all <of>\r\nyou');
});
