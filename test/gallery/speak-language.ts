/// <reference types="vite/client" />
import { directionInUse, languageInUse, type Messages, setMessages } from '../../lib/i18n/language-in-use.ts';
import { findWidest } from './find-widest.ts';
import { isPseudo, makePseudo, type Pseudo } from './pseudo.ts';
import { bracketIntl } from './pseudo-intl.ts';

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

async function readPseudo(tag: Pseudo): Promise<Messages> {
  const english = (await read('en')) ?? {};
  return makePseudo(tag, english, tag === 'ar-XB' ? ((await read('ar')) ?? {}) : english);
}

/** In place of each text its key: `⟦do_save⟧`. What has no words is left as it is. */
async function readKeys(): Promise<Messages> {
  const keyOf = (key: string, message: string) =>
    key !== 'language' && /[\p{L}{]/u.test(message) ? `⟦${key}⟧${message.match(/\{\w+\}/g)?.join('') ?? ''}` : message;
  const english = Object.entries((await read('en')) ?? {});
  return Object.fromEntries(english.map(([key, { message }]) => [key, { message: keyOf(key, message) }]));
}

function readAny(tag: string): Promise<Messages> | undefined {
  if (tag === 'keys') return readKeys();
  if (isWidest(tag)) return readWidest(tag);
  return isPseudo(tag) ? readPseudo(tag) : read(tag);
}

const known = new Map<string, Messages | undefined>();

/** @param tag BCP 47, one of Mayfly's languages; a made one, `en-XA` or `ar-XB`; `keys` in place of texts; or the widest of all */
export async function loadLanguage(tag: string): Promise<void> {
  if (!known.has(tag)) known.set(tag, await readAny(tag));
  setMessages(known.get(tag));
  bracketIntl(isPseudo(tag));
  document.documentElement.lang = languageInUse();
  document.documentElement.dir = directionInUse();
}
