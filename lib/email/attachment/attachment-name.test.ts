import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanAttachmentName, isActiveExtension, mailFileName, uniqueNames } from './attachment-name.ts';

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
  // Some services leave it as the message has it.
  ['=?utf-8?Q?M=C3=A4rz=2Epdf?=', 'März.pdf'],
])('%j is saved as %j', (raw, name) => {
  expect(cleanAttachmentName(raw).name).toBe(name);
});

test.each([
  ['photo.jpg.exe', true],
  ['report.pdf.html', true],
  ['annex\u202Efdp.exe', true],
  ['=?utf-8?Q?annex=E2=80=AEfdp.exe?=', true],
  ['statement.pdf                           .scr', true],
  ['setup.exe', false],
  ['photo.jpg.settingcontent-ms', true],
  ['report.txt.ｅｘｅ', true],
  ['backup.tar.gz', false],
  ['v1.2.pdf', false],
  ['page.html', false],
  ['cover.pdf.pdf', false],
])('%j disguised: %j', (raw, isDisguised) => {
  expect(cleanAttachmentName(raw).isDisguised).toBe(isDisguised);
});

test.each(
  (
    'ade appref-ms application bat cab chm cmd com cpl desktop diagcab dll dmg docm doc dotm exe hta htm img inf ins iso jar jnlp js library-ms ' +
    'lnk mht msc msi msix one pif ppam ps1 psd1 py rdp reg rpm scf scr sct search-ms service settingcontent-ms sh shb slk svg svgz sys ' +
    'terminal theme url vb vbe vbs vhd vhdx webloc website wim workflow wsf xhtml xlam xll xls xlsm xml xpi xsl 7z{guid} unheardof'
  ).split(' '),
)('a file that ends in .%s, in any spelling, has a warning', (extension) => {
  for (const written of [
    extension,
    extension.toUpperCase(),
    `${extension}.`,
    `${extension} . `,
    `${extension}\u200b`,
  ]) {
    const { extension: found } = cleanAttachmentName(`invoice.${written}`);
    expect([found, isActiveExtension(found)]).toEqual([extension, true]);
  }
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

const noon = Date.UTC(2026, 10, 21, 12);

test.each([
  ['Your code', noon, '2026-11-21 Your code.eml'],
  ['Re: a/b\\c?', noon, '2026-11-21 Re_ a-b-c_.eml'],
  ['', noon, '2026-11-21 no subject.eml'],
  [undefined, undefined, 'no subject.eml'],
  ['Hi', Number.NaN, 'Hi.eml'],
  ['Sale\u202Egpj.', noon, '2026-11-21 Salegpj.eml'],
  ['..', undefined, 'eml'],
])('%j is saved as %j', (subject, receivedAt, name) => {
  expect(mailFileName('eml', subject, receivedAt as number | undefined)).toBe(name);
});

test('a long subject keeps .eml', () => {
  expect(mailFileName('eml', 'x'.repeat(1000), noon)).toMatch(/^2026-11-21 x+\.eml$/);
});

test.each([
  ['a.pdf|b.pdf', 'a.pdf|b.pdf'],
  ['a.pdf|a.pdf|A.PDF', 'a.pdf|a (2).pdf|A (3).PDF'],
  ['a|a', 'a|a (2)'],
  ['a (2).pdf|a.pdf|a.pdf', 'a (2).pdf|a.pdf|a (3).pdf'],
  ['é.txt|e\u0301.txt', 'é.txt|e\u0301 (2).txt'],
  ['straße|STRASSE', 'straße|STRASSE (2)'],
])('%j become %j', (names, unique) => {
  expect(uniqueNames(names.split('|'))).toEqual(unique.split('|'));
});

test('many of one name are numbered in one go', () => {
  expect(uniqueNames(Array.from({ length: 20_000 }, () => 'a.pdf')).at(-1)).toBe('a (20000).pdf');
});

test('whatever the names, no two are one file', () => {
  const name = fc.constantFrom('a.pdf', 'A.pdf', 'a (2).pdf', 'a (3).pdf', 'b', 'B', 'ﬁ', 'fi');
  fc.assert(
    fc.property(fc.array(name), (names) => {
      const unique = uniqueNames(names);
      expect(unique).toHaveLength(names.length);
      expect(new Set(unique.map((one) => one.normalize('NFKC').toUpperCase())).size).toBe(names.length);
    }),
  );
});
