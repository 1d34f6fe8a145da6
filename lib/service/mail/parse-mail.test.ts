import { expect, test } from 'vitest';
import { parseMail } from './parse-mail.ts';

/** A message with CRLF line ends, as SMTP has it. */
function mail(text: string): Buffer {
  return Buffer.from(text.trimStart().replace(/\n/g, '\r\n'), 'latin1');
}

const parse = (text: string) => parseMail(mail(text), 'bounce@sender.test');

test('nested multiparts give text, HTML, the inline image and the file', () => {
  const message = parse(`
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
    bodyHtml: '<img src="cid:logo@x">\n',
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

test('attached messages, calendars and plain files keep the bytes that were sent, line ends too', () => {
  const inner =
    'From: a@b.test\r\nContent-Type: multipart/mixed; boundary=i\r\n\r\n--i\r\n\r\nfirst\r\n\r\nlast line\r\n--i--';
  const calendar = 'BEGIN:VCALENDAR\r\nSUMMARY:Caf\u00c3\u00a9\r\nEND:VCALENDAR\r\n';
  const message = parse(`
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
])('a message with %s is taken', (_what, text, expected) => {
  const message = parse(text);
  expect(message).toMatchObject(expected);
  expect(Buffer.from(message.source)).toEqual(mail(text));
});

test.each([
  ['in place of the text', 'Content-Type: text/plain\n\n<html><body><p>Hello</p></body></html>\n'],
  ['by half a type', 'Content-Type: html\n\n<html><body><p>Hello</p></body></html>\n'],
])('HTML %s is HTML', (_where, source) => {
  const { bodyHtml, bodyText } = parse(source);
  expect([bodyHtml, bodyText]).toEqual(['<html><body><p>Hello</p></body></html>\n', undefined]);
});

test('files without a name have one by their type; the page for AMP is none', () => {
  const types = ['application/ms-tnef', 'application/pkcs7-mime', 'message/rfc822', 'image/jpeg', 'text/x-amp-html'];
  const parts = types.map((type) => `--a\nContent-Type: ${type}\n\nSubject: x\n`).join('');
  const { attachments } = parse(`Content-Type: multipart/alternative; boundary=a\n\n${parts}--a--\n`);
  expect(attachments.map(({ name }) => name)).toEqual(['winmail.dat', 'smime.p7m', 'message.eml', 'image.jpg']);
});
