import type { MailRecords, MailStore, Transaction } from '../../lib/mailbox/mail-store.ts';

/** What every store does alike, on disk and in memory. */
type StoreCase = { name: string; run(store: MailStore): Promise<unknown>; expected: unknown };

const message = (id: string, createdAt: number, more: object = {}): MailRecords['messages'] => ({
  id,
  address: 'oak@mayfly.test',
  from: 'a@b.example',
  subject: id,
  createdAt,
  seenAt: createdAt,
  ...more,
});

const idsOf = (records: { id: string }[]) => records.map(({ id }) => id);

/** Five messages, of which `b` and `c` came at once, and `a` and `d` are read. */
async function storeFive(transaction: Transaction): Promise<void> {
  await transaction.put('messages', message('c', 20));
  await transaction.put('messages', message('a', 40, { readAt: 50, storedBytes: 5 }));
  await transaction.put('messages', message('b', 20, { bodyWantedAt: 20 }));
  await transaction.put('messages', message('d', 10, { readAt: 11, storedBytes: 7 }));
  await transaction.put('messages', message('e', 30, { address: 'elm@mayfly.test', bodyWantedAt: 30 }));
}

export const STORE_CASES: StoreCase[] = [
  {
    name: 'what is put is there, once, and what is deleted is not',
    async run(store) {
      await store.change(async (transaction) => {
        await transaction.put('texts', { id: '1', text: 'first' });
        await transaction.put('texts', { id: '1', text: 'second' });
        await transaction.put('texts', { id: '2', text: 'other' });
      });
      await store.change((transaction) => transaction.delete('texts', '2'));
      return store.read(async (transaction) => [
        await transaction.getAll('texts'),
        (await transaction.get('texts', '2')) === undefined,
        [await transaction.has('texts', '1'), await transaction.has('texts', '2')],
        await transaction.count('texts'),
      ]);
    },
    expected: [[{ id: '1', text: 'second' }], true, [true, false], 1],
  },
  {
    name: 'records are in the order of their keys, in pages',
    async run(store) {
      await store.change(storeFive);
      return store.read(async (transaction) => [
        idsOf(await transaction.getAll('messages')),
        idsOf(await transaction.getAll('messages', { limit: 2 })),
        idsOf(await transaction.getAll('messages', { after: 'b', limit: 2 })),
        idsOf(await transaction.getAll('messages', { from: 'd' })),
        await transaction.getKeys('messages', { after: 'c' }),
      ]);
    },
    expected: [
      ['a', 'b', 'c', 'd', 'e'],
      ['a', 'b'],
      ['c', 'd'],
      ['d', 'e'],
      ['d', 'e'],
    ],
  },
  {
    name: 'the last ones by an index come last first, also where several have the same value',
    async run(store) {
      await store.change(storeFive);
      const read = (last: number, from?: number) =>
        store.read(async (transaction) =>
          idsOf(await transaction.getAll('messages', { index: 'received', last, ...(from !== undefined && { from }) })),
        );
      return [await read(1), await read(3), await read(4), await read(9), await read(9, 20), await read(1, 50)];
    },
    expected: [['a'], ['a', 'e', 'c'], ['a', 'e', 'c', 'b'], ['a', 'e', 'c', 'b', 'd'], ['a', 'e', 'c', 'b'], []],
  },
  {
    name: 'a record without a field is not in the index of it',
    async run(store) {
      await store.change(storeFive);
      return store.read(async (transaction) => [
        idsOf(await transaction.getAll('messages', { index: 'wanted' })),
        idsOf(await transaction.getAll('messages', { index: 'wanted', after: 20 })),
        await transaction.getKeys('messages', { index: 'evictable' }),
        await transaction.count('messages', { index: 'read' }),
        await transaction.count('messages', { index: 'read', of: ['oak@mayfly.test'] }),
        await transaction.count('messages', { index: 'read', of: ['elm@mayfly.test'] }),
        await transaction.getKeys('messages', { index: 'address', of: 'oak@mayfly.test' }),
      ]);
    },
    expected: [['b', 'e'], ['e'], ['d', 'a'], 2, 2, 0, ['a', 'b', 'c', 'd']],
  },
  {
    name: 'keys of two parts are found and deleted by the first, and bytes come back as they were',
    async run(store) {
      await store.change(async (transaction) => {
        for (const file of ['', 'x', 'y']) {
          await transaction.put('files', { message: 'm', file, bytes: new Blob([`of ${file}\u00e9`]) });
          await transaction.put('files', { message: 'mm', file, bytes: new Blob([file]) });
        }
      });
      const read = () =>
        store.read(async (transaction) => {
          const files = await transaction.getAll('files', { of: ['m'] });
          return [...files.map(({ file }) => file), await transaction.count('files')];
        });
      const all = await read();
      const one = await store.read((transaction) => transaction.get('files', ['m', 'x']));
      await store.change((transaction) => transaction.delete('files', ['m', 'x']));
      const fewer = await read();
      await store.change((transaction) => transaction.delete('files', ['m']));
      return [all, await one?.bytes.text(), fewer, await read()];
    },
    expected: [['', 'x', 'y', 6], 'of xé', ['', 'y', 5], [3]],
  },
  {
    name: 'of a change that fails nothing is stored',
    async run(store) {
      await store.change((transaction) => transaction.put('texts', { id: '1', text: 'before' }));
      const failing = store.change(async (transaction) => {
        await transaction.put('texts', { id: '1', text: 'after' });
        await transaction.clear('texts');
        await transaction.put('texts', { id: '2', text: 'other' });
        throw new Error('No.');
      });
      const failed = await failing.catch((error: Error) => error.message);
      return [failed, await store.read((transaction) => transaction.getAll('texts'))];
    },
    expected: ['No.', [{ id: '1', text: 'before' }]],
  },
  {
    name: 'a record without a key is refused, and the change with it',
    async run(store) {
      const failing = store.change(async (transaction) => {
        await transaction.put('texts', { id: '1', text: 'first' });
        await transaction.put('texts', { text: 'no key' } as never);
      });
      const failed = await failing.catch((error: Error) => error.name);
      return [failed, await store.read((transaction) => transaction.count('texts'))];
    },
    expected: ['DataError', 0],
  },
  {
    name: 'a change sees what it has made itself, and its result is returned',
    async run(store) {
      return store.change(async (transaction) => {
        await transaction.put('totals', { name: 'unread', value: 1 });
        const { value = 0 } = (await transaction.get('totals', 'unread')) ?? {};
        await transaction.put('totals', { name: 'unread', value: value + 1 });
        return transaction.getAll('totals');
      });
    },
    expected: [{ name: 'unread', value: 2 }],
  },
];
