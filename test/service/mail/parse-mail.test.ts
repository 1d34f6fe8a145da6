import { expect, test } from 'vitest';
import { findPartText, parseSource } from '../../../lib/email/parse/parse-source.ts';
import { parseMail } from './parse-mail.ts';

/** A message with CRLF line ends, as SMTP has it. */
function mail(text: string): Buffer {
  return Buffer.from(text.trimStart().replace(/\n/g, '\r\n'), 'latin1');
}

const parse = (text: string) => parseMail(mail(text), 'bounce@sender.test');

test('nested multiparts give text, HTML, the inline image and the file', async () => {
  const message = await parse(`
From: =?utf-8?q?Zo=C3=AB_M=C3=BCller?= <zoe@sender.test>
To: quiet.lark.41@mayfly.test
Cc: Bob <bob@sender.test>, Team: ann@sender.test, max@sender.test;
Subject: =?iso-8859-1?Q?Gr=FC=DFe?= =?utf-8?B?IPCfkYs=?=
MIME-Version: 1.0
Content-Type: multipart/mixed; boundary=outer

A preamble that nobody shows.
--outer
Content-Type: multipart/related; boundary="mid dle"

--mid dle
Content-Type: multipart/alternative;
 boundary=inner

--inner
Content-Type: text/plain; charset=iso-8859-1
Content-Transfer-Encoding: quoted-printable

Gr=FC=DFe aus K=F6ln, ein Satz, der =
weitergeht
--inner
Content-Type: text/html; charset=utf-8
Content-Transfer-Encoding: base64

PGltZyBzcmM9ImNpZDpsb2dvQHgiPg==
--inner--
--mid dle
Content-Type: image/png
Content-ID: <logo@x>
Content-Transfer-Encoding: base64

iVBORw0KGgo=
--mid dle--
--outer
Content-Type: application/octet-stream
Content-Disposition: attachment; filename*=utf-8''na%C3%AFve%20plan.bin
Content-Transfer-Encoding: base64

AAH/Cg0=
--outer--
`);

  expect(message).toMatchObject({
    from: 'Zoë Müller <zoe@sender.test>',
    cc: ['bob@sender.test', 'ann@sender.test', 'max@sender.test'],
    subject: 'Grüße 👋',
    bodyText: 'Grüße aus Köln, ein Satz, der weitergeht\n',
    bodyHtml: '<img src="cid:logo@x">',
  });
  expect(message.attachments.map(({ name, type }) => [name, type])).toEqual([
    ['image.png', 'image/png'],
    ['naïve plan.bin', 'application/octet-stream'],
  ]);
  expect(message.attachments.map(({ content }) => Buffer.from(content).toString('hex'))).toEqual([
    '89504e470d0a1a0a',
    '0001ff0a0d',
  ]);
});

test('attached messages, calendars and plain files keep the bytes that were sent, line ends too', async () => {
  const inner = 'From: a@b.test\r\nSubject: inner\r\n\r\nfirst\r\n\r\nlast line';
  const calendar = 'BEGIN:VCALENDAR\r\nSUMMARY:Caf\u00c3\u00a9\r\nEND:VCALENDAR\r\n';
  const message = await parse(`
From: a@sender.test
Content-Type: multipart/mixed; boundary=b

--b
Content-Type: text/plain

See attached
--b
Content-Type: message/rfc822

${inner.replace(/\r/g, '')}
--b
Content-Type: text/calendar; method=REQUEST; charset=utf-8
Content-Transfer-Encoding: 8bit

${calendar.replace(/\r/g, '')}
--b
Content-Type: text/csv; name=table.csv
Content-Disposition: attachment
Content-Transfer-Encoding: quoted-printable

a;b=0A1;=
2
last
--b--
`);

  expect(message.bodyText).toBe('See attached\n');
  expect(message.attachments.map(({ name }) => name)).toEqual(['message.eml', 'invite.ics', 'table.csv']);
  expect(message.attachments.map(({ content }) => Buffer.from(content).toString('latin1'))).toEqual([
    inner,
    calendar,
    'a;b\n1;2\r\nlast',
  ]);
});

test.each([
  ['no header but From', 'From: a@b.test\n\nbody\n', { from: '<a@b.test>', subject: '', bodyText: 'body\n' }],
  ['no sender: the envelope tells', 'Subject: hi\n\nbody\n', { from: '<bounce@sender.test>', subject: 'hi' }],
  ['no body', 'From: a@b.test\nSubject: only this\n\n', { subject: 'only this', bodyText: undefined }],
  ['nothing at all', '', { from: '<bounce@sender.test>', subject: '', attachments: [] }],
  [
    'a multipart that never ends',
    'Content-Type: multipart/mixed; boundary=b\n\n--b\n\nhello\n',
    { bodyText: 'hello\n' },
  ],
  ['a name in need of quotes', 'From: "Doe, Jane" <j@b.test>\n\nx\n', { from: '"Doe, Jane" <j@b.test>' }],
])('a message with %s is taken', async (_what, text, expected) => {
  const message = await parse(text);
  expect(message).toMatchObject(expected);
  expect(Buffer.from(message.source)).toEqual(mail(text));
});

const SHIFTED = '\x1b$B';
const latin1 = (text: string) => Buffer.from(text).toString('latin1');

test.each([
  ['UTF-8 as Latin-1', 'Código é', latin1('Código é'), '=?iso-8859-1?Q?C=C3=B3digo_=C3=A9?=', '; charset=iso-8859-1'],
  [
    'UTF-8 as Cyrillic',
    'Код входа',
    latin1('Код входа'),
    '=?windows-1251?B?0JrQvtC0INCy0YXQvtC00LA=?=',
    ';charset="koi8-r"',
  ],
  ['UTF-8 without a name', 'Código', latin1('Código'), latin1('Código'), ''],
  ['windows-1252 as Latin-1', '“7 €”', '\x937 \x80\x94', '=?iso-8859-1?Q?=937_=80=94?=', '; charset=iso-8859-1'],
  ['windows-1252 as UTF-8', 'déjà', 'd\xe9j\xe0', 'd\xe9j\xe0', '; charset=utf-8'],
  ['JIS without a name', '日本語', `${SHIFTED}F|K\\8l\x1b(B`, `${SHIFTED}F|K\\8l\x1b(B`, ';'],
  [
    'JIS as UTF-8',
    '日本語',
    `${SHIFTED}F|K\\8l\x1b(B`,
    '=?iso-2022-jp?B?GyRCRnxLXDhsGyhC?=',
    '; format=flowed; charset=utf-8',
  ],
  ['GBK as GB 2312', '验证镕', '\xd1\xe9\xd6\xa4\xe9\x46', '=?gb2312?B?0enWpOlG?=', '; charset=gb2312'],
  ['Korean by its old name', '인증', '\xc0\xce\xc1\xf5', '=?ks_c_5601-1987?B?wM7B9Q==?=', '; charset="ks_c_5601"'],
  ['bytes in the subject', '验证码', '\xd1\xe9\xd6\xa4\xc2\xeb', '\xd1\xe9\xd6\xa4\xc2\xeb', '; charset=gbk'],
])('%s is read, in the subject, the sender and every part', async (_what, text, body, subject, parameters) => {
  const source = `From: ${subject} <a@b.test>
Subject: ${subject}
Content-Type: multipart/mixed; boundary=b

--b
Content-Type: text/plain${parameters}
Content-Transfer-Encoding: 8bit

${body}
--b
Content-Type: text/html${parameters}
Content-Transfer-Encoding: base64

${btoa(`<p>${body}</p>`)}
--b
Content-Type: text/csv${parameters}
Content-Disposition: attachment; filename="${subject}.csv"

${body}
--b--
`;
  const message = await parse(source);
  expect(message).toMatchObject({ subject: text, from: `${text} <a@b.test>` });
  expect(message.bodyText).toContain(text);
  expect(message.bodyHtml).toContain(`<p>${text}</p>`);
  expect(message.attachments.map(({ name, content }) => [name, Buffer.from(content).toString('latin1')])).toEqual([
    [`${text}.csv`, body],
  ]);
  expect(Buffer.from(message.source)).toEqual(mail(source));
});

test('a page that names its encoding itself is read in it', async () => {
  const html =
    '<html><head><meta http-equiv="Content-Type" content="text/html; charset=gb2312"></head>\xd1\xe9\xd6\xa4';
  expect((await parse(`Content-Type: text/html\n\n${html}\n`)).bodyHtml).toContain('验证');
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
])('a text with %s is read', async (_what, source) => {
  const { bodyText, attachments, source: stored } = await parse(`Subject: Code\n${source}\n`);
  // The source view reads it as well.
  const shown = parseSource(Buffer.from(stored).toString('latin1')).parts.map(findPartText);
  expect(shown.map((text) => text?.replace('--a ', '').trim())).toEqual([TEXT]);
  expect(bodyText?.replace('--a ', '').trim()).toBe(TEXT);
  expect(attachments).toEqual([]);
});

test.each([
  ['in place of the text', 'Content-Type: text/plain\n\n<html><body><p>Hello</p></body></html>\n'],
  ['by half a type', 'Content-Type: html\n\n<html><body><p>Hello</p></body></html>\n'],
])('HTML %s is HTML', async (_where, source) => {
  const { bodyHtml, bodyText } = await parse(source);
  expect([bodyHtml, bodyText]).toEqual(['<html><body><p>Hello</p></body></html>\n', undefined]);
});

test('files without a name have one by their type; the page for AMP is none', async () => {
  const types = ['application/ms-tnef', 'application/pkcs7-mime', 'message/rfc822', 'image/jpeg', 'text/x-amp-html'];
  const parts = types.map((type) => `--a\nContent-Type: ${type}\n\nSubject: x\n`).join('');
  const { attachments } = await parse(`Content-Type: multipart/alternative; boundary=a\n\n${parts}--a--\n`);
  expect(attachments.map(({ name }) => name)).toEqual(['winmail.dat', 'smime.p7m', 'message.eml', 'image.jpg']);
});
