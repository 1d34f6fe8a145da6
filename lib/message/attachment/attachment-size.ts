const UNITS = ['B', 'kB', 'MB', 'GB'] as const;

/**
 * A size as people read it: `812 B`, `14 kB`, `2.5 MB`; a thousand to the step, as in the browsers' download lists.
 * @param sizeBytes anything but a finite number from 0 on is an unknown size
 * @param locale BCP 47, for the decimal sign; absent for the browser's own
 * @returns empty for an unknown size
 */
export function sizeInWords(sizeBytes: number | undefined, locale?: string): string {
  if (sizeBytes === undefined || !Number.isFinite(sizeBytes) || sizeBytes < 0) return '';
  let value = sizeBytes;
  let unit = 0;
  // From 999.5 on, rounding would write "1,000 kB".
  while (value >= 999.5 && unit < UNITS.length - 1) {
    value /= 1000;
    unit++;
  }
  const maximumFractionDigits = unit > 0 && value < 9.95 ? 1 : 0;
  return `${new Intl.NumberFormat(locale, { maximumFractionDigits }).format(value)} ${UNITS[unit]}`;
}
