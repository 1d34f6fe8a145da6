import { localeInUse } from '../../../lib/language/language-in-use.ts';
import { perLocale } from './per-locale.ts';
import { unitFormat } from './unit-format.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const relativeTime = perLocale((locale) => new Intl.RelativeTimeFormat(locale, { style: 'short', numeric: 'auto' }));
const minutes = unitFormat('minute');
const hours = unitFormat('hour');
const dayAndMonth = perLocale((locale) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' }));

/**
 * How long ago something was, in the language in use: "now", "4 sec. ago", "3 min. ago".
 * @param at epoch ms; a moment ahead of `now` (clocks differ) counts as now
 * @param locale BCP 47; that of the language in use when absent
 */
export function formatAge(at: number, now: number, locale = localeInUse()): string {
  const ageMs = Math.max(0, now - at);
  const relative = relativeTime(locale);
  if (ageMs < MINUTE) return relative.format(-Math.floor(ageMs / SECOND), 'second');
  if (ageMs < HOUR) return relative.format(-Math.floor(ageMs / MINUTE), 'minute');
  if (ageMs < DAY) return relative.format(-Math.floor(ageMs / HOUR), 'hour');
  return relative.format(-Math.floor(ageMs / DAY), 'day');
}

/**
 * The same in short, for a list: "now", "3 min", "1 hr", then the date.
 * @param at, now epoch ms
 * @param locale BCP 47; that of the language in use when absent
 */
export function formatAgeBriefly(at: number, now: number, locale = localeInUse()): string {
  const ageMs = Math.max(0, now - at);
  if (ageMs < MINUTE) return relativeTime(locale).format(0, 'second');
  if (ageMs < HOUR) return minutes(locale).format(Math.floor(ageMs / MINUTE));
  if (ageMs < DAY) return hours(locale).format(Math.floor(ageMs / HOUR));
  return dayAndMonth(locale).format(at);
}
