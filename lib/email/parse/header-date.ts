export interface HeaderDate {
  /** Epoch ms. */
  sentAt: number;
  /** The sender's own zone as an offset, `+02:00`; absent when the header names none that can be understood. */
  zone?: string;
  /** The header's own words. */
  raw: string;
}

const DATE = /(\d{1,2})\s+([a-z]{3})[a-z]*\.?\s+(\d{2,4})\s+(\d{1,2}):(\d{2})(?::(\d{2}))?\s*([+-]\d{4}|[a-z]{1,5})?/i;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** The names that RFC 5322 knows; others, military letters among them, say nothing reliable. */
const ZONES: Record<string, string> = {
  ut: '+0000',
  utc: '+0000',
  gmt: '+0000',
  z: '+0000',
  est: '-0500',
  edt: '-0400',
  cst: '-0600',
  cdt: '-0500',
  mst: '-0700',
  mdt: '-0600',
  pst: '-0800',
  pdt: '-0700',
};

/**
 * The moment a message says it was written, with the sender's zone.
 * @returns undefined for what is no date; never throws
 * @see https://www.rfc-editor.org/rfc/rfc5322#section-3.3
 */
export function parseHeaderDate(header: string): HeaderDate | undefined {
  const match = DATE.exec(header.slice(0, 200));
  if (!match) return undefined;
  const [, day, month = '', year = '', hour, minute, second = 0, zoneName = ''] = match;
  const offset = /^[+-]/.test(zoneName) ? zoneName : ZONES[zoneName.toLowerCase()];
  const local = Date.UTC(
    wholeYear(year),
    MONTHS.indexOf(month.toLowerCase()),
    Number(day),
    Number(hour),
    Number(minute),
    Number(second),
  );
  if (!MONTHS.includes(month.toLowerCase()) || Number.isNaN(local)) return undefined;
  const sentAt = local - minutesOf(offset ?? '+0000') * 60_000;
  // -0000: the time is known, the zone is not.
  const isKnown = offset !== undefined && offset !== '-0000';
  return { sentAt, ...(isKnown ? { zone: `${offset.slice(0, 3)}:${offset.slice(3)}` } : {}), raw: header };
}

function wholeYear(year: string): number {
  const number = Number(year);
  if (year.length > 2) return year.length === 3 ? number + 1900 : number;
  return number + (number < 50 ? 2000 : 1900);
}

function minutesOf(offset: string): number {
  const minutes = Number(offset.slice(1, 3)) * 60 + Number(offset.slice(3));
  return offset.startsWith('-') ? -minutes : minutes;
}
