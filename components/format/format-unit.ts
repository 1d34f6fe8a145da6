import { perLocale } from './per-locale.ts';

const unit = (name: string) =>
  perLocale((locale) => new Intl.NumberFormat(locale, { style: 'unit', unit: name, unitDisplay: 'short' }));

/** Numbers of units of time in few letters, by BCP 47 locale: "4 sec", "3 min". */
export const TIME_FORMATS = { second: unit('second'), minute: unit('minute'), hour: unit('hour'), day: unit('day') };
