import { beforeEach, expect, it } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { openMailboxInMemory } from '../../test/mailbox/mailbox-in-memory.ts';
import { FRESH_MS } from './fresh-code.ts';
import { idAtService, storedId } from './message-id.ts';
import { readFresh } from './read-fresh.ts';
import { storeMessages } from './store-messages.ts';
import { addAddress, markNotified } from './writer.ts';

const NOW = Date.now();
const OAK = 'oak@mayfly.test';

const receive = (ids: string[], at: number) =>
  storeMessages(
    OAK,
    ids.map((id, nth) => ({ id, created_at: at - nth, element: { id, subject: id } })),
    at,
  );
const readIds = async () => (await readFresh(NOW)).map((message) => idAtService(message));

beforeEach(async () => {
  fakeBrowser.reset();
  await openMailboxInMemory();
  await addAddress({ email: OAK, createdAt: NOW, expiresAt: NOW + FRESH_MS, service: 'https://a.example' });
});

it('what came a moment ago is read, the newest first, whether the person was notified or not', async () => {
  await receive(['old'], NOW - FRESH_MS);
  await markNotified([storedId('old', OAK)], NOW - FRESH_MS);
  await receive(['told', 'untold'], NOW - 1000);
  await markNotified([storedId('told', OAK)], NOW);
  expect(await readIds()).toEqual(['told', 'untold']);
});

it('what was seen long ago is not fresh, though the person was notified of it now', async () => {
  await receive(['late'], NOW - FRESH_MS);
  await markNotified([storedId('late', OAK)], NOW);
  expect(await readIds()).toEqual([]);
});
