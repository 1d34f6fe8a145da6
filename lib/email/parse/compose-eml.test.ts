import fc from 'fast-check';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { composeEml, type KeptMessage } from './compose-eml.ts';

const kept: KeptMessage = {
  from: 'Zoë “the owl” Müller <zoe@fernway.example>',
  to: 'oak@mayfly.test',
  cc: ['elm@mayfly.test', 'Ash <ash@mayfly.test>'],
  subject: `確認コードのお知らせ ${'Größe '.repeat(30)}`,
  createdAt: Date.UTC(2026, 10, 21, 9, 45, 37),
  text: 'Grüße\n\nFrom here on.\n.\n',
  html: '<p>Grüße</p>',
  files: [{ name: "Menü (1) 'neu'.pdf", bytes: Uint8Array.from({ length: 100_000 }, (_, at) => at % 256) }],
};

test('another reader finds everything in it', async () => {
  const eml = composeEml(kept);
  expect(eml.every((byte) => byte < 128)).toBe(true);
  const read = await PostalMime.parse(eml);
  expect(read).toMatchObject({
    from: { name: 'Zoë “the owl” Müller', address: 'zoe@fernway.example' },
    to: [{ address: 'oak@mayfly.test' }],
    cc: [{ address: 'elm@mayfly.test' }, { name: 'Ash', address: 'ash@mayfly.test' }],
    subject: kept.subject,
    date: '2026-11-21T09:45:37.000Z',
    text: kept.text,
  });
  expect(read.html?.trim()).toBe(kept.html);
  expect(read.attachments.map(({ filename }) => filename)).toEqual([kept.files[0]?.name]);
  expect(new Uint8Array(read.attachments[0]?.content as ArrayBuffer)).toEqual(kept.files[0]?.bytes);
});

test('text in a header cannot start another header', async () => {
  const text = fc.string({ unit: fc.constantFrom('a', '\r\n', '\n', ':', ' ', '<', '>', '"', 'é', '=?', '?=', ',') });
  await fc.assert(
    fc.asyncProperty(text, text, async (from, subject) => {
      const eml = composeEml({ ...kept, from, subject: `x${subject}x`, cc: [], files: [], html: undefined });
      const { headers, ...read } = await PostalMime.parse(eml);
      expect(headers.map(({ key }) => key)).toEqual(
        'from to subject date x-mayfly-composed mime-version content-type content-transfer-encoding'.split(' '),
      );
      expect(read.text).toBe(kept.text);
      expect(read.subject?.replace(/\s/g, '')).toBe(`x${subject}x`.replace(/\s/g, ''));
    }),
  );
});

test('without a body it is an empty message', async () => {
  const eml = composeEml({ ...kept, text: undefined, html: undefined, files: [] });
  expect((await PostalMime.parse(eml)).text ?? '').toBe('');
});
