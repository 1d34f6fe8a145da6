import { describe, expect, it } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { madeAddress } from '../../test/mailbox/made.ts';
import { openTestMailbox, SERVICE } from '../../test/mailbox/open-test-mailbox.ts';
import { type ListedMessage, messageListSchema } from '../api/wire.ts';
import { countUnread, readMessagesTo } from './read-messages.ts';
import { receiveMessages } from './receive-messages.ts';
import { storeMessages } from './store-messages.ts';
import { addAddress } from './writer.ts';

const NOW = Date.UTC(2026, 0, 1, 12);
const address = madeAddress({ createdAt: NOW - 1000, expiresAt: NOW + 3_600_000 });
const wire = (id: string, more: object = {}): ListedMessage =>
  messageListSchema.parse([
    { id, from: 'Acme <hi@acme.example>', subject: id, created_at: '2026-01-01T11:00:00Z', ...more },
  ]).messages[0] ?? expect.fail();

it.each([
  ['three days before', 3 * 24 * 60, true],
  ['three minutes before', 3, true],
  ['within the grace of two minutes', 1, false],
  ['after', -1, false],
])('mail from %s the address was created is for another person: %s minutes, %s', (_, minutes, isForOther) => {
  const othersUntilAt = NOW - 2 * 60_000;
  const own = madeAddress({ createdAt: NOW, expiresAt: NOW + 3_600_000, othersUntilAt });
  const at = new Date(NOW - minutes * 60_000).toISOString();
  const { fresh, address: checked } = receiveMessages(own, [wire('1', { created_at: at })], NOW + 120_000);
  expect(fresh).toMatchObject([
    isForOther ? { isForOther: true, readAt: NOW + 120_000, notifiedAt: NOW - minutes * 60_000 } : {},
  ]);
  expect(fresh[0]?.notificationWantedAt === undefined).toBe(isForOther);
  expect(checked.lastMessageAt === undefined).toBe(isForOther);
});

describe('the mail of a new address, beside a stranger’s of three days before', () => {
  const ARRIVED = NOW + 20_000;
  const database = (at: number) => new Date(at).toISOString().replace('T', ' ').slice(0, 19);
  const DATES: Record<string, (at: number) => unknown> = {
    'no date': () => undefined,
    null: () => null,
    'a word': () => 'just now',
    'a time of day': () => '15:30',
    'a date of nothing': () => '0000-00-00 00:00:00',
    'the year 1': () => '0001-01-01T00:00:00Z',
    1970: () => '1970-01-01T00:00:00Z',
    'the day alone': (at) => database(at).slice(0, 10),
    'the time by UTC': (at) => new Date(at).toISOString(),
    'seconds since 1970': (at) => Math.floor(at / 1000),
    'the local time of HTTP, without a zone': (at) => new Date(at - 5 * 3_600_000).toUTCString().replace(' GMT', ''),
    ...Object.fromEntries(
      [-11, -8, -5, 0, 3, 9].map((hours) => [
        `the local time at UTC${hours}, without a zone`,
        (at: number) => database(at + hours * 3_600_000),
      ]),
    ),
  };

  it.each(Object.keys(DATES))('is new if its date is %s, and the stranger’s is not', async (form) => {
    fakeBrowser.reset();
    openTestMailbox();
    const own = { email: 'oak@mayfly.test', createdAt: NOW, expiresAt: NOW + 3_600_000, service: SERVICE };
    await addAddress({ ...own, othersUntilAt: NOW - 2 * 60_000 });
    const element = (id: string, at: number, dateOf = DATES[form]) => ({ id, subject: id, created_at: dateOf?.(at) });
    const stranger = element('stranger', NOW - 3 * 24 * 3_600_000, (at) => new Date(at).toISOString());
    const listOf = (...elements: unknown[]) => messageListSchema.parse(elements).messages;
    await storeMessages(own.email, listOf(stranger), NOW + 2000);
    await storeMessages(own.email, listOf(stranger, element('own', ARRIVED)), NOW + 90_000);
    const stored = await readMessagesTo(own.email);
    expect(Object.fromEntries(stored.map(({ subject, ...message }) => [subject, message]))).toMatchObject({
      own: { notificationWantedAt: NOW + 90_000 },
      stranger: { isForOther: true },
    });
    expect(await countUnread()).toEqual({ openly: 1, privately: 0 });
  });

  it('is not what was there an hour before, which the first check finds without a zone', () => {
    const own = madeAddress({ createdAt: NOW, expiresAt: NOW + 3_600_000, othersUntilAt: NOW - 2 * 60_000 });
    const { fresh } = receiveMessages(own, [wire('1', { created_at: database(NOW - 3_600_000) })], NOW + 2000);
    expect(fresh).toMatchObject([{ isForOther: true }]);
  });
});

it.each(['othersUntilAt', 'oldMailUntilAt'] as const)(
  'mail that comes after the clock was set back is new, though %s is in the future',
  (name) => {
    const ahead = NOW + 8 * 3_600_000;
    const own = madeAddress({ createdAt: ahead, expiresAt: ahead + 3_600_000, [name]: ahead - 2 * 60_000 });
    const { fresh } = receiveMessages(own, [wire('1', { created_at: new Date(NOW - 1000).toISOString() })], NOW);
    expect(fresh).toMatchObject([{ notificationWantedAt: NOW }]);
    expect(fresh[0]).not.toHaveProperty('readAt');
  },
);

it('mail without a date that comes at once with an added address is old, however much it is', async () => {
  fakeBrowser.reset();
  openTestMailbox();
  const added = { email: 'oak@mayfly.test', createdAt: NOW, expiresAt: NOW + 3_600_000, service: SERVICE };
  await addAddress({ ...added, oldMailUntilAt: NOW - 3_600_000 });
  const first = { id: 'dated', created_at: new Date(NOW - 3_600_000).toISOString() };
  const undated = Array.from({ length: 120 }, (_, nth) => ({ id: `${nth}` }));
  const fresh = await storeMessages(added.email, messageListSchema.parse([first, ...undated]).messages, NOW);
  expect(fresh).toHaveLength(121);
  expect(fresh.filter(({ notificationWantedAt }) => notificationWantedAt !== undefined)).toEqual([]);
});

it.each([
  ['at once', undefined, true],
  ['later', NOW - 60_000, false],
])('mail without a date that comes with an added address %s is old: %s, %s', (_, checkedAt, isOld) => {
  const added = madeAddress({
    createdAt: NOW - 90_000,
    expiresAt: NOW + 3_600_000,
    oldMailUntilAt: NOW - 3600,
    checkedAt,
  });
  const undated = { ...wire('1', { created_at: 'soon' }), created_at: NOW - 7200 };
  expect(receiveMessages(added, [undated], NOW).fresh[0]?.notifiedAt !== undefined).toBe(isOld);
});

describe('receiveMessages', () => {
  it('takes each unknown message once, newest first', () => {
    const listed = [wire('old'), wire('new', { created_at: '2026-01-01T11:30:00Z' }), wire('old')];
    const { fresh, address: checked } = receiveMessages(address, listed, NOW);
    expect(fresh.map(({ id }) => id)).toEqual(['new', 'old']);
    expect(fresh[0]).toEqual({
      id: 'new',
      address: 'a@mayfly.test',
      from: 'Acme <hi@acme.example>',
      subject: 'new',
      dated: '2026-01-01T11:30:00Z',
      createdAt: NOW - 1_800_000,
      seenAt: NOW,
      bodyWantedAt: NOW - 1_800_000,
      notificationWantedAt: NOW,
    });
    expect(checked).toEqual({ ...address, checkedAt: NOW, lastMessageAt: NOW });
  });

  it('keeps a body that came along, and only that', () => {
    const { bodies } = receiveMessages(address, [wire('whole', { body_text: 'hi', cc: null }), wire('short')], NOW);
    expect(bodies).toEqual([{ id: 'whole', text: 'hi', cc: [], attachments: [] }]);
  });

  it.each([undefined, null, 'yesterday', '2031-01-01T00:00:00Z'])('dates a message of %j now', (created_at) => {
    const { fresh } = receiveMessages(address, [wire('m', { created_at })], NOW);
    expect(fresh[0]?.createdAt).toBe(NOW);
  });

  it('finds no messages in an empty list', () => {
    expect(receiveMessages(address, [], NOW)).toEqual({
      address: { ...address, checkedAt: NOW },
      fresh: [],
      bodies: [],
    });
  });
});
