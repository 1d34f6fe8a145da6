import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../lib/i18n/languages.ts';
import { baseOf as baseOfKey, findMissing, LOCALES, listKeys, readTexts } from '../language/read-texts.ts';

const root = join(import.meta.dirname, '../..');

/** What the shops of both browsers take. */
const LONGEST_DESCRIPTION = 132;

const english = await readTexts('en');

const baseOf = (key: string) => baseOfKey(key, english);

const namesIn = (text = '') => [...new Set(text.match(/\{\w+\}/g))].sort();

it('every language has its file, and every file its language', () => {
  const files = globSync('*.yml', { cwd: LOCALES }).map((file) => file.replace('.yml', '').replace('_', '-'));
  expect(files.sort()).toEqual(Object.keys(LANGUAGES).sort());
});

describe.each(Object.keys(LANGUAGES))('%s', async (language) => {
  const texts = await readTexts(language);

  it('has no text that English lacks, and each in every form that the language has for a number', () => {
    const missing = findMissing(english, texts, language);
    const wanted = listKeys(english, language).filter((key) => !missing.includes(baseOf(key)));
    expect([...texts.keys()].sort()).toEqual(wanted.sort());
    expect(texts.get('language')).toBe(language);
    expect([...texts].filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it('puts the same things into its texts as English does', () => {
    const different = [...texts].flatMap(([key, text]) => {
      const base = baseOf(key);
      const wanted = namesIn(english.get(key) ?? english.get(`${base}.other`));
      // "One message" names no number.
      const others = (names: string[]) => names.filter((name) => base === key || name !== '{count}');
      return String(others(namesIn(text))) === String(others(wanted)) ? [] : [`${key}: ${text}`];
    });
    expect(different).toEqual([]);
  });

  it('fits where the browser shows it', () => {
    expect(texts.get('extension.description')?.length).toBeLessThanOrEqual(LONGEST_DESCRIPTION);
    // An & in a menu would underline the letter after it.
    expect([...texts.values()].filter((text) => text.includes('&'))).toEqual([]);
  });
});

it('no text is there in vain', () => {
  const sources = globSync('{lib,components,entrypoints}/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .concat('wxt.config.ts')
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');
  const isUsed = (key: string) => sources.includes(`'${key}'`) || sources.includes(`_${key.replaceAll('.', '_')}_`);
  const isCalledByBrowser = (key: string) => sources.includes(`'${key.replaceAll('.', '_')}'`);
  const unused = [...english.keys()].map(baseOf).filter((key) => !isUsed(key) && !isCalledByBrowser(key));
  expect([...new Set(unused)]).toEqual([]);
});
