import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findCode } from '../../lib/email/extract/find-code.ts';
import { readRows } from './read-mails.ts';

/** Without any word for a code: only that it is entered, and what that leads to. Two to a language of the interface. */
const INSTRUCTIONS = readRows('instructions.txt');

/** Numbers that are entered or used, and are no code. */
const OTHERS = readRows('other-instructions.txt').flat();

const digits = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length });
const number = fc.integer({ min: 4, max: 8 }).chain(digits);
const code = number.filter((one) => !/^(?:19|20)\d\d$/.test(one));

describe('a code that is only said to be entered', () => {
  it.each(INSTRUCTIONS)('is found in %s', (_, ...sentences) => {
    const check = fc.property(fc.constantFrom(...sentences), code, fc.boolean(), (sentence, planted, isBare) => {
      const text = sentence.replace('{code}', planted);
      const mail = isBare ? { text } : { subject: 'Harbour', text: `Jordan,\n\n${text}\n\nHarbour` };
      expect(findCode(mail)).toEqual({ code: planted });
    });
    fc.assert(check, { numRuns: 60, seed: 48_2913 });
  });

  it.each(OTHERS)('is not made of another number: %s', (sentence) => {
    const check = fc.property(number, (planted) => {
      const text = `Jordan,\n\n${sentence.replace('{code}', planted)}\n\nHarbour`;
      expect(findCode({ subject: 'Harbour', text })).toBeUndefined();
    });
    fc.assert(check, { numRuns: 60, seed: 48_2913 });
  });
});

describe('a message that is nothing but a number', () => {
  it.each([
    ['G-830829', 'G-830829'],
    ['482913', '482913'],
    ['2715', undefined],
    ['2026', undefined],
    ['20260315', undefined],
  ])('%s', (text, expected) => {
    expect(findCode({ text })?.code).toBe(expected);
    expect(findCode({ html: `<p>${text}</p>` })?.code).toBe(expected);
    expect(findCode({ subject: 'Harbour', text })?.code).toBeUndefined();
  });
});
