import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseSourceHeaders } from './source-headers.ts';

const SOURCE = [
  'Authentication-Results: mx.mayfly.example (v2);',
  '\tspf=pass (sender is allowed) smtp.mailfrom=bounce@mail.shop.example;',
  '\tdkim=fail header.d=other.example; dkim=pass header.d=shop.example;',
  '\tdmarc=pass (p=REJECT) header.from=shop.example',
  'Received: from mail.shop.example (mail.shop.example [192.0.2.1]) by mx.mayfly.example with ESMTPS',
  ' id 1; Sat, 21 Nov 2026 09:45:38 +0000',
  'Authentication-Results: evil.example; dmarc=fail',
  'From: =?utf-8?Q?Caf=C3=A9?= <hello@shop.example>',
  'To: "Doe, Jane" <jane@mayfly.example>, x@y.example',
  'Cc: Team: a@b.example, B <b@b.example>;',
  'Subject: =?utf-8?B?0JDQsdCy?=',
  ' and a fold',
  'Date: Sat, 21 Nov 2026 10:45:37 +0100',
  'not a field',
  'X-Empty:',
  '',
  'Body: not a header',
].join('\r\n');

test('the important headers are picked out', () => {
  const headers = parseSourceHeaders(SOURCE);
  expect(headers.from).toEqual({ name: 'Café', address: 'hello@shop.example', display: 'Café' });
  expect(headers.to.map(({ display }) => display)).toEqual(['Doe, Jane', 'x@y.example']);
  expect(headers.cc.map(({ address }) => address)).toEqual(['a@b.example', 'b@b.example']);
  expect(headers.subject).toBe('Абв and a fold');
  expect(headers.date).toMatchObject({ sentAt: Date.UTC(2026, 10, 21, 9, 45, 37), zone: '+01:00' });
  expect(SOURCE.slice(headers.bodyStart)).toBe('Body: not a header');
});

test('only the topmost report counts, and one good signature is enough', () => {
  expect(parseSourceHeaders(SOURCE).authentication).toEqual({
    server: 'mx.mayfly.example',
    isTrusted: true,
    spf: { result: 'pass', domain: 'mail.shop.example' },
    dkim: { result: 'pass', domain: 'shop.example' },
    dmarc: { result: 'pass', domain: 'shop.example' },
  });
  expect(parseSourceHeaders('Subject: x\n\n').authentication).toEqual({ isTrusted: false });
});

test.each([
  ['Received: from a by mail.shop.example with SMTP\nAuthentication-Results: mx.shop.example; dmarc=pass', true],
  [
    'Received: from a by mx.mayfly.example\nReceived: from b by evil.example\nAuthentication-Results: evil.example; spf=pass',
    false,
  ],
  ['Authentication-Results: mx.mayfly.example; dmarc=pass', false],
  ['Received: from a by mx.mayfly.example\nAuthentication-Results: ; dmarc=pass', false],
])('%j: reported by who took it in: %j', (head, isTrusted) => {
  expect(parseSourceHeaders(`${head}\n\n`).authentication.isTrusted).toBe(isTrusted);
});

test('every field is there, raw and readable', () => {
  const { fields } = parseSourceHeaders(SOURCE);
  expect(fields.map(({ name }) => name)).toEqual([
    'Authentication-Results',
    'Received',
    'Authentication-Results',
    'From',
    'To',
    'Cc',
    'Subject',
    'Date',
    'X-Empty',
  ]);
  expect(fields[6]).toEqual({
    name: 'Subject',
    value: 'Абв and a fold',
    raw: 'Subject: =?utf-8?B?0JDQsdCy?=\n and a fold',
  });
});

test.each([
  ['Sat, 21 Nov 2026 10:45 GMT', Date.UTC(2026, 10, 21, 10, 45), '+00:00'],
  ['21 Nov 26 10:45:00 EST', Date.UTC(2026, 10, 21, 15, 45), '-05:00'],
  ['Sat, 21 Nov 2026 10:45:37 -0000', Date.UTC(2026, 10, 21, 10, 45, 37), undefined],
  ['1 Jan 2027 00:30:00 +0530 (IST)', Date.UTC(2026, 11, 31, 19, 0), '+05:30'],
  ['Thu, 31 Dec 2026 23:59:60 +0000', Date.UTC(2026, 11, 31, 23, 59, 59), '+00:00'],
  ['21 Nov 2026 10:45:37 +9999', Date.UTC(2026, 10, 21, 10, 45, 37), undefined],
  ['21 Nov 2026 10:45:37 CEST', Date.UTC(2026, 10, 21, 10, 45, 37), undefined],
])('%j is a date with a zone', (header, sentAt, zone) => {
  const { date } = parseSourceHeaders(`Date: ${header}\n\n`);
  expect(date?.sentAt).toBe(sentAt);
  expect(date?.zone).toBe(zone);
});

test.each(['yesterday', '', '99 Foo 2026 10:00', '1 Jan 126 10:00 GMT'])('%j is no date', (header) => {
  expect(parseSourceHeaders(`Date: ${header}\n\n`).date).toBeUndefined();
});

test('never throws; a source without headers has a body only', () => {
  expect(parseSourceHeaders('\r\nhello')).toMatchObject({ fields: [], bodyStart: 2 });
  const pieces = fc.constantFrom(
    'From:',
    'To:',
    'Date:',
    'a@b',
    ',',
    ';',
    ':',
    '"',
    '(',
    '<',
    '\n',
    ' ',
    '\r\n',
    'spf=',
    '=?utf-8?Q?',
    '?=',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(pieces).map((parts) => parts.join('')),
      ),
      (source) => {
        expect(parseSourceHeaders(source).bodyStart).toBeLessThanOrEqual(source.length);
      },
    ),
  );
});
