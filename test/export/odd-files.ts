import type { MimeFile } from './mime-files.ts';

/** Bytes that are words in their charset, and rubbish in all others. */
const CHARSETS: [charset: string, bytes: string][] = [
  ['us-ascii', 'Your code is 481516.'],
  ['iso-8859-1', 'Gr\xfc\xdfe'],
  ['windows-1252', '\x93quoted\x94 \x80 5'],
  ['iso-8859-15', '\xa4 5'],
  ['windows-1251', '\xca\xee\xe4'],
  ['koi8-r', '\xeb\xcf\xc4'],
  ['shift_jis', '\x83R\x81[\x83h'],
  ['iso-2022-jp', '\x1b$B%3!<%I\x1b(B'],
  ['euc-kr', '\xc4\xda\xb5\xe5'],
  ['gb2312', '\xb4\xfa\xc2\xeb'],
  ['big5', '\xa5N\xbdX'],
  ['windows-1256', '\xd1\xe3\xd2'],
  ['utf-8', '\xc3\xa9\xe2\x82\xac\xf0\x9f\x98\x80'],
  ['utf-7', '+ZuVnLA-'],
  ['utf-16le', 'c\0o\0d\0e\0'],
  ['x-unknown', '\xff\xfe\x80'],
];

type Encode = (bytes: string) => string;
const ENCODINGS: [name: string, encode: Encode][] = [
  ['8bit', (bytes) => bytes],
  ['binary', (bytes) => `${bytes}${'y'.repeat(1200)}${bytes}`],
  [
    'quoted-printable',
    (bytes) => bytes.replace(/[^ -<>-~]/g, (c) => `=${c.charCodeAt(0).toString(16).padStart(2, '0')}`),
  ],
  ['base64', (bytes) => Buffer.from(bytes, 'latin1').toString('base64')],
  ['7bit', (bytes) => bytes.replace(/[^ -~]/g, '?')],
  ['x-rubbish', (bytes) => bytes],
];

const lines = (...all: string[]) => all.join('\r\n');
const inParts = (type: string, parts: string[], boundary = 'part') =>
  lines(
    `Content-Type: multipart/${type}; boundary="${boundary}"`,
    '',
    'preamble',
    ...parts.flatMap((part) => [`--${boundary}`, part]),
    `--${boundary}--`,
    'epilogue',
    '',
  );

/** Kinds of message around one part. */
const NESTINGS: [name: string, nest: (part: string) => string][] = [
  ['alone', (part) => part],
  ['mixed', (part) => inParts('mixed', [part, lines('Content-Type: text/plain', '', 'second', '')])],
  ['alternative in related', (part) => inParts('related', [inParts('alternative', [part, part], 'inner')], 'outer')],
  [
    'mail in mail',
    (part) => inParts('mixed', [lines('Content-Type: message/rfc822', '', `Subject: inner\r\n${part}`)]),
  ],
];

/** Every charset in every transfer encoding, in every nesting that makes a difference. */
function charsetFiles(): [name: string, source: string][] {
  return CHARSETS.flatMap(([charset, bytes], at) =>
    ENCODINGS.map(([encoding, encode], nth): [string, string] => {
      const [nesting, nest] = NESTINGS[(at + nth) % NESTINGS.length] ?? ['alone', (part: string) => part];
      const part = lines(
        `Content-Type: text/plain; charset=${charset}`,
        `Content-Transfer-Encoding: ${encoding}`,
        '',
        encode(bytes),
        '',
      );
      return [
        `${charset}, ${encoding}, ${nesting}`,
        `From: ${at}.${nth}@x.example\r\nSubject: ${charset} ${encoding}\r\n${nest(part)}`,
      ];
    }),
  );
}

const deep = (depth: number): string =>
  depth === 0
    ? lines('Content-Type: text/plain', '', 'deep', '')
    : inParts('mixed', [deep(depth - 1)], `level${depth}`);

/** What no library writes and every mailbox meets. */
const ODDITIES: [name: string, source: string][] = [
  ['nothing but a line end', '\r\n'],
  ['only a body', '\r\nwords\r\n'],
  ['only a header', 'Subject: x\r\n'],
  ['no blank line', 'Subject: x\r\nwords that look like no header\r\n'],
  [
    'separators in the body',
    'Subject: x\r\n\r\nFrom a@b.example Thu Jan  1 00:00:07 1970\r\n\r\nFrom b\r\n>From c\r\n>>From d\r\n',
  ],
  ['a separator in front', 'From a@b.example Thu Jan  1 00:00:07 1970\r\nSubject: x\r\n\r\nwords\r\n'],
  ['ends in blank lines', 'Subject: x\r\n\r\nwords\r\n\r\n\r\n\r\n'],
  ['only blank lines', '\r\n\r\n\r\n\r\n'],
  ['bare line feeds', 'Subject: x\r\n\r\none\ntwo\nFrom three\n\n\nfour\r\n'],
  ['bare carriage returns', 'Subject: x\r\n\r\none\rtwo\rFrom three\r\r\nfour\r\n'],
  ['line ends of all kinds', 'Subject: x\n\r\na\r\r\nb\n\nc\r\n'],
  ['dots', 'Subject: x\r\n\r\n.\r\n..\r\n...\r\n.x\r\n'],
  [
    'every byte',
    `Subject: x\r\nContent-Transfer-Encoding: binary\r\n\r\n${Array.from({ length: 256 }, (_, byte) => (byte === 10 || byte === 13 ? '' : String.fromCharCode(byte))).join('')}\r\n`,
  ],
  ['zero bytes', 'Subject: x\r\n\r\na\0b\0\0\r\n'],
  ['a byte-order mark', '\xef\xbb\xbfSubject: x\r\n\r\nwords\r\n'],
  ['8-bit header', 'Subject: Gr\xc3\xbc\xc3\x9fe\r\nFrom: M\xfcller <a@b.example>\r\n\r\nwords\r\n'],
  ['a folded header', 'Subject: a\r\n b\r\n\tc\r\n  \r\n d\r\n\r\nwords\r\n'],
  ['a header of 100 kB', `X-Long: ${'x'.repeat(100_000)}\r\nSubject: x\r\n\r\nwords\r\n`],
  ['a line of 300 kB', `Subject: x\r\n\r\n${'z'.repeat(300_000)}\r\n`],
  ['two thousand headers', `${'X-Again: 1\r\n'.repeat(2000)}\r\nwords\r\n`],
  ['two subjects', 'Subject: one\r\nSubject: two\r\n\r\nwords\r\n'],
  ['a boundary that never comes', 'Content-Type: multipart/mixed; boundary=x\r\n\r\nwords\r\n'],
  ['a boundary that never ends', 'Content-Type: multipart/mixed; boundary=x\r\n\r\n--x\r\n\r\nwords\r\n'],
  ['an empty boundary', 'Content-Type: multipart/mixed; boundary=""\r\n\r\n--\r\n\r\nwords\r\n'],
  ['boundaries alike', inParts('mixed', [inParts('mixed', ['\r\na\r\n'], 'x')], 'xx')],
  ['parts without headers', inParts('mixed', ['\r\none', '\r\ntwo', ''])],
  ['thirty parts in parts', deep(30)],
  ['broken base64', 'Content-Type: text/plain\r\nContent-Transfer-Encoding: base64\r\n\r\n!!!YWJj=ZGVm\r\nA\r\n'],
  ['broken quoted-printable', 'Content-Transfer-Encoding: quoted-printable\r\n\r\n=ZZ=\r\n=4\r\n= \r\n=C3\r\n'],
  ['uuencoded', 'Subject: x\r\n\r\nbegin 644 a.txt\r\n#86)C\r\n`\r\nend\r\n'],
  [
    'a report',
    inParts('report; report-type=delivery-status', [
      'Content-Type: text/plain\r\n\r\nFailed\r\n',
      'Content-Type: message/delivery-status\r\n\r\nStatus: 5.1.1\r\n',
    ]),
  ],
  [
    'signed',
    inParts('signed; protocol="application/pgp-signature"', [
      'Content-Type: text/plain\r\n\r\nFrom me \r\n',
      'Content-Type: application/pgp-signature\r\n\r\n-----BEGIN PGP SIGNATURE-----\r\n',
    ]),
  ],
];

/** By hand, byte by byte. */
export function oddFiles(): MimeFile[] {
  return [...charsetFiles(), ...ODDITIES].map(([name, source]) => ({ name, source: Buffer.from(source, 'latin1') }));
}
