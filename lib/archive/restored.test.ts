import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isLive } from '../mailbox/address.ts';
import { findNewestCodes, hasFreshCode } from '../mailbox/fresh-code.ts';
import { endAddress, restoredAddressSchema, restoredMessageSchema, restoreMessage } from './restored.ts';

const now = Date.UTC(2026, 10, 22);
const YEAR = 365 * 24 * 60 * 60 * 1000;
const message = { id: '1', address: 'oak@mayfly.test', from: 'a', subject: 'b', createdAt: now - 5, seenAt: now - 4 };
const address = { email: 'oak@mayfly.test', createdAt: now - 9, expiresAt: now + YEAR, service: 'https://a.example' };

test('an address is ended, whenever it says it expires', () => {
  expect(endAddress(address, now)).toEqual({ ...address, expiresAt: now, goneAt: now });
  const past = { ...address, createdAt: 5, expiresAt: 9 };
  expect(endAddress(past, now)).toEqual({ ...past, goneAt: 9 });
  const future = { ...address, createdAt: now + YEAR, expiresAt: 8e15 };
  expect(endAddress(future, now)).toMatchObject({ createdAt: now, expiresAt: now });
});

test('a message is read, and not to be notified of, and its moments are past', () => {
  const future = { ...message, createdAt: 8e15, seenAt: 8e15, readAt: 8e15, clearedAt: 8e15 };
  expect(restoreMessage(future, undefined, now)).toEqual({
    ...message,
    createdAt: now,
    seenAt: now,
    readAt: now,
    restoredAt: now,
    evictedAt: now,
  });
});

test('its code is never fresh, and never in the place of one that a service sent', () => {
  const restored = restoreMessage({ ...message, createdAt: now }, { code: '666666', attachments: 0 }, now);
  const received = { ...message, id: '2', code: '123456' };
  expect(hasFreshCode(restored, now)).toBe(false);
  expect(hasFreshCode(received, now)).toBe(true);
  expect(findNewestCodes([restored, received]).map(({ code }) => code)).toEqual(['123456']);
  expect(findNewestCodes([restored]).map(({ code }) => code)).toEqual(['666666']);
});

const anything = (field: unknown) => fc.oneof(fc.constant(field), fc.anything(), fc.double(), fc.string());
const recordOf = (fields: Record<string, unknown>) =>
  fc.record(Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, anything(value)])));

test('no archive makes an address live, or a message unread, in the future, or with a code of its own', () => {
  fc.assert(
    fc.property(recordOf({ ...address, goneAt: 1, filledAt: now, site: 'a.example', label: 'x' }), (record) => {
      const { data } = restoredAddressSchema.safeParse(record);
      if (!data) return;
      const ended = endAddress(data, now);
      expect(isLive(ended, 0)).toBe(false);
      expect(Math.max(ended.createdAt, ended.expiresAt)).toBeLessThanOrEqual(now);
      expect(ended.filledAt).toBeUndefined();
    }),
    { numRuns: 2000 },
  );
  fc.assert(
    fc.property(
      recordOf({ ...message, readAt: 1, evictedAt: 1, code: '666666', link: 'https://a.example' }),
      (record) => {
        const { data } = restoredMessageSchema.safeParse(record);
        if (!data) return;
        const restored = restoreMessage(data, undefined, now);
        expect(restored.readAt).toBeLessThanOrEqual(now);
        expect(Math.max(restored.createdAt, restored.seenAt)).toBeLessThanOrEqual(now);
        expect([restored.code, restored.link, restored.attachments]).toEqual([undefined, undefined, undefined]);
      },
    ),
    { numRuns: 2000 },
  );
});
