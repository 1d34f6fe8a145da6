import { perLocale } from './per-locale.ts';

/** Makes what writes a number of this unit in short, as a locale does: "53 min". */
export const unitFormat = (unit: 'second' | 'minute' | 'hour' | 'day') =>
  perLocale((locale) => new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }));
