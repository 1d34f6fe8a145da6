import { join } from 'node:path';
import { parseMessagesFile } from '@wxt-dev/i18n/build';

export const LOCALES = join(import.meta.dirname, '../../lib/i18n/locales');

/** The file of a language, without its ending. @param language BCP 47 */
export const fileOf = (language: string) => language.replace('-', '_');

/** @returns texts by key, as `locales/*.yml` nests them */
export async function readTexts(language: string): Promise<Map<string, string>> {
  const messages = await parseMessagesFile(join(LOCALES, `${fileOf(language)}.yml`));
  return new Map(
    messages.flatMap((message) =>
      message.type === 'simple' ? [[message.key.join('.'), message.message] as const] : [],
    ),
  );
}

/** The key without the form of a number; the key itself where it has none. */
export function baseOf(key: string, english: ReadonlyMap<string, string>): string {
  const base = key.slice(0, key.lastIndexOf('.'));
  return english.has(`${base}.other`) ? base : key;
}

/** Every key that a language is to have: a text that depends on a number has one for each form of the language. */
export function listKeys(english: ReadonlyMap<string, string>, language: string): string[] {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const keys = [...english.keys()].flatMap((key) => {
    const base = baseOf(key, english);
    return base === key ? [key] : forms.map((form) => `${base}.${form}`);
  });
  return [...new Set(keys)];
}

/** @returns keys that a language has no translation for, without the form of a number: English stands in for them */
export function findMissing(
  english: ReadonlyMap<string, string>,
  texts: ReadonlyMap<string, string>,
  language: string,
): string[] {
  const there = new Set([...texts.keys()].map((key) => baseOf(key, english)));
  return [...new Set(listKeys(english, language).map((key) => baseOf(key, english)))].filter((key) => !there.has(key));
}
