import fc from 'fast-check';
import { readMails } from '../../mails/read-mails.ts';

/** A mail, a character a byte, with CRLF. @property texts of its parts; absent where it was spoilt, so that nothing is known of it */
export type WrongMail = { source: string; texts?: string[] };

type Part = { header: string[]; body: string; texts: string[] };

const TYPES = ['text/plain', 'text/html', 'text/calendar', 'application/pdf', 'image/png', 'TEXT/Plain', 'x', ''];
const CHARSETS = [
  '',
  '; charset=utf-8',
  '; charset="iso-8859-1"',
  '; charset=none-such',
  '; charset=',
  '; name="a b.txt"',
];
const ODD_HEADERS = [
  'Subject: =?utf-8?Q?Caf=C3=A9?= =?utf-8?B?4pyT?=',
  'Subject: =?none?Q?x?= =?utf-8?B?%%%?=',
  'From: "Zo\\"e (x)" <a@b.example>, c@d.example',
  'From: <<>>, ;;((',
  'To: Team: a@b.example, "c, d" <e@f.example>;',
  'Date: Thu, 32 Foo 20266 25:61:61 +9999',
  'Date: Sat, 21 Nov 2026 09:45:37 +0100',
  'Content-Disposition: attachment; filename*=utf-8\'\'%zz%41; filename="../../x.exe"',
  'Content-Disposition: attachment; filename="=?utf-8?Q?a.exe?="',
  'Content-ID: <<a@b>>',
  'Received: from a by b; c',
  'Authentication-Results: mx.example; spf=pass smtp.mailfrom=a@b; dkim=fail header.d=c (((',
  `X-Long: ${'word '.repeat(300)}`,
  ': no name',
  'no colon',
  'Folded:\r\n\tby a tab',
  'Reply-To: \u00fc\u00ff',
];

const words = fc.array(
  fc.constantFrom('Your code is 482913.', '<p>Hello</p>', '=3D=', '--', '.', '..', 'ü', '\u00ff', 'From x'),
  {
    maxLength: 6,
  },
);

const leaf = fc
  .tuple(fc.constantFrom(...TYPES), fc.constantFrom(...CHARSETS), fc.nat(3), words, fc.nat(1e6))
  .map(([type, more, encoding, said, nth]): Part => {
    const text = [`good-${nth}`, ...said].join('\r\n');
    const header = type ? [`Content-Type: ${type}${more}`] : [];
    if (encoding === 0) {
      const base64 = Buffer.from(text, 'latin1').toString('base64').replace(/.{76}/g, '$&\r\n');
      return { header: [...header, 'Content-Transfer-Encoding: base64'], body: base64, texts: [] };
    }
    const isQuoted = encoding === 1;
    const body = isQuoted ? text.replace(/=/g, '=3D').replace(/Hello/g, 'He=\r\nllo') : text;
    const transfer = isQuoted ? ['Content-Transfer-Encoding: Quoted-Printable'] : [];
    return { header: [...header, ...transfer], body, texts: [`good-${nth}`] };
  });

let boundaries = 0;

const { tree } = fc.letrec<{ tree: Part }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 5, depthSize: 'medium' },
    leaf,
    fc
      .tuple(
        fc.constantFrom('mixed', 'alternative', 'related', 'report', 'x'),
        fc.array(tie('tree'), { maxLength: 4 }),
        fc.array(fc.constantFrom(...ODD_HEADERS), { maxLength: 2 }),
      )
      .map(([kind, parts, odd]): Part => {
        const boundary = `b ${boundaries++}'()+_,-./:=?`;
        const inner = parts.map(({ header, body }) => `--${boundary}\r\n${header.join('\r\n')}\r\n\r\n${body}\r\n`);
        return {
          header: [`Content-Type: multipart/${kind};\r\n boundary="${boundary}"`, ...odd],
          body: `preamble\r\n${inner.join('')}--${boundary}--\r\nepilogue`,
          texts: parts.flatMap(({ texts }) => texts),
        };
      }),
  ),
}));

const whole = fc
  .tuple(tree, fc.array(fc.constantFrom(...ODD_HEADERS), { maxLength: 6 }))
  .map(([{ header, body, texts }, odd]): WrongMail => {
    return { source: `${[...odd, ...header].join('\r\n')}\r\n\r\n${body}\r\n`, texts };
  });

const kept = readMails()
  .filter(({ name }) => name !== 'huge')
  .map(({ source }): WrongMail => ({ source: Buffer.from(source).toString('latin1') }));

const PIECES = [
  '\r\n',
  '\n',
  '\r',
  '\0',
  '--',
  '=',
  '=?',
  '"',
  ';',
  ' ',
  ':',
  '\r\n\r\n',
  '(',
  '<',
  '\u00ff',
  'boundary=',
  'base64',
];

type Change = { at: number; drop: number; put: string; copy: number };

/** Some pieces taken out, put in, or copied to another place. */
const change = fc.record<Change>({
  at: fc.nat(),
  drop: fc.oneof(fc.constant(0), fc.nat(20), fc.nat(2000)),
  put: fc.oneof(
    fc.constantFrom(...PIECES),
    fc.constantFrom(...PIECES, ...ODD_HEADERS).map((piece) => piece.repeat(50)),
    fc.constant(''),
  ),
  copy: fc.oneof(fc.constant(0), fc.nat(500)),
});

const spoilt = fc
  .tuple(fc.oneof(whole, fc.constantFrom(...kept)), fc.array(change, { minLength: 1, maxLength: 8 }))
  .map(([{ source }, changes]): WrongMail => {
    let text = source;
    for (const { at, drop, put, copy } of changes) {
      const from = at % (text.length + 1);
      text = text.slice(0, from) + put + text.slice(from + drop) + text.slice(from, from + copy);
    }
    return { source: text };
  });

/** Mails in trees of any form, and mails of any kind that something happened to. */
export const wrongMail: fc.Arbitrary<WrongMail> = fc.oneof(whole, spoilt);
