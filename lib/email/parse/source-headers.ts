import { MINUTE } from '../../i18n/time.ts';
import { type AuthenticationResult, findAuthenticationResults } from './authentication-results.ts';
import { type HeaderField, parseHeaderFields, unfolded } from './header-fields.ts';
import { parseSender, parseSenders, type Sender } from './parse-sender.ts';

export interface SourceHeaders {
  /** Every field, in order. A name may occur several times. */
  fields: HeaderField[];
  from?: Sender;
  to: Sender[];
  cc: Sender[];
  subject?: string;
  date?: HeaderDate;
  /** What the receiving server found out about the sender; absent methods were not reported. */
  authentication: AuthenticationResult;
  /** Where the body begins in the source, as a position in the string. */
  bodyStart: number;
}

/** Parses the headers of a message's raw source: unfolds and decodes all of them, and extracts the important ones. Never throws. */
export function parseSourceHeaders(source: string): SourceHeaders {
  const bodyStart = findBodyStart(source);
  const fields = parseHeaderFields(source.slice(0, bodyStart));
  const rawOf = (name: string) => fields.find((field) => field.name.toLowerCase() === name)?.raw;
  const encoded = (name: string) => unfolded(rawOf(name) ?? '');
  const from = encoded('from');
  const subject = fields.find(({ name }) => name.toLowerCase() === 'subject')?.value;
  const date = parseHeaderDate(encoded('date'));
  return {
    fields,
    ...(from ? { from: parseSender(from) } : {}),
    to: parseSenders(encoded('to')),
    cc: parseSenders(encoded('cc')),
    ...(subject === undefined ? {} : { subject }),
    ...(date ? { date } : {}),
    authentication: findAuthenticationResults(fields),
    bodyStart,
  };
}

function findBodyStart(source: string): number {
  if (/^\r?\n/.test(source)) return source.indexOf('\n') + 1;
  const gap = /\r?\n\r?\n/.exec(source);
  return gap ? gap.index + gap[0].length : source.length;
}

export interface HeaderDate {
  /** Epoch ms. */
  sentAt: number;
  /** The sender's time zone as an offset, `+02:00`; absent if the header has none, or an unknown one. */
  zone?: string;
}

const DATE =
  /(\d{1,2}\s+[a-z]{3}[a-z]*\.?\s+(?:\d{4}|\d\d)\s+\d{1,2}:\d\d)(:\d\d)?\s*([+-](?:0\d|1[0-4])[0-5]\d|[a-z]{1,5})?/i;

/**
 * Parses the time at which a message was written, from its `Date` header.
 * @returns undefined if it has no valid date; never throws
 * @see https://www.rfc-editor.org/rfc/rfc5322#section-3.3
 */
export function parseHeaderDate(header: string): HeaderDate | undefined {
  const [, minute = '', second = '', zoneName] = DATE.exec(header.slice(0, 200)) ?? [];
  // The standard allows a leap second (`:60`), but `Date.parse` does not.
  const local = minute + second.replace('60', '59');
  const inUtcAt = Date.parse(`${local} +0000`);
  if (minute === '' || Number.isNaN(inUtcAt)) return undefined;
  const sentAt = zoneName ? Date.parse(`${local} ${zoneName}`) : Number.NaN;
  // -0000: the time is known, the zone is not.
  if (Number.isNaN(sentAt) || zoneName === '-0000') return { sentAt: inUtcAt };
  const minutes = (inUtcAt - sentAt) / MINUTE;
  const pad = (part: number) => String(Math.floor(Math.abs(part))).padStart(2, '0');
  return { sentAt, zone: `${minutes < 0 ? '-' : '+'}${pad(minutes / 60)}:${pad(minutes % 60)}` };
}
