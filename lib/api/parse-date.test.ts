import fc from 'fast-check';
import { expect, it } from 'vitest';
import { maxLaterMs, parseDate } from './parse-date.ts';

const pad = (value: number) => String(value).padStart(2, '0');
/** As a clock shows it that is that many minutes ahead of UTC. */
const local = (at: number, aheadMinutes: number) => new Date(at + aheadMinutes * 60_000).toISOString().slice(0, 19);
const MONTHS = 'JanFebMarAprMayJunJulAugSepOctNovDec';

/** How services, databases, mail servers and programming languages write a time. */
const FORMS: Record<string, (at: number) => string | number> = {
  'ISO 8601': (at) => new Date(at).toISOString(),
  'without a zone': (at) => local(at, 0),
  'with an offset': (at) => `${local(at, 330)}+05:30`,
  'with a short offset': (at) => `${local(at, -180)}-03`,
  'with an offset without colon': (at) => `${local(at, 60)}+0100`,
  PostgreSQL: (at) => `${local(at, 0).replace('T', ' ')}.000000+00`,
  SQLite: (at) => local(at, 0).replace('T', ' '),
  Ruby: (at) => `${local(at, 0).replace('T', ' ')} UTC`,
  Go: (at) => `${local(at, 120).replace('T', ' ')} +0200`,
  'Time of Go': (at) => `${local(at, 60).replace('T', ' ')}.000000001 +0100 CET m=+0.000000001`,
  'ZonedDateTime of Java': (at) => `${local(at, 60)}+01:00[Europe/Berlin]`,
  'with slashes': (at) => local(at, 0).replace('T', ' ').replaceAll('-', '/'),
  'with a comma': (at) => `${local(at, 0)},000Z`,
  'RFC 1123': (at) => new Date(at).toUTCString(),
  'RFC 5322': (at) => `${new Date(at).toUTCString().slice(0, -4)} +0000`,
  'Date of JavaScript': (at) => {
    const date = new Date(at);
    const [day, month] = [date.toUTCString().slice(0, 3), MONTHS.slice(date.getUTCMonth() * 3).slice(0, 3)];
    return `${day} ${month} ${pad(date.getUTCDate())} ${date.getUTCFullYear()} ${local(at, 0).slice(11)} GMT+0000 (UTC)`;
  },
  seconds: (at) => at / 1000,
  'seconds as text': (at) => `${at / 1000}`,
  milliseconds: (at) => at,
  'microseconds as text': (at) => `${at}000`,
  nanoseconds: (at) => at * 1e6,
};

it.each(Object.keys(FORMS))('reads a date in the form of %s', (form) => {
  const seconds = fc.integer({ min: Date.UTC(2000, 0) / 1000, max: Date.UTC(2099, 0) / 1000 });
  fc.assert(
    fc.property(seconds, (at) => {
      expect(parseDate(FORMS[form]?.(at * 1000) ?? '')).toBe(at * 1000);
    }),
    { numRuns: 50 },
  );
});

it.each([
  ...'|yesterday|2 minutes ago|12:30|2026-11-28 20:00:00 CET|11/26/2026|26.11.2026|2026-13-01|1'.split('|'),
  ...[0, -1, 12, Number.NaN, 1e300],
])('reads no date from %j', (value) => {
  expect(parseDate(value)).toBeUndefined();
});

it.each(['28-Nov-2026 20:00:00', '28 Nov 2026 20:00:00', 'Nov 28, 2026 8:00 PM'])(
  '%j has no zone: it is UTC, or later',
  (text) => {
    expect(parseDate(text)).toBe(Date.UTC(2026, 10, 28, 20));
    expect(maxLaterMs(text)).toBeGreaterThan(0);
  },
);
