import { describe, expect, it } from 'vitest';
import { madeAddress } from '../../test/mailbox/made.ts';
import { type ListedMessage, messageListSchema } from '../api/wire.ts';
import { receiveMessages } from './receive-messages.ts';

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
])('mail from %s the address was created is for somebody else: %s minutes, %s', (_, minutes, isForOther) => {
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
