import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startService } from '../service/service.ts';
import { waitForText } from './by-name.ts';
import { type Chromium, launchChromium } from './chromium.ts';
import { readAddressRecords } from './read-addresses.ts';
import { waitFor } from './wait-for.ts';

/**
 * Makes the mailbox anew, as an older version of the database made it. Runs in a page.
 * @param records by store; `totals` has its keys, and a file's text stands for its bytes
 */
async function makeMailbox(version: 1 | 3, records: Record<string, Record<string, unknown>[]>): Promise<void> {
  const settle = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  await settle(indexedDB.deleteDatabase('mailbox'));
  const opening = indexedDB.open('mailbox', version);
  opening.onupgradeneeded = () => {
    const database = opening.result;
    database.createObjectStore('addresses', { keyPath: 'email' });
    const messages = database.createObjectStore('messages', { keyPath: 'id' });
    messages.createIndex('address', 'address');
    messages.createIndex('read', ['address', 'readAt']);
    messages.createIndex('notified', 'notifiedAt');
    database.createObjectStore('bodies', { keyPath: 'id' });
    database.createObjectStore('files', { keyPath: ['message', 'file'] });
    database.createObjectStore('deleted', { keyPath: 'id' });
    if (version === 1) return;
    messages.createIndex('received', 'createdAt');
    database.createObjectStore('texts', { keyPath: 'id' });
    database.createObjectStore('trash', { keyPath: ['kind', 'key'] });
    database.createObjectStore('totals');
    messages.createIndex('clearable', ['seenAt', 'readAt', 'heldBytes']);
    messages.createIndex('wanted', 'bodyWantedAt');
  };
  const database = await settle(opening);
  const writing = database.transaction(Object.keys(records), 'readwrite');
  for (const [store, each] of Object.entries(records)) {
    for (const record of each) {
      if (store === 'totals') writing.objectStore(store).put(record.value, String(record.key));
      else if (store === 'files')
        writing.objectStore(store).put({ ...record, bytes: new Blob([String(record.bytes)]) });
      else writing.objectStore(store).put(record);
    }
  }
  await new Promise<void>((resolve) => {
    writing.oncomplete = () => resolve();
  });
  database.close();
}

type Stored = Record<string, unknown[]> & { version: unknown[]; totalKeys: unknown[]; evictable: unknown[] };

/** Every record, by store, and the keys of the messages that can be evicted. Runs in a page. */
async function readAll(): Promise<Stored> {
  const settle = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const database = await settle(indexedDB.open('mailbox'));
  const names = [...database.objectStoreNames];
  const reading = database.transaction(names);
  const stores = await Promise.all(
    names.map(async (name) => [name, await settle(reading.objectStore(name).getAll())] as const),
  );
  const totalKeys = await settle(reading.objectStore('totals').getAllKeys());
  const evictable = await settle(reading.objectStore('messages').index('evictable').getAllKeys());
  database.close();
  return { ...Object.fromEntries(stores), version: [database.version], totalKeys, evictable };
}

const email = 'oak@mayfly.test';
const now = Date.now();
const address = { email, createdAt: now, expiresAt: now + 3_600_000, service: 'https://a.example' };

const listed = (id: string, more: Record<string, unknown>) => ({
  id,
  address: email,
  from: 'a@b.example',
  subject: `Subject ${id}`,
  createdAt: now,
  seenAt: now,
  notifiedAt: now,
  ...more,
});

describe('a mailbox of an older version', () => {
  let browser: Chromium;
  let observer: Page;
  beforeAll(async () => {
    browser = await launchChromium();
    const options = await browser.findExtensionPage('options.html');
    observer = await browser.openExtensionPage('manifest.json');
    await options.close();
  });
  afterAll(() => browser.stop());

  /** Has the extension start with such a mailbox. */
  async function openWith(...mailbox: Parameters<typeof makeMailbox>): Promise<Page> {
    await browser.killWorker();
    await observer.evaluate(makeMailbox, ...mailbox);
    await observer.evaluate(() => chrome.storage.local.remove('reviewedBy'));
    const popup = await browser.openExtensionPage('popup.html');
    await waitFor('three messages', async () => (await popup.$$('a.message-row')).length === 3);
    return popup;
  }

  /** A tab in the background draws nothing, and nothing in it comes to rest to be clicked. */
  async function openMessage(popup: Page, subject: string): Promise<void> {
    await popup.bringToFront();
    await popup.locator(`a.message-row ::-p-text(${subject})`).click();
  }

  test('of version 1 keeps everything, and its bodies are counted and searchable', async () => {
    const popup = await openWith(1, {
      addresses: [address],
      messages: [
        listed('whole', { attachments: 0 }),
        listed('filed', { attachments: 1, readAt: now }),
        listed('bare', {}),
      ],
      bodies: [
        { id: 'whole', cc: [], text: 'Words of the whole', attachments: [] },
        { id: 'filed', cc: [], html: '<p>Wörter</p>', attachments: [{ id: '1', name: 'a' }] },
      ],
      files: [{ message: 'filed', file: '1', bytes: 'x'.repeat(1000) }],
      deleted: [{ id: 'gone', address: email }],
    });
    await waitFor('both bodies to be counted', async () => (await observer.evaluate(readAll)).texts?.length === 2);

    const stored = await observer.evaluate(readAll);
    const messages = stored.messages as { id: string; storedBytes?: number; bodyWantedAt?: number; subject: string }[];
    expect(stored.version).toEqual([6]);
    expect(stored.addresses).toHaveLength(1);
    expect(stored.deleted).toMatchObject([{ id: 'gone' }]);
    expect(stored.files).toHaveLength(1);
    expect(stored.texts).toEqual([
      { id: 'filed', text: 'a worter' },
      { id: 'whole', text: 'words of the whole' },
    ]);
    expect(messages.map(({ id, subject }) => [id, subject])).toEqual([
      ['bare', 'Subject bare'],
      ['filed', 'Subject filed'],
      ['whole', 'Subject whole'],
    ]);
    expect(messages.map(({ bodyWantedAt }) => bodyWantedAt !== undefined)).toEqual([true, false, false]);
    const [bare, filed = 0, whole = 0] = messages.map(({ storedBytes }) => storedBytes);
    expect(bare).toBeUndefined();
    expect(filed).toBeGreaterThan(1000);
    expect(stored.totals).toEqual([filed + whole]);
    expect(stored.totalKeys).toEqual(['stored']);
    expect(stored.evictable).toEqual(['filed']);

    await openMessage(popup, 'Subject whole');
    await waitForText(popup, 'Words of the whole');
    await popup.close();
    expect(await browser.readErrors()).toEqual([]);
  });

  test('of version 3 keeps everything, and what it had evicted is still known as evicted', async () => {
    const popup = await openWith(3, {
      addresses: [address],
      messages: [
        listed('whole', { attachments: 0, readAt: now, heldBytes: 36 }),
        listed('cleared', { attachments: 0, readAt: now, clearedAt: now }),
        listed('unread', { bodyWantedAt: now, notifiedAt: undefined }),
      ],
      bodies: [
        { id: 'whole', cc: [], text: 'Words of the whole', attachments: [] },
        { id: 'trashed', cc: [], text: 'Gone', attachments: [] },
      ],
      texts: [
        { id: 'whole', text: 'words of the whole' },
        { id: 'trashed', text: 'gone' },
      ],
      trash: [
        {
          kind: 'message',
          key: 'trashed',
          untilAt: now + 3_600_000,
          address,
          messages: [listed('trashed', { attachments: 0, heldBytes: 8, notifiedAt: undefined })],
          isPurged: false,
          tries: 0,
          nextTryAt: now + 3_600_000,
        },
        // Written by nothing of ours: it costs itself alone.
        { kind: 'message', key: 'broken', messages: 'none' },
      ],
      totals: [{ key: 'held', value: 44 }],
    });

    // Nobody was told of it so far.
    const unread = listed('unread', { bodyWantedAt: now, notifiedAt: expect.any(Number) });
    const readUnread = async () => (await observer.evaluate(readAll)).messages?.[1];
    await waitFor('the notification', async () => 'notifiedAt' in Object(await readUnread()));
    const stored = await observer.evaluate(readAll);
    expect(stored.version).toEqual([6]);
    expect(stored.messages).toEqual([
      listed('cleared', { attachments: 0, readAt: now, evictedAt: now }),
      unread,
      listed('whole', { attachments: 0, readAt: now, storedBytes: 36 }),
    ]);
    expect(stored.trash).toMatchObject([
      { key: 'broken' },
      { key: 'trashed', messages: [{ id: 'trashed', attachments: 0, storedBytes: 8, notificationWantedAt: now }] },
    ]);
    expect([stored.totalKeys, stored.totals]).toEqual([['stored'], [44]]);
    expect(stored.evictable).toEqual(['whole']);

    await openMessage(popup, 'Subject cleared');
    await waitForText(popup, 'Mayfly removed the text of this message');
    await popup.close();
  });

  test('of version 1 kept the key where content scripts read: it is moved, and still is the key', async () => {
    await browser.killWorker();
    const service = await startService();
    const [key = ''] = service.keys;
    const old = { connection: { baseUrl: service.api, connectedAt: now }, apiKey: key, intended: [], spare: null };
    await observer.evaluate(async (items) => {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const opening = indexedDB.open('private');
        opening.onsuccess = () => resolve(opening.result);
      });
      const emptying = database.transaction('items', 'readwrite');
      emptying.objectStore('items').clear();
      await new Promise((resolve) => emptying.addEventListener('complete', resolve));
      database.close();
      await chrome.storage.local.set(items);
    }, old);
    const popup = await browser.openExtensionPage('popup.html');
    await waitFor('the key to be moved', async () => !('apiKey' in (await browser.readStorage())));
    expect(await browser.readPrivateItems()).toMatchObject({ apiKey: key, intended: [], spare: null, moved: true });
    expect(Object.keys(await browser.readStorage())).not.toContain('spare');
    await popup.close();
    await service.stop();
  });

  test('of version 1 kept the whole URL of a page, and took all of github.io for one site: neither is left', async () => {
    await browser.killWorker();
    const url = 'https://victim.github.io/join?for=me@home.example#top';
    const filledIn = { tabId: 1, frameId: 0, url };
    const old: Parameters<typeof makeMailbox> = [3, { addresses: [{ ...address, site: 'github.io', filledIn }] }];
    await observer.evaluate(makeMailbox, ...old);
    await observer.evaluate(() => chrome.storage.local.remove('reviewedBy'));
    const popup = await browser.openExtensionPage('popup.html');
    await waitFor('the review', async () => (await browser.readStorage()).reviewedBy);
    expect(await readAddressRecords(popup)).toEqual([
      { ...address, site: 'victim.github.io', filledIn: { tabId: 1, frameId: 0, origin: 'https://victim.github.io' } },
    ]);
    await popup.close();
  });
});
