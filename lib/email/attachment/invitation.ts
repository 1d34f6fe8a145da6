import { DAY, HOUR, MINUTE, SECOND } from '../../i18n/time.ts';
import { visibleText } from '../parse/visible-text.ts';

/** A time in a calendar. */
type CalendarTime = {
  /** Epoch ms, as if it were in UTC. */
  at: number;
  /** `UTC`, or as the sender names it; absent for the time of wherever the reader is. */
  zone?: string | undefined;
};

/** What an invitation says of its first event. Texts are safe to show in one line, but for `description`. */
export interface Invitation {
  title: string;
  start: CalendarTime;
  /** The last day, for an event of whole days; absent where nothing says how long it takes. */
  endAt?: number | undefined;
  isAllDay: boolean;
  isCancelled: boolean;
  location: string;
  description: string;
}

/** In UTF-16 units: an event with a long text and its time zones is shorter. */
const LONGEST = 200_000;
const PROPERTY = /^([\w-]+)((?:;[\w-]+=(?:"[^"]*"|[^":;]*))*):(.*)$/;
const TIME = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)?(Z)?)?$/;
const DURATION = /^P(?:(\d{1,4})W)?(?:(\d{1,4})D)?(?:T(?:(\d{1,4})H)?(?:(\d{1,4})M)?(?:(\d{1,4})S)?)?$/;

type Property = { parameters: string; value: string };

/** Reads the first event of a calendar; undefined if none has a beginning. Never throws. @see https://www.rfc-editor.org/rfc/rfc5545 */
export function parseInvitation(text: string): Invitation | undefined {
  const properties = new Map<string, Property>();
  const open: string[] = [];
  for (const line of text
    .slice(0, LONGEST)
    .replace(/\r?\n[ \t]/g, '')
    .split(/\r?\n/)) {
    const [, name = '', parameters = '', value = ''] = PROPERTY.exec(line.trim()) ?? [];
    const key = name.toUpperCase();
    if (key === 'BEGIN') open.push(value.toUpperCase());
    else if (key === 'END' && open.pop() === 'VEVENT') break;
    // Its reminders have properties of the same names, and so have time zones.
    else if (/^(?:VEVENT|VCALENDAR)$/.test(open.at(-1) ?? '') && !properties.has(key))
      properties.set(key, { parameters, value });
  }
  const start = timeOf(properties.get('DTSTART'));
  if (!start) return undefined;
  const textOf = (name: string) => properties.get(name)?.value ?? '';
  const isAllDay = !textOf('DTSTART').includes('T');
  const endAt = timeOf(properties.get('DTEND'))?.at ?? endAfter(start.at, textOf('DURATION'));
  // The end of whole days is the day after them.
  const lastAt = endAt !== undefined && isAllDay ? endAt - DAY : endAt;
  return {
    title: visibleText(unescaped(textOf('SUMMARY'))),
    start,
    endAt: lastAt !== undefined && lastAt > start.at ? lastAt : undefined,
    isAllDay,
    isCancelled: /^cancel/i.test(textOf('METHOD')) || /^cancel/i.test(textOf('STATUS')),
    location: visibleText(unescaped(textOf('LOCATION'))),
    description: unescaped(textOf('DESCRIPTION')).trim(),
  };
}

function timeOf(property: Property | undefined): CalendarTime | undefined {
  const [, year, month, day, hours = '00', minutes = '00', seconds = '00', utc] =
    TIME.exec(property?.value.trim() ?? '') ?? [];
  const at = Date.parse(`${year}-${month}-${day}T${hours}:${minutes}:${seconds}Z`);
  if (Number.isNaN(at)) return undefined;
  const zone = /;TZID="?([^";:]+)/i.exec(property?.parameters ?? '')?.[1];
  return { at, zone: utc ? 'UTC' : zone && visibleText(zone) };
}

function endAfter(startAt: number, duration: string): number | undefined {
  const [found, ...counts] = DURATION.exec(duration.trim()) ?? [];
  const units = [7 * DAY, DAY, HOUR, MINUTE, SECOND];
  return found ? units.reduce((at, unit, nth) => at + unit * Number(counts[nth] ?? 0), startAt) : undefined;
}

function unescaped(text: string): string {
  return text.replace(/\\([nN;,\\])/g, (_, character: string) => (/n/i.test(character) ? '\n' : character));
}
