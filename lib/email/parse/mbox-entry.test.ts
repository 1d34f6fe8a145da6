import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readMbox } from '../../../test/export/read-mbox.ts';
import { mboxEntry } from './mbox-entry.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const text = (value: Uint8Array) => new TextDecoder().decode(value);
const receivedAt = Date.UTC(2026, 10, 21, 9, 45, 37);

test('an entry has a separator, quoted lines and a blank line', () => {
  const source = bytes('Subject: x\n\nFrom here\n>From there\nfrom\n');
  expect(text(mboxEntry({ source, sender: 'a@b.example', receivedAt }))).toBe(
    'From a@b.example Sat Nov 21 09:45:37 2026\nSubject: x\n\n>From here\n>>From there\nfrom\n\n',
  );
});

test('a sender cannot break the separator', () => {
  const entry = mboxEntry({ source: bytes('x\n'), sender: 'a b\nFrom c', receivedAt });
  expect(text(entry)).toMatch(/^From abFromc Sat/);
  expect(readMbox(entry)).toHaveLength(1);
});

test('any bytes of any number of messages come back', () => {
  const pieces = fc.constantFrom('From ', '>', '\n', '\r\n', 'a', ' ', '\u0000', 'é', 'unended').map(bytes);
  const source = fc.oneof(
    fc.uint8Array(),
    fc.array(pieces).map((parts) => Uint8Array.from(parts.flatMap((part) => [...part]))),
  );
  fc.assert(
    fc.property(fc.array(source, { maxLength: 5 }), (sources) => {
      const entries = sources.map((source) => mboxEntry({ source, sender: 'a@b.example', receivedAt }));
      const mbox = Uint8Array.from(entries.flatMap((entry) => [...entry]));
      expect(readMbox(mbox).map((message) => [...message.source])).toEqual(sources.map((source) => [...source]));
    }),
  );
});

test('what others write is read: no blank line at the end, other moments', () => {
  const mbox = bytes('junk\n\nFrom x@y.example Thu Jan  1 00:00:07 1970\nA: b\n\nhi\n\nFrom - \nC: d\n');
  expect(readMbox(mbox).map(({ sender, receivedAt, source }) => [sender, receivedAt, text(source)])).toEqual([
    ['x@y.example', 7000, 'A: b\n\nhi\n'],
    ['-', undefined, 'C: d'],
  ]);
});
