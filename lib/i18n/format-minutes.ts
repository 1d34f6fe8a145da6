import { localeInUse } from './language-in-use.ts';
import { perLocale } from './per-locale.ts';

const minutes = perLocale(
  (locale) => new Intl.NumberFormat(locale, { style: 'unit', unit: 'minute', unitDisplay: 'long' }),
);

/** A time in whole words: "5 minutes". */
export function formatMinutes(count: number, locale = localeInUse()): string {
  return minutes(locale).format(count);
}
