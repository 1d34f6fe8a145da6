import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  createdAddressSchema,
  domainsSchema,
  envelopeSchema,
  hasBody,
  messageListSchema,
  readListed,
  readTtl,
  wireMessageSchema,
} from './wire.ts';

it('halves of characters are replaced in every text, or what they are in is no answer', () => {
  const anyText = fc
    .array(fc.constantFrom('\ud800', '\udfff', '\u{1f98b}', 'a', '@', '.'))
    .map((parts) => parts.join(''));
  const anyMessage = fc.record({
    id: anyText,
    from: anyText,
    to: anyText,
    cc: fc.array(anyText),
    subject: anyText,
    body_text: anyText,
    body_html: anyText,
    attachments: fc.array(fc.record({ id: anyText, name: anyText })),
  });
  const anyAnswer = fc.oneof(
    anyMessage.map((answer) => wireMessageSchema.safeParse(answer).data),
    fc.array(anyText).map((answer) => domainsSchema.safeParse(answer).data),
    anyText.map((email) => createdAddressSchema.safeParse({ email }).data),
    anyText.map((detail) => envelopeSchema.safeParse({ error: { type: detail, code: detail, detail } }).data),
  );
  // A lone surrogate is written as an escape.
  fc.assert(
    fc.property(anyAnswer, (answer) => !/\\ud[89a-f]/i.test(JSON.stringify(answer) ?? '')),
    { numRuns: 2000 },
  );
});

it('no name has a character that is not seen, or more marks than a letter can have', () => {
  const anyUnseen = fc
    .integer({ min: 0, max: 0x10ffff })
    .map((code) => (code >= 0xd800 && code < 0xe000 ? '' : String.fromCodePoint(code)))
    .filter((sign) => /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2028\u2800]/u.test(sign));
  const anyAddition = fc.oneof(
    anyUnseen,
    fc.constantFrom('\0', '\u202e', '\u200b', '\u3164', '\u0301'.repeat(9), '\u0e49\u0303'.repeat(100)),
  );
  fc.assert(
    fc.property(fc.constantFrom('bank', ''), anyAddition, fc.constantFrom('ing', ''), (start, addition, end) => {
      const name = `a${start}${addition}${end}.example`;
      expect(domainsSchema.parse([name, { name, type: 'public' }])).toEqual([]);
      expect(createdAddressSchema.safeParse({ email: `x@${name}` }).success).toBe(false);
      expect(createdAddressSchema.safeParse({ email: `y${addition}x@a.example` }).success).toBe(false);
      const { error, meta } = envelopeSchema.parse({ error: { detail: name, code: name }, meta: { request_id: name } });
      for (const text of [error.detail, error.code, meta?.request_id]) {
        expect(text).toMatch(/^a/);
        expect(text).not.toMatch(/[\p{Cc}\p{Default_Ignorable_Code_Point}]|\p{M}{5}/u);
      }
    }),
  );
  expect(domainsSchema.parse(['bücher.example', 'पत्र.भारत', 'ไทย.example'])).toHaveLength(3);
});

it('a list that PHP wrote as an object, since it has gaps, is read', () => {
  const withGaps = <One>(elements: One[]) => Object.fromEntries(elements.map((one, index) => [2 * index + 1, one]));
  const messages = [{ id: 'a', attachments: [{ id: 'b' }, { id: 'c' }], cc: ['x', 'y'] }, { id: 'd' }];
  const written = messages.map((one) => ({
    ...one,
    ...(one.attachments && { attachments: withGaps(one.attachments), cc: withGaps(one.cc) }),
  }));
  const read = messageListSchema.parse({ messages: withGaps(written) }).messages.map(readListed);
  expect(read).toEqual(messageListSchema.parse(messages).messages.map(readListed));
  expect(read[0]).toMatchObject({ cc: ['x', 'y'], attachments: [{ id: 'b' }, { id: 'c' }] });
  for (const domains of [withGaps(['a.example', 'b.example']), { domains: withGaps(['a.example', 'b.example']) }]) {
    expect(domainsSchema.parse(domains)).toEqual([{ name: 'a.example' }, { name: 'b.example' }]);
  }
});

describe('domains', () => {
  it.each([
    [{ domains: [{ name: 'a.example', type: 'public' }] }, [{ name: 'a.example', type: 'public' }]],
    [[{ name: 'a.example', type: 'regal' }], [{ name: 'a.example', type: 'regal' }]],
    [['a.example'], [{ name: 'a.example' }]],
    [
      { domains: ['a.example', 7, null, { name: 'b.example', type: 7 }] },
      [{ name: 'a.example' }, { name: 'b.example' }],
    ],
    [['*.example', 'a b.example', 'a.example:25', 'a.example?x', 'a.example'], [{ name: 'a.example' }]],
    [
      ['A.example', 'b.example', { name: 'a.EXAMPLE', type: 'premium' }],
      [{ name: 'A.example' }, { name: 'b.example' }],
    ],
    [{ domains: [], next: 'page' }, []],
    [
      ['@a.example', ' b.example\n'],
      [{ name: 'a.example' }, { name: 'b.example' }],
    ],
  ])('%j', (answer, expected) => {
    expect(domainsSchema.parse(answer)).toEqual(expected);
  });

  it('of too many, those that are not for everybody are kept first', () => {
    const many: unknown[] = Array.from({ length: 10_000 }, (_, at) => ({ name: `d${at}.example`, type: 'public' }));
    const listed = domainsSchema.parse([...many, { name: 'mine.example', type: 'custom' }]);
    expect([listed.length, listed[0]?.name, listed.at(-1)?.name]).toEqual([1000, 'd0.example', 'mine.example']);
    const own = domainsSchema.parse(many.map((one) => ({ ...(one as object), type: 'custom' })));
    expect([own.length, own.at(-1)?.name]).toEqual([1000, 'd999.example']);
  });

  it.each([{}, { domains: null }, 'a.example', null, 7])('%j are none', (answer) => {
    expect(domainsSchema.safeParse(answer).success).toBe(false);
  });
});

describe('a created address', () => {
  it.each<[unknown, number?]>([[3600, 3600], ['3600', 3600], ['0'], [''], ['a day'], [-1], [undefined]])(
    'with a lifetime of %j lives for %j',
    (ttl, expected) => {
      const address = createdAddressSchema.parse({ email: 'a@b.example', ttl, more: 1 });
      expect(address).toEqual({ email: 'a@b.example', ...(expected && { ttl: expected }) });
    },
  );

  it.each(['a@b.example\n', ' a@b.example', '<a@b.example>'])('is named in %j', (email) => {
    expect(createdAddressSchema.parse({ email })).toEqual({ email: 'a@b.example' });
  });

  it.each([{}, { email: 'nobody' }, { email: 'a b@c.example' }, { email: `${'a'.repeat(250)}@b.example` }])(
    '%j is none',
    (answer) => {
      expect(createdAddressSchema.safeParse(answer).success).toBe(false);
    },
  );
});

describe('the list', () => {
  it.each([
    [{ messages: [{ id: 'a' }] }, 1, 0],
    [[{ id: 'a' }, { id: 'b' }], 2, 0],
    [{ messages: null }, 0, 0],
    [{ messages: '' }, 0, 0],
    [{ messages: {} }, 0, 0],
    [null, 0, 0],
    ['', 0, 0],
    [{ messages: [{ id: 'a' }, { subject: 'no id' }, 'text', null, { id: '' }] }, 1, 4],
  ])('%j has %i messages, %i broken', (answer, count, broken) => {
    const list = messageListSchema.parse(answer);
    expect(list.messages).toHaveLength(count);
    expect(list.broken).toBe(broken);
  });

  it.each([{}, { messages: { error: 'none' } }, { messages: 'none' }, 'none', 0])('%j is none', (answer) => {
    expect(messageListSchema.safeParse(answer).success).toBe(false);
  });
});

describe('a message', () => {
  it('may have texts that PHP took for numbers', () => {
    const sent = { id: 7, from: 4711, to: 1, subject: 482913, body_text: 482913, attachments: [{ id: 1, name: 2026 }] };
    const read = { id: '7', from: '4711', to: '1', subject: '482913', body_text: '482913' };
    expect(wireMessageSchema.parse(sent)).toMatchObject({ ...read, attachments: [{ id: '1', name: '2026' }] });
  });

  it('needs no more than an id', () => {
    const message = wireMessageSchema.parse({
      id: '01JE97FT950QRPDYGDXJ4R43QR',
      subject: null,
      cc: null,
      attachments: null,
    });
    expect(message).toMatchObject({ from: '', subject: '', cc: [], attachments: [] });
    expect(hasBody(message)).toBe(false);
  });

  it('loses no more than the part that does not fit', () => {
    const message = wireMessageSchema.parse({
      id: 'm',
      created_at: '2026-01-01T12:00:00Z',
      body_text: 'hi',
      body_html: { not: 'text' },
      cc: ['a@b.example', 7],
      attachments: [
        { id: 'x', size: '12' },
        { name: 'no id' },
        { id: 'y', name: 'y.txt', size: 12, mime: 'text/plain' },
      ],
    });
    expect(message).toMatchObject({
      created_at: Date.UTC(2026, 0, 1, 12),
      body_text: 'hi',
      cc: ['a@b.example'],
      attachments: [
        { id: 'x', name: '' },
        { id: 'y', name: 'y.txt', size: 12 },
      ],
    });
    expect(hasBody(message)).toBe(true);
  });
});

it('whatever is sent, each part but a body is short enough to be stored and shown', () => {
  const long = '\u{1f600}'.repeat(50_000);
  const message = wireMessageSchema.parse({
    id: 'x',
    from: long,
    to: long,
    subject: long,
    cc: Array(5000).fill(long),
    created_at: long,
    attachments: Array.from({ length: 5000 }, (_, at) => ({ id: `${at}`, name: long, size: 1e300 })),
  });
  expect(message).toMatchObject({ created_at: undefined, subject: '\u{1f600}'.repeat(500) });
  expect(message.attachments[0]).toEqual({ id: '0', name: '\u{1f600}'.repeat(127), size: undefined });
  expect(JSON.stringify(message).length).toBeLessThan(500_000);
  const { error, meta } = envelopeSchema.parse({
    error: { type: long, code: long, detail: `${'x'.repeat(499)}${long}` },
    meta: { request_id: long },
  });
  expect(error.detail).toBe('x'.repeat(499));
  expect(JSON.stringify([error, meta]).length).toBeLessThan(2000);
  const domains = domainsSchema.parse([long, ...Array.from({ length: 5000 }, (_, at) => `d${at}.example`)]);
  expect([domains.length, domains[0]?.name]).toEqual([1000, 'd0.example']);
});

describe('readTtl', () => {
  const now = Date.parse('2026-11-28T07:00:00Z');
  const lives = [1, 60, 3600.5, 86_400, 7 * 86_400, 31 * 86_400, 365 * 86_400];

  it.each(lives)('a life of %d s, in seconds, in milliseconds, or as the time of its end', (seconds) => {
    expect(readTtl(seconds, now)).toBe(seconds);
    // Fewer milliseconds than a year has seconds are read as seconds.
    if (seconds > 366 * 86.4) expect(readTtl(seconds * 1000, now)).toBe(seconds);
    expect(readTtl(now / 1000 + seconds, now)).toBeCloseTo(seconds, 3);
    expect(readTtl(now + seconds * 1000, now)).toBe(seconds);
  });

  it.each([undefined, 400 * 86_400 * 1000, now * 5, 1e308])('%d is none of them: the life is unknown', (ttl) => {
    expect(readTtl(ttl, now)).toBeUndefined();
  });
});

it('a date is within what can be counted with', () => {
  expect(wireMessageSchema.parse({ id: 'x', created_at: '0001-01-01T00:00:00Z' }).created_at).toBeUndefined();
});
