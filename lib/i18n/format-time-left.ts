import { isUnspaced, unitFormat } from './format-time.ts';
import { localeInUse } from './language-in-use.ts';
import { DAY, HOUR, MINUTE } from './time.ts';

const minutes = unitFormat('minute');
const hours = unitFormat('hour');
const days = unitFormat('day');
const longMinutes = unitFormat('minute', 'long');
const longHours = unitFormat('hour', 'long');

/**
 * How long an address still lives, rounded down: "53 min", "2 h 10 min", "3 days". In its last minute, "< 1 min": seconds could not be read.
 * @param leftMs milliseconds until it expires
 * @param locale BCP 47; that of the language in use when absent
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

/**
 * How long a new address lasts, spelt out: "24 hours", "10 minutes".
 * @param locale BCP 47; that of the language in use when absent
 */
export function formatLifetime(lifetimeMs: number, locale = localeInUse()): string {
  const [format, unitMs] =
    lifetimeMs >= 2 * DAY ? [days, DAY] : lifetimeMs >= 2 * HOUR ? [longHours, HOUR] : [longMinutes, MINUTE];
  return format(locale).format(Math.round(lifetimeMs / unitMs));
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
