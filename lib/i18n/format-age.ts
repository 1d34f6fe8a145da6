import { localeInUse } from './language-in-use.ts';
import { perLocale } from './per-locale.ts';
import { text } from './text.ts';
import { unitFormat } from './unit-format.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const relativeTime = perLocale((locale) => new Intl.RelativeTimeFormat(locale, { style: 'short', numeric: 'auto' }));
const minutes = unitFormat('minute');
const hours = unitFormat('hour');
const dayAndMonth = perLocale((locale) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' }));

/** All ages on a page change at the same moments, and seldom. */
const TICK_MS = 10_000;

const ageMs = (at: number, now: number) => Math.max(0, now - (now % TICK_MS) - at);

/**
 * How long ago something was, in the language in use: "just now", "3 min. ago".
 * @param at epoch ms; a moment ahead of `now` (clocks differ) counts as now
 * @param locale BCP 47; that of the language in use when absent
 */
export function formatAge(at: number, now: number, locale = localeInUse()): string {
  const age = ageMs(at, now);
  const relative = relativeTime(locale);
  if (age < MINUTE) return text('age.justNow');
  if (age < HOUR) return relative.format(-Math.floor(age / MINUTE), 'minute');
  if (age < DAY) return relative.format(-Math.floor(age / HOUR), 'hour');
  return relative.format(-Math.floor(age / DAY), 'day');
}

/**
 * The same in short, for a list: "just now", "3 min", "1 hr", then the date.
 * @param at, now epoch ms
 * @param locale BCP 47; that of the language in use when absent
 */
export function formatAgeBriefly(at: number, now: number, locale = localeInUse()): string {
  const age = ageMs(at, now);
  if (age < MINUTE) return text('age.justNow');
  if (age < HOUR) return minutes(locale).format(Math.floor(age / MINUTE));
  if (age < DAY) return hours(locale).format(Math.floor(age / HOUR));
  return dayAndMonth(locale).format(at);
}
