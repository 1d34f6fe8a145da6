import { perLocale } from './per-locale.ts';

/** Japanese and simplified Chinese put no space between a number and its unit, nor between two such. @param locale BCP 47 */
export const isUnspaced = (locale: string) => /^(ja|zh-Hans)\b/.test(new Intl.Locale(locale).maximize().baseName);

/** Formatters for numbers of this unit: "53 min", "3 days", "2時間". Days are spelt out: their short form is unusual in German. */
export const unitFormat = (unit: 'second' | 'minute' | 'hour' | 'day') =>
  perLocale((locale) => {
    const unitDisplay = unit === 'day' ? 'long' : 'short';
    const number = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay });
    const format = (value: number) => number.format(value);
    return { format: isUnspaced(locale) ? (value: number) => format(value).replaceAll(' ', '') : format };
  });
