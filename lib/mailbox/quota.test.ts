import { beforeEach, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { changeMailbox, enforceQuota } from './change-mailbox.ts';
import { clearMailbox } from './clear-mailbox.ts';
import { openMailboxBy } from './database.ts';
import { storedId } from './message-id.ts';
import { memoryStore } from './private/memory-store.ts';
import { readStoredTotal } from './read-messages.ts';
import { storeMessages } from './store-messages.ts';
import { unstoredMailbox, unstoredRecords } from './unstored/unstored-mailbox.ts';
import { addAddress, storeBody } from './writer.ts';

const NOW = Date.now();
const OAK = 'oak@mayfly.test';

const store = (id: string) =>
  storeBody({ id: storedId(id, OAK), cc: [], attachments: [], text: 'x'.repeat(1000) }, { attachments: 0 }, '', false);

beforeEach(async () => {
  fakeBrowser.reset();
  vi.stubGlobal('IDBKeyRange', {
    bound: () => ({ includes: () => false }),
    lowerBound: (low: string) => ({ includes: (key: string) => key > low }),
  });
  openMailboxBy(() => async () => unstoredMailbox(await unstoredRecords.read()));
  await clearMailbox();
  await addAddress({ email: OAK, createdAt: NOW, expiresAt: NOW + 3_600_000, service: 'https://a.example' });
  await storeMessages(
    OAK,
    ['1', '2', '3'].map((id) => ({ id, created_at: NOW, element: { id } })),
    NOW,
  );
  await store('1');
  await store('2');
});

it.each([Number.NaN, 'much', -7, null])('a total of %j is made anew when contents are stored', async (total) => {
  await changeMailbox(async (transaction) => {
    await transaction.objectStore('totals').put(total as never, 'stored');
    await transaction.objectStore('messages').put({ id: 'broken', storedBytes: 'much' } as never);
  });
  await store('3');
  expect((await readStoredTotal()).bytes).toBe(3000);
});

it('and when the quota is looked at', async () => {
  await changeMailbox(async (transaction) => {
    await transaction.objectStore('totals').put(Number.NaN, 'stored');
  });
  await enforceQuota();
  expect((await readStoredTotal()).bytes).toBe(2000);
  expect(memoryStore(new Map(await unstoredRecords.read()), 'messages').has(storedId('1', OAK))).toBe(true);
});
