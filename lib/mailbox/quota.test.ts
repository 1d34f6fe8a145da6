import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { keyOf, openTestMailbox, readRecords, SERVICE, writeRecords } from '../../test/mailbox/open-test-mailbox.ts';
import { enforceQuota } from './change-mailbox.ts';
import { readMessage, readStoredTotal } from './read-messages.ts';
import { storeMessages } from './store-messages.ts';
import { purge, restore, trashMessages } from './trash/trash.ts';
import { addAddress, storeBody, storeFile } from './writer.ts';

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

const sizeOf = (text: string | undefined = '') => (/[^\0-\xff]/.test(text) ? 2 : 1) * text.length;

/** What bodies, texts and files take in the stores. */
async function measureStored(): Promise<number> {
  const bodies = await readRecords<{ text?: string; html?: string }>('bodies');
  const texts = await readRecords<{ text: string }>('texts');
  const files = await readRecords<{ bytes: Blob }>('files');
  const sizes = [
    ...bodies.flatMap(({ text, html }) => [sizeOf(text), sizeOf(html)]),
    ...texts.map(({ text }) => sizeOf(text)),
    ...files.map(({ bytes }) => bytes.size),
  ];
  return sizes.reduce((sum, size) => sum + size, 0);
}

const key = fc.constantFrom('1', '2', '3', '4');
const content = fc.constantFrom('', 'x'.repeat(700), 'é'.repeat(300), '中'.repeat(500));

const anyStep: fc.Arbitrary<() => Promise<unknown>> = fc.oneof(
  fc.tuple(key, content, content, content).map(([id, text, html, words]) => () => {
    const body = { id: keyOf(id, OAK), cc: [], attachments: [], text, html };
    return storeBody(body, { attachments: 0 }, words, false);
  }),
  fc.tuple(key, fc.constantFrom('a', 'b'), content).map(
    ([id, file, bytes]) =>
      () =>
        storeFile({ message: keyOf(id, OAK), file, bytes: new Blob([bytes]) }),
  ),
  key.map((id) => () => storeMessages(OAK, [{ id, created_at: NOW, element: { id, subject: 'listed again' } }], NOW)),
  fc.tuple(key, content).map(([id, body_text]) => () => {
    const element = { id, subject: 'whole', body_text };
    return storeMessages(OAK, [{ id, created_at: NOW, element }], NOW);
  }),
  fc.constant(() => writeRecords((transaction) => transaction.delete('totals', 'stored'))),
  key.map((id) => () => trashMessages([keyOf(id, OAK)], NOW + 1000)),
  key.map((id) => () => restore([{ kind: 'message', key: keyOf(id, OAK) }])),
  key.map((id) => () => purge([{ kind: 'message', key: keyOf(id, OAK) }])),
);

it('in whatever order lists, bodies, files and deletions come, the sum is that of what is stored', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 2, maxLength: 12 }), async (steps) => {
      for (const step of steps) await step();
      expect((await readStoredTotal()).bytes).toBe(await measureStored());
    }),
    { numRuns: 150 },
  );
});
