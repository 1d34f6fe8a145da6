const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * How long ago something was, in the words of the reader's language: "now", "4 sec. ago", "3 min. ago".
 * @param at epoch ms; a moment ahead of `now` (clocks differ) counts as now
 * @param locale BCP 47; the browser's own when absent
 */
export function formatAge(at: number, now: number, locale?: string): string {
  const ageMs = Math.max(0, now - at);
  const relative = new Intl.RelativeTimeFormat(locale, { style: 'short', numeric: 'auto' });
  if (ageMs < MINUTE) return relative.format(-Math.floor(ageMs / SECOND), 'second');
  if (ageMs < HOUR) return relative.format(-Math.floor(ageMs / MINUTE), 'minute');
  if (ageMs < DAY) return relative.format(-Math.floor(ageMs / HOUR), 'hour');
  return relative.format(-Math.floor(ageMs / DAY), 'day');
}

/**
 * The same in as little room as a list has: "now", "3 min", "1 hr", then the date.
 * @param at, now epoch ms
 * @param locale BCP 47; the browser's own when absent
 */
export function formatAgeBriefly(at: number, now: number, locale?: string): string {
  const ageMs = Math.max(0, now - at);
  const unit = (count: number, name: 'minute' | 'hour') =>
    new Intl.NumberFormat(locale, { style: 'unit', unit: name, unitDisplay: 'short' }).format(count);
  if (ageMs < MINUTE) return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(0, 'second');
  if (ageMs < HOUR) return unit(Math.floor(ageMs / MINUTE), 'minute');
  if (ageMs < DAY) return unit(Math.floor(ageMs / HOUR), 'hour');
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' }).format(at);
}
