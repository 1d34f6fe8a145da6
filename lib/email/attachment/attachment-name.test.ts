import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanAttachmentName } from './attachment-name.ts';

test.each([
  ['invoice.pdf', 'invoice.pdf'],
  ['Rechnung März 2026.PDF', 'Rechnung März 2026.PDF'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\me\\tax.xlsx', 'tax.xlsx'],
  ['/tmp/', 'tmp'],
  ['..', 'attachment'],
  ['', 'attachment'],
  [undefined, 'attachment'],
  ['a\u0000b\r\nc.txt', 'ab c.txt'],
  ['what?.txt', 'what_.txt'],
  ['NUL', '_NUL'],
  ['con.txt', '_con.txt'],
  ['concert.txt', 'concert.txt'],
  ['.bashrc', 'bashrc'],
  ['~/.ssh', 'ssh'],
  ['report.pdf. . .', 'report.pdf'],
  ['領収書.pdf', '領収書.pdf'],
  ['no extension', 'no extension'],
])('%j is saved as %j', (raw, name) => {
  expect(cleanAttachmentName(raw).name).toBe(name);
});

test.each([
  ['photo.jpg.exe', true],
  ['report.pdf.html', true],
  ['annex\u202Efdp.exe', true],
  ['statement.pdf                           .scr', true],
  ['setup.exe', false],
  ['backup.tar.gz', false],
  ['v1.2.pdf', false],
  ['page.html', false],
  ['cover.pdf.pdf', false],
])('%j disguised: %j', (raw, isDisguised) => {
  expect(cleanAttachmentName(raw).isDisguised).toBe(isDisguised);
});

test('a long name keeps its extension and whole characters', () => {
  const { name, extension } = cleanAttachmentName(`${'🧾'.repeat(300)}.pdf`);
  expect(extension).toBe('pdf');
  expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(120);
  expect(name).toMatch(/^(🧾)+\.pdf$/u);
});

test('any input gives a name that every file system takes', () => {
  const pieces = fc.constantFrom('/', '\\', '.', ' ', 'con', 'a', '\u202e', ':', '~', 'exe', '\ud800', '語');
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(pieces).map((parts) => parts.join('')),
      ),
      (raw) => {
        const { name } = cleanAttachmentName(raw);
        expect(name).toMatch(/^[^\p{Cc}/\\<>:"|?*\u202a-\u202e\u2066-\u2069]+$/u);
        expect(name).not.toMatch(/^[.~\s]|[.\s]$/);
      },
    ),
  );
});
