import { DAY, HOUR, SECOND } from '../i18n/time.ts';

/** A date, in most cases with a time, as ISO 8601 and databases write it. Go and Java name the zone once more, after its offset. */
const ISO =
  /^(\d{4})[-/](\d\d)[-/](\d\d)(?:[T ] ?(\d\d:\d\d(?::\d\d(?:[.,]\d+)?)?) ?(?: (?:UTC|GMT)|(Z|[+-]\d\d(?::?\d\d)?)(?: [A-Z]+|\[.+\])?(?: m=.+)?)?)?$/i;

/** A date with the name of its month, as HTTP, mail and Unix write it. */
const NAMED = /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec).*\d:\d\d/i;
const ZONE = /(?:\b(?:UTC?|GMT|Z)|(?<!\p{L})[+-]\d\d:?\d\d|\b[ECMP][SD]T)\b/iu;

/** Earlier times are no time of a mail, but what a database has in place of one. */
const SMALLEST_SECONDS = 1e8;
/** Seconds, milliseconds, microseconds and nanoseconds since 1970, each up to the year 5138. */
const EPOCH_UNITS_MS = [1000, 1, 1e-3, 1e-6];
const LARGEST_MS = 1e14;

function fromNumber(number: number): number | undefined {
  if (number < SMALLEST_SECONDS) return undefined;
  const unitMs = EPOCH_UNITS_MS.find((one) => number * one < LARGEST_MS);
  return unitMs && Math.round(number * unitMs);
}

function parseZone(zone = 'Z'): string {
  if (/z/i.test(zone)) return 'Z';
  return `${zone.slice(0, 3)}:${zone.slice(3).replace(':', '') || '00'}`;
}

/**
 * Reads a date in the forms in which services and databases write it. Without a zone it is UTC, according to the contract.
 * @returns epoch ms; undefined if it is in no known form, or in the first years after 1970
 */
export function parseDate(value: string | number): number | undefined {
  if (typeof value === 'number') return fromNumber(value);
  const text = value.trim();
  if (/^\d+(?:\.\d+)?$/.test(text)) return fromNumber(Number(text));
  const [, year, month, day, time = '00:00', zone] = ISO.exec(text) ?? [];
  let at = Number.NaN;
  if (year) at = Date.parse(`${year}-${month}-${day}T${time.replace(',', '.')}${parseZone(zone)}`);
  else if (NAMED.test(text)) at = Date.parse(ZONE.test(text) ? text : `${text} UTC`);
  return at >= SMALLEST_SECONDS * SECOND ? at : undefined;
}

/** A clock without a zone may be this far behind UTC. */
const BEHIND_MS = 12 * HOUR;

/** @returns how much later than `parseDate` has it a date may be: not at all with a zone, any time if it can't be read */
export function maxLaterMs(value = ''): number {
  if (parseDate(value) === undefined) return Number.POSITIVE_INFINITY;
  const [, year, , , time, zone] = ISO.exec(value.trim()) ?? [];
  if (zone || ZONE.test(value) || !/[-/ ]/.test(value.trim())) return 0;
  return BEHIND_MS + (year && !time ? DAY : 0);
}
