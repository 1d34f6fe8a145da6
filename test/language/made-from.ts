import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { baseOf, findMissing, readTexts } from './read-texts.ts';

const RECORD = join(import.meta.dirname, '../../lib/i18n/made-from.json');

/** Key → the hash that every language has, or, where they differ, the hash of each language that is translated. */
type MadeFromAll = Record<string, string | Record<string, string>>;

/** Key, without the form of a number → short hash of the English text in all its forms. */
export type Hashes = Record<string, string>;

/** Hashes of today's English; `language` is no text. */
function hashTexts(english: ReadonlyMap<string, string>): Hashes {
  const forms = new Map<string, string[]>();
  for (const [key, text] of english) {
    const base = baseOf(key, english);
    forms.set(base, [...(forms.get(base) ?? []), text]);
  }
  forms.delete('language');
  const hash = (texts: string[]) => createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 8);
  return Object.fromEntries([...forms].map(([key, texts]) => [key, hash(texts)]));
}

export const hashEnglish = async () => hashTexts(await readTexts('en'));

const readRecord = (): MadeFromAll => JSON.parse(readFileSync(RECORD, 'utf8'));

/** The English that each text of a language was made from; a text that was never translated is absent. */
export function readMadeFrom(language: string): Hashes {
  const hashes = Object.entries(readRecord()).map(([key, hash]) => [
    key,
    typeof hash === 'string' ? hash : hash[language],
  ]);
  return Object.fromEntries(hashes.filter(([, hash]) => hash !== undefined));
}

/** Records them all: a language that is left out has no translation. */
export function writeMadeFrom(all: ReadonlyMap<string, Hashes>): void {
  const keys = [...new Set([...all.values()].flatMap(Object.keys))].sort();
  const record = keys.map((key) => {
    const made = [...all].flatMap(([language, hashes]) => (key in hashes ? [[language, hashes[key]]] : []));
    const isSame = made.length === all.size && new Set(made.map(([, hash]) => hash)).size === 1;
    return [key, isSame ? made[0]?.[1] : Object.fromEntries(made)];
  });
  writeFileSync(RECORD, `${JSON.stringify(Object.fromEntries(record), null, 2)}\n`);
}

/** @returns keys whose English changed after the translation was made */
const findOutOfDate = (madeFrom: Hashes, english: Hashes): string[] =>
  Object.keys(english).filter((key) => key in madeFrom && madeFrom[key] !== english[key]);

/**
 * What is to be recorded: texts that are new count as made from today's English, those that are gone are dropped.
 * @param remade keys whose translation has been made, or read, again; `all` for every one
 * @param missing keys that have no translation yet: they are not recorded
 */
export function renewMadeFrom(
  madeFrom: Hashes,
  english: Hashes,
  remade: readonly string[] | 'all',
  missing: readonly string[] = [],
): Hashes {
  const isNow = (key: string) => remade === 'all' || remade.includes(key);
  return Object.fromEntries(
    Object.entries(english)
      .filter(([key]) => !missing.includes(key))
      .map(([key, hash]) => [key, isNow(key) ? hash : (madeFrom[key] ?? hash)]),
  );
}

/** What is left to translate. */
export type Unfinished = {
  /** Keys whose English has changed since. */
  outOfDate: string[];
  /** Keys that English stands in for. */
  missing: string[];
};

/** What is left to translate into a language. */
export async function findUnfinished(language: string): Promise<Unfinished> {
  const english = await readTexts('en');
  return {
    outOfDate: findOutOfDate(readMadeFrom(language), hashTexts(english)),
    missing: findMissing(english, await readTexts(language), language),
  };
}
