import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitLeaves } from './mime-leaves.ts';

/** How a part is sent: its header, and its content in that transfer encoding. */
const ENCODINGS = {
  binary: (content: Buffer) => content.toString('latin1'),
  base64: (content: Buffer) => content.toString('base64').replace(/.{76}/g, '$&\r\n'),
  'quoted-printable': (content: Buffer) =>
    [...content].map((byte) => `=${byte.toString(16).padStart(2, '0')}`).join('=\r\n'),
};

const part = fc.record({
  content: fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
  encoding: fc.constantFrom('binary' as const, 'base64' as const, 'quoted-printable' as const),
});

test('whatever bytes are sent come out again, whatever the encoding and however deep', () => {
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 4 }), fc.nat(6), (parts, depth) => {
      const sent = parts.map(
        ({ content, encoding }) => `Content-Transfer-Encoding: ${encoding}\r\n\r\n${ENCODINGS[encoding](content)}`,
      );
      let source = wrap(sent, 'innermost (?) boundary');
      for (let level = 0; level < depth; level++) source = wrap([source], `level-${level}`);
      expect(splitLeaves(Buffer.from(source, 'latin1'))).toEqual(parts.map(({ content }) => content));
    }),
  );
});

test('an empty part, and a part without an end, are parts', () => {
  const source = 'Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n--b\r\n\r\none\r\n--b\r\n\r\ntwo\r\n';
  expect(splitLeaves(Buffer.from(source)).map(String)).toEqual(['', 'one', 'two\r\n']);
});

test('a boundary that is the beginning of another is not taken for it', () => {
  const inner = wrap(['\r\ndeep'], 'bb');
  expect(splitLeaves(Buffer.from(wrap([inner, '\r\nflat'], 'b'))).map(String)).toEqual(['deep', 'flat']);
});

function wrap(parts: string[], boundary: string): string {
  const delimited = parts.map((inner) => `--${boundary}\r\n${inner}\r\n`);
  return `Content-Type: multipart/mixed; boundary="${boundary}"\r\n\r\n${delimited.join('')}--${boundary}--\r\n`;
}

test('a boundary as long as a mail is no reason to refuse it', () => {
  const boundary = '(x)'.repeat(50_000);
  const source = `Content-Type: multipart/mixed; boundary="${boundary}"\r\n\r\n--${boundary}\r\n\r\nHello\r\n--${boundary}--\r\n`;
  expect(splitLeaves(Buffer.from(source)).map(String)).toEqual(['Hello']);
});
