import { perLocale } from './per-locale.ts';

/** Formatters for numbers of this unit, in short: "53 min". */
export const unitFormat = (unit: 'second' | 'minute' | 'hour' | 'day') =>
  perLocale((locale) => new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }));
