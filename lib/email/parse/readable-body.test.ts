import { expect, test } from 'vitest';
import { isBlank, isEncrypted, readableBody } from './readable-body.ts';

const HTML = '<p>Your code is <b>482913</b></p>';

test.each([
  HTML,
  `\n<!DOCTYPE html>\n<html lang="en"><head><title>x</title></head><body>${HTML}</body></html>\r\n`,
  `<HTML>${HTML}</HTML>`,
  '<table width=600><tr><td>Your code</td></tr></table>',
])('%j in place of the text is the HTML', (text) => {
  expect(readableBody({ text })).toEqual({ html: text });
  expect(readableBody({ text, html: ' ' })).toEqual({ html: text });
  expect(readableBody({ text, html: HTML })).toEqual({ text, html: HTML });
});

test.each([
  'Your code is 482913',
  '<482913> is your code',
  'See <b>this</b>',
  '<p> is a tag',
  '<https://shop.example/p></p>',
  ...['order', 'rss', 'soap:Envelope', 'plist', 'ticket id="7"'].map(
    (root) => `<?xml version="1.0"?>\n<${root}>\n  <state>open</state>\n</${root.split(' ')[0]}>`,
  ),
])('%j is text', (text) => {
  expect(readableBody({ text }).text).toBe(text);
});

test.each([
  '',
  '<html><head><title>Code</title><style>p{color:red}</style></head><body>\n<div>&nbsp;</div><br></body></html>',
  '<!-- no --><p>&zwnj;\u200a&#160;</p>',
  '<style>p{color:red}</style><!-- <p>no</p> --><p>\u200b&#8203;&shy;</p>',
  '<script>let a = 1;</script><div></div>',
  ...['\u00a0', '\u00ad', '\u2002', '\u2003', '\u200b', '\u200c', '\u200d', '\u200e', '\u2060', '\ufeff'].flatMap(
    (char) => {
      const code = char.charCodeAt(0);
      return [
        char,
        `&#${code};`,
        `&#x${code.toString(16)};`,
        `&#X${code.toString(16).toUpperCase()};`,
        `&#0${code};`,
      ].map((written) => `<p>${written}</p>`);
    },
  ),
  '<p>&ensp;&emsp;&thinsp;&zwj;&lrm;&rlm;</p>',
])('the HTML %j shows nothing beside the text', (html) => {
  expect(readableBody({ text: 'Hello', html })).toEqual({ text: 'Hello' });
  expect(readableBody({ text: ' ', html }).html).toBe(html || undefined);
  expect(isBlank(html)).toBe(true);
});

test.each([
  HTML,
  '<img src="cid:x">',
  '<body background="x"></body>',
  '<p>.</p>',
  '<p>&#46;</p>',
  '<p>&#x2E;</p>',
  `<p>${' '.repeat(20_000)}</p>`,
])('the HTML %j shows something', (html) => {
  expect(readableBody({ text: 'Hello', html })).toEqual({ text: 'Hello', html });
});

const SENTENCE = 'Größe: Ваш код 604418, see https://a.example/x?y=1.';

test.each([
  ['an entity for each tag', `&lt;p&gt;${SENTENCE}&lt;/p&gt;`, `<p>${SENTENCE}</p>`],
  ['an entity for each heading', `&lt;h1&gt;${SENTENCE}&lt;/h1&gt;`, `<h1>${SENTENCE}</h1>`],
  ['UTF-8 as Latin-1', Buffer.from(SENTENCE).toString('latin1'), SENTENCE],
  ['escapes of JSON', `${SENTENCE}\\r\\n\\r\\n${SENTENCE}`, `${SENTENCE}\n\n${SENTENCE}`],
  ['quoted-printable', 'a=3D1, Gr=C3=B6=C3=9Fe and =\r\nmore=2E', 'a=1, Größe and more.'],
  ['base64', Buffer.from(SENTENCE.repeat(2)).toString('base64'), SENTENCE.repeat(2)],
])('what a service encoded once too often is read: %s', (_, written, read) => {
  expect(readableBody({ text: written }).text ?? readableBody({ text: written }).html).toBe(read);
  expect(readableBody({ text: SENTENCE, html: written }).html).toBe(read);
});

test.each([
  '5 = 3 + 2 and =3D alone, a=1',
  'C:\\new and \\d+ here',
  'café, naïve',
  'Å ½',
  '&lt;p&gt; is written <b>so</b>',
])('what may be meant stays: %s', (text) => {
  expect(readableBody({ text })).toEqual({ text });
});

test.each([
  '<h1>Hi</h1><p>a</p>',
  '<!-- a --><b>b</b>',
  '<style>p{}</style><p>a</p>',
  '<?xml version="1.0"?><p>a</p>',
  '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE html><html><p>a</p></html>',
  '<b>Hi</b><br>a<br>',
  '<p>Your code is <b>482913</b>.</p>\nIt is valid for an hour.',
])('a fragment in place of the text is HTML: %s', (text) => {
  expect(readableBody({ text })).toEqual({ html: text });
});

const ARMOR = '-----BEGIN PGP MESSAGE-----\n\nhQEMA\n-----END PGP MESSAGE-----';

test.each([
  ['PGP in the text', { text: `Hello\n${ARMOR}` }, [], true],
  ['PGP in the HTML', { html: `<pre>${ARMOR}</pre>` }, [], true],
  ['PGP/MIME', {}, ['version.pgp', 'attachment'], true],
  ['PGP/MIME with a name', { text: '\n' }, ['PGPMIME version identification', 'encrypted.asc'], true],
  ['S/MIME', {}, ['smime.p7m'], true],
  ['a text beside such a file', { text: 'The backup' }, ['backup.sql.gpg'], false],
  ['a signature', {}, ['signature.asc', 'smime.p7s'], false],
  ['words about it', { text: 'It begins with “-----BEGIN PGP MESSAGE-----”.' }, [], false],
  ['nothing', {}, [], false],
])('%s: encrypted or not', (_, body, files, isLocked) => {
  expect(isEncrypted(body, files)).toBe(isLocked);
});
