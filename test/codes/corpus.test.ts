import { encodeHTML, encodeNonAsciiHTML, encodeXML } from 'entities';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findCode } from '../../lib/email/extract/find-code.ts';
import { findCodeSites } from '../../lib/email/extract/find-code-sites.ts';
import { findLinks } from '../../lib/email/extract/find-link.ts';
import { corpus, heldOut, lures, phrasings, truths, withLink, withoutCode, wrapLinks } from './read-mails.ts';

const bare = (code: string | null | undefined) => code?.replaceAll('-', '') ?? null;

// Corpus mails that are not found, each with its reason. A mail that comes to be found is to be taken off.
const KNOWN_MISSES = new Set<string>([]);

describe('the corpus', () => {
  it('is large and varied enough to judge by', () => {
    expect(corpus.length).toBeGreaterThanOrEqual(300);
    expect(new Set(corpus.map(({ lang }) => lang)).size).toBeGreaterThanOrEqual(25);
    expect(corpus.filter(({ expected }) => expected === null).length).toBeGreaterThan(corpus.length / 3);
    expect(withLink.length).toBeGreaterThanOrEqual(60);
    expect(new Set(corpus.map(({ id }) => id)).size).toBe(corpus.length);
    expect(heldOut.length).toBeGreaterThan(corpus.length / 6);
    // A third of those with a link have none that confirms.
    const linked = corpus.filter(({ link }) => link !== undefined);
    expect(linked.filter(({ link }) => link === null).length).toBeGreaterThan(linked.length / 3);
  });

  it('has its codes found, but for the misses that are known', () => {
    const withCode = corpus.filter(({ expected }) => expected !== null);
    const missed = withCode.filter((mail) => bare(findCode(mail)?.code) !== bare(mail.expected)).map(({ id }) => id);
    expect(missed).toEqual([...KNOWN_MISSES]);
  });

  it.each<[string, (text: string) => string]>([
    ['named entities for all that has one', encodeHTML],
    ['named entities for all but ASCII', encodeNonAsciiHTML],
    ['numbers for all but ASCII', encodeXML],
    ['decimal numbers', (text) => text.replace(/\S/gu, (character) => `&#${character.codePointAt(0)};`)],
  ])('has the same codes found in HTML alone that is written with %s', (_, encode) => {
    const inHtml = (text = '', write = (line: string) => line) =>
      text
        .split('\n')
        .map((line) => `<p>${write(line)}</p>`)
        .join('');
    const differing = corpus
      .filter(({ text }) => text && !/[<>&]/.test(text))
      .filter(({ subject, text }) => {
        const [plain, encoded] = [inHtml(text), inHtml(text, encode)].map((html) => findCode({ subject, html })?.code);
        return plain !== encoded;
      });
    expect(differing.map(({ id }) => id)).toEqual([]);
  });

  it.each(corpus.filter(({ expected }) => expected === null))('no code in $id', (mail) => {
    expect(findCode(mail)).toBeUndefined();
  });

  it.each(corpus.filter(({ link }) => link !== undefined))('link of $id', (mail) => {
    expect(findLinks(mail).link ?? null).toBe(mail.link);
  });

  it('has nine in ten links found when a tracker has wrapped them', () => {
    const found = withLink.map(wrapLinks).filter((mail) => (findLinks(mail).link ?? null) === mail.link);
    expect(found.length / withLink.length).toBeGreaterThan(0.9);
  });

  it('has them found in the plain body alone too', () => {
    const plain = withLink.filter(({ text }) => text).map((mail) => wrapLinks({ ...mail, html: undefined }));
    const found = plain.filter((mail) => (findLinks(mail).link ?? null) === mail.link);
    expect(found.length / plain.length).toBeGreaterThan(0.9);
  });
});

describe('a mail that lures', () => {
  it.each(lures)('$id', (mail) => {
    expect(findLinks(mail).link).toBeUndefined();
  });

  it.each(truths)('is told from one that is true: $id', (mail) => {
    expect(findLinks(mail).link).toBe(mail.link);
  });
});

const digits = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length });
const mixed = (length: number) =>
  fc
    .string({ unit: fc.constantFrom(...'ABCDEFGHJKMNPQRSTUVWXYZ23456789'), minLength: length, maxLength: length })
    .filter((code) => /\d/.test(code) && /[A-Z]/.test(code));
const isYear = (code: string) => /^(?:19|20)\d\d$/.test(code);
// `RFC7366`: capitals with a number behind them name many things.
const isName = (code: string) => /^[A-Z]+\d+$/.test(code);
const shapes = (longest: number) => [
  fc.integer({ min: 4, max: longest }).chain(digits),
  fc.tuple(digits(3), digits(3)).map((parts) => parts.join(' ')),
  fc.tuple(digits(3), digits(3)).map((parts) => parts.join('-')),
  digits(6).map((number) => `G-${number}`),
  fc.integer({ min: 4, max: 10 }).chain(mixed),
  fc.tuple(mixed(4), mixed(4)).map((parts) => parts.join('-')),
];
const code = fc.oneof(
  ...shapes(10),
  fc.tuple(fc.constantFrom('19', '20'), digits(2)).map((parts) => parts.join('')),
);
// On a line of its own, called a code only by the line before, these are missed in one mail of fifty. November 2026
const codeOnItsLine = fc.oneof(...shapes(8)).filter((one) => !isYear(one) && !isName(one));

describe('a code planted in a mail without one', () => {
  const mails = withoutCode.filter(({ text }) => text);

  it.each(phrasings)(
    'is found in $lang: $sentence',
    (phrasing) => {
      const check = fc.property(fc.constantFrom(...mails), code, (mail, planted) => {
        const sentence = phrasing.sentence.replace('{code}', planted);
        const text = `${sentence}\n\n${phrasing.expiry} ${phrasing.ignore}\n\n${mail.text}`;
        expect(bare(findCode({ subject: phrasing.subject, text })?.code)).toBe(bare(planted.replace(' ', '')));
      });
      fc.assert(check, { numRuns: 60, seed: 48_2913 });
    },
    30_000,
  );

  it('is found on a line of its own, whatever was announced before it', () => {
    const check = fc.property(
      fc.constantFrom(...phrasings),
      fc.constantFrom(...mails),
      codeOnItsLine,
      (phrasing, mail, planted) => {
        const text = `${phrasing.intro}\n\n${planted}\n\n${phrasing.expiry}\n${phrasing.ignore}\n\n${mail.text}`;
        expect(bare(findCode({ subject: phrasing.subject, text })?.code)).toBe(bare(planted.replace(' ', '')));
      },
    );
    fc.assert(check, { numRuns: 1500, seed: 48_2913 });
  }, 60_000);
});

describe('a code of letters', () => {
  const letters = (unit: string, minLength: number) =>
    fc.string({ unit: fc.constantFrom(...unit), minLength, maxLength: 8 });
  const word = fc.constantFrom('otter', 'lamp', 'wise', 'harbor', 'tiger', 'maple', 'river', 'candle');
  const joined = fc.array(word, { minLength: 3, maxLength: 4 }).map((words) => words.join('-'));
  const grouped = fc.tuple(letters('abcdefghkmnpqrstuvwxyz', 4), letters('abcdefghkmnpqrstuvwxyz', 4));
  const small = fc.oneof(
    letters('abcdefghkmnpqrstuvwxyz', 5),
    joined,
    grouped.map((parts) => parts.map((part) => part.slice(0, 4)).join('-')),
  );
  const mails = withoutCode.filter(({ text }) => text);

  it('in capitals is found in a sentence, in every language', () => {
    const capitals = letters('ABCDEFGHKMNPQRSTUVWXYZ', 6).filter((code) => /[BCDFGHKMNPQRSTVWXZ]{4}/.test(code));
    const check = fc.property(fc.constantFrom(...phrasings), capitals, (phrasing, planted) => {
      const text = `${phrasing.sentence.replace('{code}', planted)}\n\n${phrasing.expiry} ${phrasing.ignore}`;
      expect(findCode({ subject: phrasing.subject, text })).toEqual({ code: planted });
    });
    fc.assert(check, { numRuns: 500, seed: 48_2913 });
  });

  it('in small letters is found on the line that was announced', () => {
    const announcing = phrasings.filter(({ intro }) => /[:：]$/.test(intro));
    const check = fc.property(fc.constantFrom(...announcing), small, (phrasing, planted) => {
      const text = `${phrasing.intro}\n\n${planted}\n\n${phrasing.expiry}\n${phrasing.ignore}`;
      expect(findCode({ subject: phrasing.subject, text })).toEqual({ code: planted });
    });
    fc.assert(check, { numRuns: 500, seed: 48_2913 });
  });

  it('is not made of any word that stands alone in a mail without one', () => {
    const check = fc.property(fc.constantFrom(...mails), small, (mail, planted) => {
      expect(findCode({ ...mail, html: '', text: `${mail.text}\n\n${planted}\n` })).toBeUndefined();
    });
    fc.assert(check, { numRuns: 1000, seed: 48_2913 });
  });
});

describe('what reads a mail', () => {
  it('needs nothing that must have been loaded before', () => {
    const loaded = globalThis.mayflySites;
    globalThis.mayflySites = undefined;
    try {
      const mail = { from: 'Harbour <no-reply@harbour.example>', ...withLink.find(({ link }) => link) };
      expect(findLinks(mail).link).toBeDefined();
      expect(findCodeSites(mail, { code: '482913' }).codeSites.linked).not.toEqual([]);
      const below = findCodeSites({ from: 'no-reply@mail.harbour.example' }, { code: '482913' });
      expect(below.codeSites.sender).toBe('harbour.example');
    } finally {
      globalThis.mayflySites = loaded;
    }
  });
});

describe('any text at all', () => {
  it('throws nothing', () => {
    const part = fc.string({ unit: 'binary', maxLength: 300 });
    const check = fc.property(part, part, part, (subject, text, html) => {
      findCode({ subject, text, html });
      findLinks({ subject, text, html });
    });
    fc.assert(check, { numRuns: 200 });
  }, 30_000);
});
