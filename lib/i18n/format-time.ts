import { cached } from './cached.ts';
import { localeInUse } from './language-in-use.ts';
import { text } from './text.ts';
import { DAY, HOUR, MINUTE } from './time.ts';

/** Japanese and simplified Chinese put no space between number and unit, nor between two such pairs: "2時間10分". @param locale BCP 47 */
const isUnspaced = (locale: string) => /^(ja|zh-Hans)\b/.test(new Intl.Locale(locale).maximize().baseName);

/** Browsers write "23 hr", "5 hr. ago" and "3 min. ago" in English: the symbols "h" and "min" are shorter. */
const shortenUnit = (written: string) => written.replace(/\bhr\b\.?/, 'h').replace('min. ', 'min ');

/** Formatters for numbers of this unit: "53 min", "3 days", "2時間". Days are spelt out: their short form is unusual in German. */
const unitFormat = (
  unit: 'minute' | 'hour' | 'day',
  unitDisplay: 'long' | 'short' = unit === 'day' ? 'long' : 'short',
) =>
  cached((locale: string) => {
    const number = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay });
    const format = (value: number) => shortenUnit(number.format(value));
    return { format: isUnspaced(locale) ? (value: number) => format(value).replaceAll(' ', '') : format };
  });

// Cached: creating a formatter takes longer than formatting a whole list with it.
const relativeTime = cached(
  (locale: string) => new Intl.RelativeTimeFormat(locale, { style: 'short', numeric: 'auto' }),
);
const minutes = unitFormat('minute');
const hours = unitFormat('hour');
const days = unitFormat('day');
const longMinutes = unitFormat('minute', 'long');
const longHours = unitFormat('hour', 'long');
const dayAndMonth = cached((locale: string) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' }));

/** Ages are counted up to a multiple of this, so that all ages on a page change at the same time. */
const TICK_MS = 10_000;

const ageMs = (at: number, now: number) => Math.max(0, now - (now % TICK_MS) - at);

const startOfDay = (at: number) => new Date(at).setHours(0, 0, 0, 0);

/** How many days of the calendar are between two times. A day may have 23 or 25 hours. */
const countDays = (at: number, now: number) => Math.round((startOfDay(now) - startOfDay(at)) / DAY);

/** How long ago something was: "just now", "3 min ago". @param at epoch ms; one ahead of `now` (clocks differ) counts as now */
export function formatAge(at: number, now: number, locale = localeInUse()): string {
  const age = ageMs(at, now);
  const relative = relativeTime(locale);
  if (age < MINUTE) return text('age.justNow');
  if (age < HOUR) return shortenUnit(relative.format(-Math.floor(age / MINUTE), 'minute'));
  if (age < DAY) return shortenUnit(relative.format(-Math.floor(age / HOUR), 'hour'));
  return relative.format(-countDays(at, now), 'day');
}

/** The same in short, for a list: "just now", "3 min", "1 h", then the date. @param at, now epoch ms */
export function formatAgeBriefly(at: number, now: number, locale = localeInUse()): string {
  const age = ageMs(at, now);
  if (age < MINUTE) return text('age.justNow');
  if (age < HOUR) return minutes(locale).format(Math.floor(age / MINUTE));
  if (age < DAY) return hours(locale).format(Math.floor(age / HOUR));
  return dayAndMonth(locale).format(at);
}

/** A time of day, as the language writes it: "14:32". @param day how to write the day, in front of the time; no day is written if absent */
export function formatTime(
  at: number,
  day: Pick<Intl.DateTimeFormatOptions, 'weekday' | 'day' | 'month'> = {},
  locale = localeInUse(),
): string {
  return new Intl.DateTimeFormat(locale, { ...day, hour: 'numeric', minute: '2-digit' }).format(at);
}

/** A time of day, with its day where that is not today: "14:32", "Dec 14, 14:32". */
export function formatWhen(at: number, now: number, locale = localeInUse()): string {
  const isToday = new Date(at).toDateString() === new Date(now).toDateString();
  return formatTime(at, isToday ? {} : { day: 'numeric', month: 'short' }, locale);
}

/** The time left of an address, rounded down: "53 min", "2 h 10 min", "3 days"; "< 1 min" at the end: seconds would change too fast.
 * @returns undefined once nothing is left
 */
export function formatTimeLeft(leftMs: number, locale = localeInUse()): string | undefined {
  if (leftMs <= 0) return undefined;
  if (leftMs < MINUTE) return `<\u00a0${minutes(locale).format(1)}`;
  if (leftMs < HOUR) return minutes(locale).format(Math.floor(leftMs / MINUTE));
  if (leftMs >= 2 * DAY) return days(locale).format(Math.floor(leftMs / DAY));
  const minutesLeft = Math.floor((leftMs % HOUR) / MINUTE);
  const hoursLeft = hours(locale).format(Math.floor(leftMs / HOUR));
  return leftMs < 10 * HOUR && minutesLeft > 0
    ? `${hoursLeft}${isUnspaced(locale) ? '' : ' '}${minutes(locale).format(minutesLeft)}`
    : hoursLeft;
}

/** How long a new address lasts, spelt out: "24 hours", "10 minutes". */
export function formatLifetime(lifetimeMs: number, locale = localeInUse()): string {
  const [format, unitMs] =
    lifetimeMs >= 2 * DAY ? [days, DAY] : lifetimeMs >= 2 * HOUR ? [longHours, HOUR] : [longMinutes, MINUTE];
  return format(locale).format(Math.round(lifetimeMs / unitMs));
}

/** How much of an address's life is left, for a bar. @returns 0 to 1 */
export function shareLeft({ createdAt, expiresAt }: { createdAt: number; expiresAt: number }, now: number): number {
  if (expiresAt <= createdAt) return 0;
  return Math.min(1, Math.max(0, (expiresAt - now) / (expiresAt - createdAt)));
}
