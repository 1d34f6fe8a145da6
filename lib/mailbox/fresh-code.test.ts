import { beforeEach, describe, expect, it } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { madeMessage } from '../../test/mailbox/made.ts';
import { keyOf, openTestMailbox, SERVICE } from '../../test/mailbox/open-test-mailbox.ts';
import { FRESH_MS, findNewestCodes, hasFreshCode, readFresh } from './fresh-code.ts';
import { idAtService, type Message } from './message.ts';
import { storeMessages } from './store-messages.ts';
import { addAddress, markNotified } from './writer.ts';

const NOW = Date.UTC(2026, 0, 1, 12);
const message = (id: string, more: Partial<Message>) => madeMessage({ id, createdAt: NOW, seenAt: NOW, ...more });

it.each([
  [{ code: '482913' }, true],
  [{ code: '482913', seenAt: NOW - 14 * 60_000 }, true],
  [{ code: '482913', seenAt: NOW - 15 * 60_000 }, false],
  [{}, false],
])('%j is fresh: %j', (more, expected) => {
  expect(hasFreshCode(message('1', more), NOW)).toBe(expected);
});

it('the newest code of an address wins', () => {
  const codes = findNewestCodes([
    message('news', {}),
    message('resent', { code: '2' }),
    message('first', { code: '1' }),
    message('other', { code: '3', address: 'b@mayfly.test' }),
  ]);
  expect(codes.map(({ id }) => id)).toEqual(['resent', 'other']);
});

it('a code of another sender replaces none', () => {
  const codes = findNewestCodes([
    message('shop', { code: '3', codeSites: { sender: 'shop.example', linked: [] } }),
    message('resent', { code: '2', codeSites: { sender: 'bank.example', linked: [] } }),
    message('first', { code: '1', codeSites: { sender: 'bank.example', linked: [] } }),
  ]);
  expect(codes.map(({ id }) => id)).toEqual(['shop', 'resent']);
});

it('of two codes the one that was seen last wins, whatever its sender dates it', () => {
  const codes = findNewestCodes([
    message('first', { code: '1', createdAt: NOW + 5000 }),
    message('resent', { code: '2', seenAt: NOW + 1000 }),
  ]);
  expect(codes.map(({ id }) => id)).toEqual(['resent']);
});

describe('messages that were seen lately', () => {
  const now = Date.now();
  const OAK = 'oak@mayfly.test';

  const receive = (ids: string[], at: number) =>
    storeMessages(
      OAK,
      ids.map((id, nth) => ({ id, created_at: at - nth, element: { id, subject: id } })),
      at,
    );
  const readIds = async () => (await readFresh(now)).map((one) => idAtService(one));

  beforeEach(async () => {
    fakeBrowser.reset();
    openTestMailbox();
    await addAddress({ email: OAK, createdAt: now, expiresAt: now + FRESH_MS, service: SERVICE });
  });

  it('are read, the newest first, whether the user was notified or not', async () => {
    await receive(['old'], now - FRESH_MS);
    await markNotified([keyOf('old', OAK)], now - FRESH_MS);
    await receive(['notified', 'unnotified'], now - 1000);
    await markNotified([keyOf('notified', OAK)], now);
    expect(await readIds()).toEqual(['notified', 'unnotified']);
  });
});
