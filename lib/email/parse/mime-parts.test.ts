import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findInlinePictures, findPartText, leavesOf, parseMimeParts } from './mime-parts.ts';

const SOURCE = [
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
  '--outer',
  'Content-Type: text/html; charset="utf-8"',
  'Content-Transfer-Encoding: base64',
  '',
  'PGI+w6k8',
  'L2I+',
  '--outer',
  'Content-Type: application/pdf; name="other.pdf"',
  'Content-Disposition: attachment; filename="=?utf-8?Q?M=C3=A4rz.pdf?="',
  'Content-Transfer-Encoding: BASE64',
  '',
  'JVBERg==',
  '--outer--',
].join('\r\n');

test('a message falls into its parts, each with its type, name and content', () => {
  const message = parseMimeParts(SOURCE);
  expect(message).toMatchObject({ type: 'multipart/mixed', content: '' });
  expect(leavesOf(message).map(({ type, name, encoding, content }) => [type, name, encoding, content.length])).toEqual([
    ['text/plain', undefined, 'quoted-printable', 20],
    ['text/html', undefined, 'base64', 14],
    ['application/pdf', 'März.pdf', 'base64', 8],
  ]);
});

test('a message that ends before its last boundary is cut, wherever that is; of one without parts it is not known', () => {
  for (let end = SOURCE.indexOf('\r\n\r\n') + 4; end < SOURCE.length; end++) {
    expect(parseMimeParts(SOURCE.slice(0, end)).isCut, SOURCE.slice(0, end).slice(-20)).toBe(true);
  }
  expect(parseMimeParts(SOURCE.slice(0, 30)).isCut).toBe(true);
  for (const whole of [SOURCE, `${SOURCE}\r\n`, `${SOURCE}\r\n\r\nepilogue`, 'Subject: x\n\nhello'])
    expect(parseMimeParts(whole).isCut).toBe(undefined);
});

test('text parts are read in every encoding', () => {
  expect(leavesOf(parseMimeParts(SOURCE)).map(findPartText)).toEqual(['Café crème', '<b>é</b>', undefined]);
});

test.each([
  ['Content-Type: text/plain; charset=no-such\nContent-Transfer-Encoding: base64\n\neA==', undefined],
  ['Content-Transfer-Encoding: quoted-printable\n\na=zz=', 'a=zz='],
  ['Subject: x\n\nhello', 'hello'],
  ['', ''],
])('%j says %j', (source, text) => {
  expect(findPartText(parseMimeParts(source))).toBe(text);
});

test('never throws', () => {
  const pieces = fc.constantFrom(
    'Content-Type: multipart/x; boundary=a',
    '\n',
    '\r\n',
    '--a',
    '--',
    '=E',
    '=',
    'Content-ID: <x>',
    'Content-Type: image/png',
    ' ',
    ':',
  );
  fc.assert(
    fc.property(fc.array(pieces), (parts) => {
      const message = parseMimeParts(parts.join(''));
      for (const leaf of leavesOf(message)) findPartText(leaf);
      findInlinePictures(message);
    }),
  );
});

const mail = (lineEnd: string) =>
  [
    'Content-Type: multipart/mixed; boundary=outer',
    '',
    'preamble',
    '--outer',
    'Content-Type: multipart/related;',
    ' boundary="in (n|er+"',
    '',
    '--in (n|er+',
    'Content-Type: text/html',
    '',
    '<img src="cid:a@b">',
    '--in (n|er+',
    'Content-Type: image/png; name="logo.png"',
    'Content-ID: <a@b>',
    'Content-Transfer-Encoding: base64',
    '',
    'iVBO',
    'Rw0=',
    '--in (n|er+--',
    '--outer',
    'Content-Type: text/html',
    'Content-ID: <page>',
    'Content-Transfer-Encoding: base64',
    '',
    'PGI+',
    '--outer--',
    'behind',
  ].join(lineEnd);

test.each(['\n', '\r\n'])('pictures with a Content-ID are found at any depth, nothing else (%j)', (lineEnd) => {
  expect(findInlinePictures(parseMimeParts(mail(lineEnd)))).toEqual({ 'a@b': 'data:image/png;base64,iVBORw0=' });
});

test('a message without pictures, without parts or without anything has none', () => {
  for (const source of ['', '\n\nhello', 'Content-Type: multipart/mixed\n\nx', 'Subject: x']) {
    expect(findInlinePictures(parseMimeParts(source))).toEqual({});
  }
});
