import { readdirSync, readFileSync } from 'node:fs';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { keyOf, openTestMailbox } from '../../test/mailbox/open-test-mailbox.ts';
import { openStoresOfBackground } from './open-stores.ts';
import { readBody, readFile } from './read-contents.ts';
import {
  countUnread,
  readAddresses,
  readAllRefused,
  readMessagesTo,
  readStoredTotal,
  readTrash,
} from './read-messages.ts';
import { storeMessages } from './store-messages.ts';

/** Databases as the builds of these commits wrote them, each with its stores, indexes and version; files as text. */
const FOLDER = new URL('../../test/mailbox/layouts/', import.meta.url);

type StoredDatabase = {
  version: number;
  stores: Record<
    string,
    { key: string | string[]; indexes: Record<string, string | string[]>; records: { bytes?: unknown }[] }
  >;
};

/** Writes a database as an older build left it. */
async function writeDatabase({ version, stores }: StoredDatabase): Promise<void> {
  vi.stubGlobal('indexedDB', new IDBFactory());
  const database = await openDB('mailbox', version, {
    upgrade(made) {
      for (const [name, { key, indexes }] of Object.entries(stores)) {
        const store = made.createObjectStore(name, { keyPath: key });
        for (const [index, path] of Object.entries(indexes)) store.createIndex(index, path);
      }
    },
  });
  for (const [name, { records }] of Object.entries(stores))
    for (const record of records)
      await database.put(
        name,
        typeof record.bytes === 'string' ? { ...record, bytes: new Blob([record.bytes]) } : record,
      );
  database.close();
}

it.each(readdirSync(FOLDER))(
  'what the build of %s stored is all there, and new mail is stored beside it',
  async (file) => {
    fakeBrowser.reset();
    openTestMailbox();
    await writeDatabase(JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')));
    openStoresOfBackground();
    const oak = 'oak@mayfly.test';

    expect((await readAddresses()).map(({ email, label, site }) => [email, label, site]).sort()).toEqual([
      ['ash@mayfly.test', undefined, undefined],
      ['elm@mayfly.test', undefined, undefined],
      [oak, 'Fruit', 'plum.example'],
    ]);
    expect(
      (await readMessagesTo(oak)).map(({ subject, code, readAt }) => [subject, code, readAt !== undefined]),
    ).toEqual([
      ['Your code is 415926', '415926', false],
      ['Welcome to Plum', undefined, true],
    ]);
    expect(await countUnread()).toEqual({ openly: 2, privately: 0 });
    expect(await readBody(keyOf('1', oak))).toMatchObject({ text: 'Thank you, Plum' });
    expect(await (await readFile(keyOf('1', oak), 'f'))?.text()).toBe('plum');
    expect(await readTrash()).toMatchObject([{ kind: 'message', messages: [{ subject: 'To be deleted' }] }]);
    expect(await readAllRefused()).toEqual(new Map([['plum.example', ['mayfly.test']]]));
    const { bytes, messages } = await readStoredTotal();
    expect([bytes > 0, messages]).toEqual([true, 3]);

    const now = Date.now();
    const listed = {
      id: '9',
      created_at: now,
      dated: new Date(now).toISOString(),
      element: { id: '9', subject: 'After the update' },
    };
    expect(await storeMessages(oak, [listed], now)).toMatchObject([{ subject: 'After the update' }]);
    expect(await countUnread()).toEqual({ openly: 3, privately: 0 });
  },
);
