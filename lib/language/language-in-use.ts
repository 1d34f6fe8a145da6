import { isLanguage, type Language } from './languages.ts';
import { findMessage } from './messages.ts';

/** The language that texts are in: the chosen one, else the browser's, else English. */
export function languageInUse(): Language {
  const tag = findMessage('language');
  return isLanguage(tag) ? tag : 'en';
}

/** Which way the language in use is written. */
export function directionInUse(): 'ltr' | 'rtl' {
  return languageInUse() === 'ar' ? 'rtl' : 'ltr';
}

/**
 * The locale of dates, times and numbers: the browser's, if it is a variant of the language in use (`en-GB` and `en-US` write dates
 * differently), else the language itself.
 * @returns BCP 47 tag
 */
export function localeInUse(): string {
  const language = languageInUse();
  const isTheBrowsers = navigator.language.split('-')[0] === language.split('-')[0];
  return isTheBrowsers ? navigator.language : language;
}

export function formatNumber(value: number): string {
  return value.toLocaleString(localeInUse());
}
