import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseInvitation } from './invitation.ts';

const AT = Date.UTC(2026, 11, 1, 10);
const HOUR = 3_600_000;

/** A calendar with one event of these lines, after a time zone and with a reminder, which have the same properties. */
const calendar = (...lines: string[]) =>
  [
    'BEGIN:VCALENDAR',
    'BEGIN:VTIMEZONE',
    'BEGIN:STANDARD',
    'DTSTART:16010101T000000',
    'END:STANDARD',
    'END:VTIMEZONE',
    'BEGIN:VEVENT',
    'BEGIN:VALARM',
    'DESCRIPTION:Reminder',
    'DURATION:PT5M',
    'END:VALARM',
    ...lines,
    'END:VEVENT',
    'BEGIN:VEVENT',
    'DTSTART:20270101',
    'SUMMARY:Another',
    'END:VEVENT',
    'END:VCALENDAR',
  ].join('\r\n');

test.each([
  [['DTSTART:20261201T100000Z', 'DTEND:20261201T110000Z'], { start: { at: AT, zone: 'UTC' }, endAt: AT + HOUR }],
  [['DTSTART:20261201T100000', 'DURATION:PT1H'], { start: { at: AT }, endAt: AT + HOUR }],
  [
    ['dtstart;tzid=Europe/Berlin:20261201T100000', 'Duration:P1DT1H'],
    { start: { at: AT, zone: 'Europe/Berlin' }, endAt: AT + 25 * HOUR },
  ],
  [
    ['DTSTART;TZID="W. Europe Standard Time";X-A=b:20261201T1000'],
    { start: { at: AT, zone: 'W. Europe Standard Time' }, endAt: undefined },
  ],
  [
    ['DTSTART;VALUE=DATE:20261201', 'DTEND;VALUE=DATE:20261202'],
    { start: { at: AT - 10 * HOUR }, endAt: undefined, isAllDay: true },
  ],
  [['DTSTART;VALUE=DATE:20261201', 'DTEND;VALUE=DATE:20261204'], { endAt: AT + 38 * HOUR, isAllDay: true }],
  [['DTSTART:20261201T100000Z', 'DTEND:20261130T100000Z'], { endAt: undefined }],
  [
    ['SUMMARY;LANGUAGE=de:Pla', ' nung\\, Teil\\n2', 'DTSTART:20261201'],
    { title: 'Planung, Teil 2', isCancelled: false },
  ],
  [
    ['SUMMARY:a\u202eb', 'LOCATION;ALTREP="https://x.example/a:b":Raum 4\\; hinten', 'DTSTART:20261201'],
    { title: 'ab', location: 'Raum 4; hinten' },
  ],
  [['STATUS:CANCELLED', 'DTSTART:20261201'], { isCancelled: true }],
  [['DESCRIPTION:One\\nTwo', 'DTSTART:20261201'], { description: 'One\nTwo' }],
])('%j is an event', (lines, expected) => {
  expect(parseInvitation(calendar(...lines))).toMatchObject(expected);
  expect(parseInvitation(calendar(...lines).replaceAll('\r', ''))).toMatchObject(expected);
});

test('a calendar may call an event off as a whole', () => {
  const text = calendar('DTSTART:20261201').replace('\r\n', '\r\nMETHOD:CANCEL\r\n');
  expect(parseInvitation(text)?.isCancelled).toBe(true);
});

test.each([
  '',
  'Hello',
  calendar('DTSTART:soon'),
  calendar('DTSTART:20261399'),
  'BEGIN:VTODO\nDTSTART:20261201\nEND:VTODO',
])('%j is none', (text) => {
  expect(parseInvitation(text)).toBeUndefined();
});

test('never throws', () => {
  const words = 'BEGIN:VEVENT END:VEVENT DTSTART : ; =" 20261201 T \\ DURATION:P'.split(' ');
  const pieces = fc.constantFrom(...words, '\n', ' ');
  fc.assert(fc.property(fc.array(pieces), (parts) => void parseInvitation(parts.join(''))));
});
