import { expect, test } from 'vitest';
import { findInlinePictures, findPicture, showsInlinePictures } from './inline-pictures.ts';
import { parseSource } from './parse-source.ts';

const PIXEL = '\x89PNG\r\n\x1a\n\0\xff';
const BASE64 = btoa(PIXEL);

/** A message with one picture, whose header has these fields. */
function mail(fields: string[], content = BASE64, page = ''): string {
  return [
    'Content-Type: multipart/related; boundary=b',
    '',
    '--b',
    `Content-Type: text/html${page}`,
    '',
    '<img>',
    '--b',
    ...fields,
    '',
    content,
    '--b--',
  ].join('\r\n');
}

const PNG = 'Content-Type: image/png';
const ENCODING = 'Content-Transfer-Encoding: base64';

test.each([
  'Content-ID: <Logo.PNG@01DB>',
  'Content-Id: Logo.png@01db',
  'CONTENT-ID:<logo.png@01DB> ',
  'Content-ID: < logo.png@01DB >',
  'Content-ID:\r\n <logo.png@01DB>',
  'Content-ID: <logo.png\r\n\t@01DB>',
  'Content-ID: <logo%2Epng%4001DB>',
  'Content-ID: "<logo.png@01DB>"',
  'Content-ID: <=?us-ascii?Q?logo.png?=\r\n =?us-ascii?Q?=4001DB?=>',
  'Content-ID: =?utf-8?B?PGxvZ28ucG5nQDAxREI+?=',
])('the picture with %j is found by every form of its id', (field) => {
  const pictures = findInlinePictures(parseSource(mail([PNG, ENCODING, field])).parts);
  for (const url of [
    'cid:logo.png@01DB',
    ' CID:Logo.png@01db ',
    'cid:<logo.png@01DB>',
    'cid:logo%2Epng%4001DB',
    'cid:logo%252Epng%254001DB',
    'cid://logo.png@01DB',
    'cid: logo.png@01DB',
    'mid:960830.1639@mail.example/logo.png@01DB',
  ])
    expect(findPicture(pictures, url), url).toBe(`data:image/png;base64,${BASE64}`);
  for (const url of ['cid:logo', 'logo.png@01DB', 'cid:', 'cid:__proto__', 'mid:logo.png@01DB', ''])
    expect(findPicture(pictures, url), url).toBeUndefined();
});

test.each([
  ['https://shop.example/a/logo.png', '', ['https://shop.example/a/logo.png', 'HTTPS://shop.example/a/./logo.png']],
  ['logo.png', '', ['logo.png', './logo.png', ' logo.png']],
  ['images/two words.png', '', ['images/two%20words.png', 'images/two words.png'].slice(1)],
  [
    'https://shop.example/a/logo.png',
    'https://shop.example/a/mail.html',
    ['logo.png', 'https://shop.example/a/logo.png'],
  ],
  ['https://shop.example/a/\r\n  logo.png', '', ['https://shop.example/a/logo.png']],
])('the picture at %j, beside a page at %j, is found by %j', (location, page, urls) => {
  const source = mail(
    [PNG, ENCODING, `Content-Location: ${location}`],
    BASE64,
    page && `\r\nContent-Location: ${page}`,
  );
  const pictures = findInlinePictures(parseSource(source).parts);
  for (const url of urls) expect(findPicture(pictures, url), url).toBe(`data:image/png;base64,${BASE64}`);
  for (const url of ['https://shop.example/logo.png', 'cid:logo.png', 'other.png'])
    expect(findPicture(pictures, url), url).toBeUndefined();
});

test.each([
  ['<img src="CID:logo">', [], true],
  ['<p style="background:url(mid:a@b/logo)">', [], true],
  ['<IMG src="https://shop.example/logo.png">', ['Logo.PNG'], true],
  ['<td background="logo.png">', ['a.pdf', 'image.png'], true],
  ['<img src="https://shop.example/logo.png">', ['terms.pdf'], false],
  ['<img src="https://shop.example/logo.png">', [], false],
  ['<p>See the picture</p>', ['picture.png'], false],
])('whether %j, with the files %j, shows images of the message: %j', (html, names, expected) => {
  expect(
    showsInlinePictures(
      html,
      names.map((name) => ({ name })),
    ),
  ).toBe(expected);
});
