import { localeInUse } from './language-in-use.ts';

/**
 * A time of day, as the language writes it: "14:32".
 * @param at epoch ms
 * @param day how to write the day before it; without it when absent
 * @param locale BCP 47; that of the language in use when absent
 */
export function formatTime(
  at: number,
  day: Pick<Intl.DateTimeFormatOptions, 'weekday' | 'day' | 'month'> = {},
  locale = localeInUse(),
): string {
  return new Intl.DateTimeFormat(locale, { ...day, hour: 'numeric', minute: '2-digit' }).format(at);
}
