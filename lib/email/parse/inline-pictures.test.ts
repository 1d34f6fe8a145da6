import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findInlinePictures, parseMimeParts } from './mime-parts.ts';

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

test('never throws', () => {
  const pieces = fc.constantFrom(
    'Content-Type: multipart/x; boundary=a',
    '\n',
    '\r\n',
    '--a',
    '--',
    'Content-ID: <x>',
    'Content-Type: image/png',
    ' ',
  );
  fc.assert(
    fc.property(fc.array(pieces), (parts) => typeof findInlinePictures(parseMimeParts(parts.join(''))) === 'object'),
  );
});
