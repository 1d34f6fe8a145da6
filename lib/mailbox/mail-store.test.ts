import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { STORE_CASES } from '../../test/mailbox/store-cases.ts';
import { createIndexedDbStore } from './indexeddb.ts';
import { createMemoryStore } from './memory.ts';

beforeEach(() => {
  fakeBrowser.reset();
  vi.stubGlobal('indexedDB', new IDBFactory());
});

describe.each([
  ['on disk', createIndexedDbStore],
  ['in memory', () => createMemoryStore('test:')],
])('a store %s', (_, create) => {
  it.each(STORE_CASES)('$name', async ({ run, expected }) => {
    expect(await run(create())).toEqual(expected);
  });

  it('outlives the script that wrote into it', async () => {
    await create().change(async (transaction) => {
      await transaction.put('texts', { id: '1', text: 'first' });
      await transaction.put('files', { message: '1', file: 'f', bytes: new Blob(['bytes']) });
    });
    const [texts, file] = await create().read(async (transaction) => [
      await transaction.getAll('texts'),
      await transaction.get('files', ['1', 'f']),
    ]);
    expect(texts).toEqual([{ id: '1', text: 'first' }]);
    expect(file && 'bytes' in file && (await file.bytes.text())).toBe('bytes');
  });
});

describe('memory', () => {
  const message = (id: string) => ({ id, address: 'a@m.test', from: '', subject: '', createdAt: 1, seenAt: 1 });

  it('evicts contents that exceed it, the largest first, and their messages say so', async () => {
    const store = createMemoryStore('test:', { maxCharacters: 4000 });
    await store.change(async (transaction) => {
      for (const [id, length] of Object.entries({ small: 100, large: 3000, larger: 3500 })) {
        await transaction.put('messages', { ...message(id), bodyWantedAt: 1 });
        await transaction.put('bodies', { id, cc: [], attachments: [], text: 'x'.repeat(length) });
      }
    });
    const stored = await createMemoryStore('test:').read(async (transaction) => ({
      bodies: await transaction.getKeys('bodies'),
      larger: await transaction.get('messages', 'larger'),
      wanted: await transaction.getKeys('messages', { index: 'wanted' }),
    }));
    expect(stored).toEqual({
      bodies: ['large', 'small'],
      larger: { ...message('larger'), evictedAt: expect.any(Number) },
      wanted: ['large', 'small'],
    });
  });

  it('what could not be written is not there', async () => {
    const store = createMemoryStore('test:');
    await store.change((transaction) => transaction.put('texts', { id: '1', text: 'first' }));
    vi.spyOn(fakeBrowser.storage.session, 'set').mockRejectedValueOnce(new Error('quota exceeded'));
    const failing = store.change((transaction) => transaction.put('texts', { id: '2', text: 'second' }));
    await expect(failing).rejects.toThrow('quota exceeded');
    expect(await store.read((transaction) => transaction.getKeys('texts'))).toEqual(['1']);
  });
});
