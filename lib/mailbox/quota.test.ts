import { beforeEach, expect, it } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { keyOf, openTestMailbox, SERVICE, writeRecords } from '../../test/mailbox/open-test-mailbox.ts';
import { enforceQuota } from './change-mailbox.ts';
import { readMessage, readStoredTotal } from './read-messages.ts';
import { storeMessages } from './store-messages.ts';
import { addAddress, storeBody } from './writer.ts';

const NOW = Date.now();
const OAK = 'oak@mayfly.test';

const store = (id: string) =>
  storeBody({ id: keyOf(id, OAK), cc: [], attachments: [], text: 'x'.repeat(1000) }, { attachments: 0 }, '', false);

beforeEach(async () => {
  fakeBrowser.reset();
  openTestMailbox();
  await addAddress({ email: OAK, createdAt: NOW, expiresAt: NOW + 3_600_000, service: SERVICE });
  await storeMessages(
    OAK,
    ['1', '2', '3'].map((id) => ({ id, created_at: NOW, element: { id } })),
    NOW,
  );
  await store('1');
  await store('2');
});

it.each([Number.NaN, 'much', -7, null])('a total of %j is counted anew when contents are stored', async (total) => {
  await writeRecords(async (transaction) => {
    await transaction.put('totals', { name: 'stored', value: total as never });
    await transaction.put('messages', { id: 'broken', storedBytes: 'much' } as never);
  });
  await store('3');
  expect((await readStoredTotal()).bytes).toBe(3000);
});

it('and when the quota is checked', async () => {
  await writeRecords((transaction) => transaction.put('totals', { name: 'stored', value: Number.NaN }));
  await enforceQuota();
  expect((await readStoredTotal()).bytes).toBe(2000);
  expect((await readMessage(keyOf('1', OAK)))?.evictedAt).toBe(undefined);
});
