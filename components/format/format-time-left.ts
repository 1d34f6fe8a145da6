import { localeInUse } from '../../lib/language/language-in-use.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * How long an address still lives, rounded down, so that it never promises too much: "53 min", "2 hr 10 min", "3 days".
 * @param leftMs milliseconds until it expires
 * @param locale BCP 47; that of the language in use when absent
 * @returns undefined once nothing is left
 */
export function formatTimeLeft(leftMs: number, locale = localeInUse()): string | undefined {
  if (leftMs <= 0) return undefined;
  const unit = (count: number, name: 'second' | 'minute' | 'hour' | 'day') =>
    new Intl.NumberFormat(locale, { style: 'unit', unit: name, unitDisplay: 'short' }).format(Math.floor(count));
  if (leftMs < MINUTE) return unit(leftMs / SECOND, 'second');
  if (leftMs < HOUR) return unit(leftMs / MINUTE, 'minute');
  if (leftMs >= 2 * DAY) return unit(leftMs / DAY, 'day');
  const minutes = Math.floor((leftMs % HOUR) / MINUTE);
  const hours = unit(leftMs / HOUR, 'hour');
  return leftMs < 10 * HOUR && minutes > 0 ? `${hours} ${unit(minutes, 'minute')}` : hours;
}

/**
 * How much of an address's life is left, for a bar.
 * @param createdAt, expiresAt, now epoch ms
 * @returns 0 to 1
 */
export function shareLeft({ createdAt, expiresAt }: { createdAt: number; expiresAt: number }, now: number): number {
  if (expiresAt <= createdAt) return 0;
  return Math.min(1, Math.max(0, (expiresAt - now) / (expiresAt - createdAt)));
}
