import { afterEach, describe, expect, it, vi } from 'vitest';
import { browser } from 'wxt/browser';
import { findText, setMessages } from '../../lib/i18n/language-in-use.ts';
import { LANGUAGES, type Language } from '../../lib/i18n/languages.ts';
import { pluralCategory } from '../../lib/i18n/text.ts';
import { packVariants, VARIANTS } from '../../lib/packaging/build/pack-texts.ts';
import { packedMessages } from '../language/packed-messages.ts';
import { baseOf, fileOf, LOCALES, readTexts } from '../language/read-texts.ts';

afterEach(async () => setMessages(await packedMessages('en.yml')));

/** The folders of the package, with the language of their texts. */
const packed = new Map<string, string>(Object.keys(LANGUAGES).map((language) => [fileOf(language), language]));
for (const { relativeDest, contents } of await packVariants(LOCALES))
  packed.set(relativeDest.split('/')[1] ?? '', JSON.parse(contents).language.message);

/** How Chromium chooses among them. @param tag BCP 47, of the browser's own texts */
function chooseInChromium(tag: string): string | undefined {
  const [base = ''] = tag.split('-');
  return [tag.replace('-', '_'), base, 'en'].map((folder) => packed.get(folder)).find(Boolean);
}

it.each([
  ['de', 'de'],
  ['de-AT', 'de'],
  ['es-419', 'es'],
  ['fr-CA', 'fr'],
  ['en-GB', 'en'],
  ['pt-BR', 'pt-BR'],
  ['pt-PT', 'pt-BR'],
  ['ko-KR', 'ko'],
  ['zh-CN', 'zh-CN'],
  ['zh-TW', 'zh-TW'],
  ['sv', 'en'],
])('a browser in %s gets texts in %s', (browsers, language) => {
  expect(chooseInChromium(browsers)).toBe(language);
});

it('a variant is of a language that there is, and takes no language’s place', () => {
  const files = Object.keys(LANGUAGES).map(fileOf);
  expect(Object.values(VARIANTS).filter((language) => !files.includes(language))).toEqual([]);
  expect(Object.keys(VARIANTS).filter((variant) => files.includes(variant))).toEqual([]);
});

describe('never two languages on one page', async () => {
  const english = await readTexts('en');
  const bases = new Set([...english.keys()].map((key) => baseOf(key, english)));

  it.each(Object.keys(LANGUAGES) as Language[])('a page in %s asks the browser for no text', async (language) => {
    const ask = vi.spyOn(browser.i18n, 'getMessage');
    setMessages(await packedMessages(`${fileOf(language)}.yml`));
    for (const key of bases) {
      const counts = english.has(key) ? [] : [0, 1, 2, 3, 5, 11, 21, 100, 1_000_000];
      const keys = english.has(key) ? [key] : counts.map((count) => `${key}.${pluralCategory(count)}`);
      for (const one of keys) expect(findText(one), one).not.toBe('');
    }
    expect(ask).not.toHaveBeenCalled();
    ask.mockRestore();
  });
});
