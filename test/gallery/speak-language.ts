/// <reference types="vite/client" />
import { directionInUse, languageInUse, type Messages, setMessages } from '../../lib/i18n/language-in-use.ts';
import { findWidest } from './find-widest.ts';

const files = import.meta.glob<Messages>('../../lib/i18n/locales/*.yml', { import: 'default' });

const read = (tag: string) => files[`../../lib/i18n/locales/${tag.replace('-', '_')}.yml`]?.();

/** For every text, the language in which it, or its longest word, is widest. */
export type Widest = 'widest-text' | 'widest-word';

const isWidest = (tag: string): tag is Widest => tag.startsWith('widest');

async function readWidest(which: Widest): Promise<Messages> {
  const all = await Promise.all(Object.values(files).map((load) => load()));
  // Russian has long times and relative times, and all plural forms.
  return findWidest((await read('ru')) ?? {}, all, which === 'widest-word');
}

const known = new Map<string, Messages | undefined>();

/** @param tag BCP 47, one of Mayfly's languages; or the widest of all */
export async function loadLanguage(tag: string): Promise<void> {
  if (!known.has(tag)) known.set(tag, await (isWidest(tag) ? readWidest(tag) : read(tag)));
  setMessages(known.get(tag));
  document.documentElement.lang = languageInUse();
  document.documentElement.dir = directionInUse();
}
