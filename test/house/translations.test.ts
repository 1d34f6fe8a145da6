import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../lib/i18n/languages.ts';
import { hasWord, readForbidden } from '../language/read-glossary.ts';
import { readTexts } from '../language/read-texts.ts';
import { readLines } from '../read-lines.ts';

/** What no text of a language may have in it, `*` for all of them: for English also what `lib/i18n/GLOSSARY.md` says no to. */
const RULES = readLines<{ language: string; not: string; flags?: string; why: string }>(
  new URL('text-rules.jsonl', import.meta.url),
);
const ORPHAN = /^\s|\s$| {2}|\u00a0{2}/;

describe.each(Object.keys(LANGUAGES))('%s', async (language) => {
  const texts = await readTexts(language);

  it('has the typography of its language', () => {
    const found = RULES.filter((rule) => ['*', language].includes(rule.language)).flatMap(({ not, flags, why }) =>
      [...texts]
        .filter(([, text]) => new RegExp(not, flags).test(text))
        .map(([key, text]) => `${key}: ${text} (${why})`),
    );
    expect(found).toEqual([]);
    expect([...texts].filter(([key, text]) => key !== 'list.comma' && ORPHAN.test(text))).toEqual([]);
  });
});

const OTHERS = Object.keys(LANGUAGES).filter((language) => language !== 'en');

it.each(OTHERS)('%s has its words in the glossary, and no excluded word in its texts', async (language) => {
  const forbidden = readForbidden(language);
  expect(forbidden).toBeDefined();
  const wrong = [...(await readTexts(language))].flatMap(([key, text]) => {
    const words = text.replaceAll(/\{\w+\}/g, '');
    return (forbidden ?? []).filter((word) => hasWord(words, word)).map((word) => `${key}: ${text} (not ${word})`);
  });
  expect(wrong).toEqual([]);
});
