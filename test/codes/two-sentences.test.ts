import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findCode } from '../../lib/email/extract/find-code.ts';
import type { Mail } from '../../lib/email/extract/mail.ts';
import { type TwoSentences, twoSentences } from './read-mails.ts';

const capitals = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'), minLength: length, maxLength: length });
const groups = (count: number, length: number) =>
  fc.array(capitals(length), { minLength: count, maxLength: count }).map((parts) => parts.join('-'));
const grouped = fc.oneof(groups(2, 4), groups(2, 3), groups(3, 3), groups(2, 5));

const inBlocks = (sentences: string[], code: string) =>
  ['Jordan,', ...sentences].map((line) => `<p>${line}</p>`).concat(`<div><b>${code}</b></div><p>Harbour</p>`);
const LAYOUTS: ((announced: string, code: string) => Omit<Mail, 'subject'>)[] = [
  (announced, code) => ({ text: `Jordan,\n\n${announced}\n\n${code}\n\nHarbour\n` }),
  (announced, code) => ({ html: inBlocks([announced], code).join('') }),
  (announced, code) => ({ html: inBlocks(announced.split(/(?<=\. |。)/), code).join('') }),
];
const layout = fc.constantFrom(...LAYOUTS);

it('says it in every language of the interface', () => {
  expect(new Set(twoSentences.map(({ lang }) => lang)).size).toBe(16);
});

it.each<TwoSentences>(twoSentences)(
  '$lang: a code of letters is found below “$announced”',
  ({ subject, announced, offer }) => {
    const check = fc.property(layout, grouped, (set, code) => {
      expect(findCode({ subject, ...set(announced, code) })).toEqual({ code });
      expect(findCode({ subject: offer.subject, ...set(offer.announced, code) })).toBeUndefined();
    });
    fc.assert(check, { numRuns: 40, seed: 48_2913 });
  },
);
