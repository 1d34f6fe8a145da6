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
 * How dates, times and numbers are written, as a BCP 47 tag: as the browser does it where it speaks the language in use
 * (English in Britain is not English in America), else as the language does it.
 */
export function localeInUse(): string {
  const language = languageInUse();
  const isTheBrowsers = navigator.language.split('-')[0] === language.split('-')[0];
  return isTheBrowsers ? navigator.language : language;
}

export function formatNumber(value: number): string {
  return value.toLocaleString(localeInUse());
}
