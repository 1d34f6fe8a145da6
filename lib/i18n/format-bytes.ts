import { localeInUse } from './language-in-use.ts';

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/**
 * A size in the language in use: "812 bytes", "14 kB", "2.5 MB". The units are powers of 1000, as in the browsers' download lists.
 * @param bytes the size is unknown unless this is a finite number from 0 on
 * @returns empty for an unknown size
 */
export function formatBytes(bytes: number | undefined, locale = localeInUse()): string {
  if (bytes === undefined || !Number.isFinite(bytes) || bytes < 0) return '';
  let value = bytes;
  let unit = 0;
  // From 999.5 on, rounding would write "1,000 kB".
  while (value >= 999.5 && unit < UNITS.length - 1) {
    value /= 1000;
    unit++;
  }
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: UNITS[unit] ?? 'byte',
    unitDisplay: unit === 0 ? 'long' : 'short',
    maximumFractionDigits: unit > 0 && value < 9.95 ? 1 : 0,
  }).format(value);
}
