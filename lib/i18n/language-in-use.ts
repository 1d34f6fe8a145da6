import { browser } from 'wxt/browser';
import { isLanguage, LANGUAGES, type Language } from './languages.ts';

/** All texts of one language, in the format of `_locales/…/messages.json`. */
export type Messages = Record<string, { message: string }>;

let known: Messages = {};

/** Sets the texts to use from now on. The build has added the English text where a translation is missing. */
export function setMessages(messages: Messages = {}): void {
  known = messages;
}

/**
 * The raw text of a key: in the language that was set, else in the browser's, else in English.
 * @param key with dots, as in `locales/*.yml`
 * @returns empty for a key that no language has
 */
export function findText(key: string): string {
  const name = key.replaceAll('.', '_');
  // Cached: a list reads the same few texts for every row, and `getMessage` is slow.
  known[name] ??= { message: browser.i18n.getMessage(name as '@@extension_id') };
  return known[name].message;
}

export function languageInUse(): Language {
  const tag = findText('language');
  return isLanguage(tag) ? tag : 'en';
}

export function directionInUse(): 'ltr' | 'rtl' {
  return LANGUAGES[languageInUse()].direction;
}

/**
 * The locale of dates, times and numbers: the browser's, if it is a variant of the language in use in the same script (`en-GB` and
 * `en-US` write dates differently, `zh-TW` and `zh-CN` in other characters), else the language itself.
 * @returns BCP 47 tag
 */
export function localeInUse(): string {
  const language = languageInUse();
  const own = new Intl.Locale(language).maximize();
  const browsers = new Intl.Locale(navigator.language).maximize();
  return own.language === browsers.language && own.script === browsers.script ? navigator.language : language;
}

export function formatNumber(value: number): string {
  return value.toLocaleString(localeInUse());
}

/** The number of unread messages, in the width that a badge has. */
export const formatUnread = (unread: number) => (unread > 99 ? '99+' : String(unread));
