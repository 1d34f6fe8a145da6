import { isLanguage, LANGUAGES, type Language } from './languages.ts';
import { findMessage } from './messages.ts';

/** The language that texts are in: the chosen one, else the browser's, else English. */
export function languageInUse(): Language {
  const tag = findMessage('language');
  return isLanguage(tag) ? tag : 'en';
}

/** Which way the language in use is written. */
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
