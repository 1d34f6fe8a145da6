import { localeInUse } from './language-in-use.ts';

const UNITS = ['kilobyte', 'megabyte', 'gigabyte'] as const;

/** A size in kilobytes, megabytes or gigabytes: "1.2 MB". */
export function formatBytes(bytes: number): string {
  const power = bytes < 1e6 ? 1 : bytes < 1e9 ? 2 : 3;
  const value = bytes / 1000 ** power;
  return new Intl.NumberFormat(localeInUse(), {
    style: 'unit',
    unit: UNITS[power - 1] ?? 'megabyte',
    maximumFractionDigits: value < 10 ? 1 : 0,
  }).format(value);
}
