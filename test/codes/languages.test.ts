import { describe, expect, it } from 'vitest';
import { findCode } from '../../lib/email/extract/find-code.ts';
import { readRows } from './read-mails.ts';

/**
 * A language in a line: its tag, a subject, seven sentences, and a number that is no code. They have a code with a name; one that is
 * typed to confirm; that approves and authorises, named or not, in the sentence or in the line below.
 */
const LANGUAGES = readRows('languages.txt');

/** A language in a line: its tag, the subject of a booking, an offer or a parcel, and its code, which signs nobody in. */
const NO_CODES = readRows('no-codes.txt');

/** The digit 0 of the languages that may write numbers in digits of their own. */
const ZEROS: Record<string, number> = {
  ar: 0x660,
  fa: 0x6f0,
  ur: 0x6f0,
  hi: 0x966,
  bn: 0x9e6,
  ta: 0xbe6,
  te: 0xc66,
  th: 0xe50,
};
const CODES = ['482913', '7305', '60418257'];

function formsOf(code: string, lang: string): string[] {
  const zero = ZEROS[lang];
  return zero ? [code, code.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)))] : [code];
}

function found(subject: string, sentence: string, shown: string): (string | undefined)[] {
  const announcement = sentence.includes('{code}') ? [sentence.replace('{code}', shown)] : [sentence, shown];
  const lines = ['Jordan,', ...announcement, 'Harbour'];
  const html = lines.map((line) => `<p>${line}</p>`).join('');
  return [
    { subject, text: lines.join('\n\n') },
    { subject, html },
  ].map((mail) => findCode(mail)?.code);
}

describe('codes that confirm, approve or authorise', () => {
  it('are tried in thirty languages beyond those of the interface', () => {
    expect(new Set(LANGUAGES.map(([lang]) => lang)).size).toBe(46);
  });

  it.each(LANGUAGES)('are found in %s, and an order that was approved is none', (lang, subject, ...sentences) => {
    const order = sentences.pop() ?? '';
    expect(sentences.length).toBe(7);
    for (const code of CODES) {
      for (const shown of formsOf(code, lang)) {
        const missed = sentences.filter((sentence) =>
          [subject, 'Harbour'].some((about) => found(about, sentence, shown).some((one) => one !== code)),
        );
        expect(missed).toEqual([]);
        expect(found(subject, order, shown)).toEqual([undefined, undefined]);
      }
    }
  });
});

describe('the code of a booking, a discount or a parcel', () => {
  it.each(NO_CODES)('is none in %s: %s', (_, subject, sentence = '') => {
    for (const code of ['KTQ7XM', '482913'])
      for (const about of [subject, 'Harbour']) {
        expect(found(about, sentence, code)).toEqual([undefined, undefined]);
        const html = sentence.replace(/(.*?) ?\{code\}(.*)/u, `<p>$1</p><h2>${code}</h2><p>$2</p>`);
        expect(findCode({ subject: about, html })).toBeUndefined();
      }
  });
});
