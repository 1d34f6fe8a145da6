import { encodeHTML, encodeXML } from 'entities';
import { describe, expect, it } from 'vitest';
import { findCode } from '../../lib/email/extract/find-code.ts';
import { findCodeSites } from '../../lib/email/extract/find-code-sites.ts';
import { CELLS, inSentence, onItsLine, SPELLINGS } from './disguises.ts';
import { phrasings } from './read-mails.ts';

const CODES = ['482913', 'K7Q2XM'];
const OF_SIX_DIGITS = CODES.filter((code) => /^\d{6}$/.test(code));

/** The phrasings with which something other than the code is found. */
const missed = (written: (code: string) => string, codes: string[], set: (typeof onItsLine)[]) =>
  set.flatMap((put) =>
    codes.flatMap((code) =>
      phrasings
        .map((phrasing) => ({ phrasing, found: findCode(put(phrasing, written(code)))?.code.replace('-', '') }))
        .filter(({ found }) => found !== code)
        .map(({ phrasing, found }) => `${phrasing.lang}: ${phrasing.sentence} ${code} ${found}`),
    ),
  );

describe('a code that is written in another way', () => {
  it.each(Object.entries(SPELLINGS))('is found in every language: %s', (_, write) => {
    expect(missed(write, CODES, [inSentence, onItsLine])).toEqual([]);
  });

  it.each(Object.entries(CELLS))('is found in every language: %s', (_, write) => {
    expect(missed(write, OF_SIX_DIGITS, [onItsLine])).toEqual([]);
  });

  it.each([
    ['named', encodeHTML],
    ['numbered', encodeXML],
  ])('is found where the plain body has kept its %s entities', (_, encode) => {
    const plain: typeof onItsLine = ({ subject, sentence, expiry }, code) => ({
      subject: encode(subject),
      text: encode(`${sentence.replace('{code}', code)} ${expiry}`),
    });
    expect(missed((code) => code, CODES, [plain])).toEqual([]);
  });
});

describe('a code in a line as long as a paragraph', () => {
  it.each(phrasings.filter((_, at) => at % 3 === 0))('is found wherever it stands: $lang', (phrasing) => {
    const { subject, sentence, expiry, ignore } = phrasing;
    const about = `${ignore} ${expiry} `;
    const before = about.repeat(Math.ceil(1200 / about.length));
    for (let from = 0; from < 800; from += 43) {
      const text = `${before.slice(from)} ${sentence.replace('{code}', '482913')} ${about}`;
      expect(findCode({ subject, text })?.code).toBe('482913');
    }
  });
});

describe('a code that is only drawn', () => {
  it.each([
    ['what an image is said to show', (code: string) => `<img src="https://harbour.example/code.png" alt="${code}">`],
    ['a field of a form', (code: string) => `<input readonly value="${code}">`],
  ])('is found, and takes itself nowhere: %s', (_, write) => {
    expect(missed(write, CODES, [onItsLine])).toEqual([]);
    for (const phrasing of phrasings) {
      const mail = { from: 'no-reply@harbour.example', ...onItsLine(phrasing, write('482913')) };
      const found = findCode(mail);
      expect(found).toEqual({ code: '482913', isFromAttribute: true });
      expect(found && findCodeSites(mail, found).codeSites.sender).toBeUndefined();
    }
  });

  it.each([
    '<p>Our autumn sale</p><img alt="2026"><img alt="482913"><p>Shop now</p>',
    '<p>Enter your email to subscribe</p><input type="hidden" value="482913"><input type="submit" value="482913">',
    '<div style="display:none"><p>Your code:</p><img alt="482913"></div>',
  ])('is not made of any picture or field: %s', (html) => {
    expect(findCode({ subject: 'Harbour', html })).toBeUndefined();
  });

  it('is written where it is written too', () => {
    const html = '<p>Your sign-in code:</p><img alt="482913"><p>Your sign-in code is 482913.</p>';
    expect(findCode({ subject: 'Sign in', html })).toEqual({ code: '482913' });
  });
});
