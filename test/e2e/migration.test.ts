import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { waitForText } from './by-name.ts';
import { type Chromium, launchChromium } from './chromium.ts';
import { waitFor } from './wait-for.ts';

/** The mailbox as its first version made it, with an address and three messages: one whole, one with a file, one without its body. */
async function makeFirstVersion(): Promise<void> {
  const settle = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  await settle(indexedDB.deleteDatabase('mailbox'));
  const opening = indexedDB.open('mailbox', 1);
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
  };
  const database = await settle(opening);
  const writing = database.transaction(['addresses', 'messages', 'bodies', 'files', 'deleted'], 'readwrite');
  const now = Date.now();
  const email = 'oak@mayfly.test';
  writing
    .objectStore('addresses')
    .put({ email, createdAt: now, expiresAt: now + 3_600_000, service: 'https://a.example' });
  for (const [id, more] of Object.entries({
    whole: { attachments: 0 },
    filed: { attachments: 1, readAt: now },
    bare: {},
  })) {
    const listed = { id, address: email, from: 'a@b.example', subject: `Subject ${id}`, createdAt: now, seenAt: now };
    writing.objectStore('messages').put({ ...listed, notifiedAt: now, ...more });
  }
  writing.objectStore('bodies').put({ id: 'whole', cc: [], text: 'Words of the whole', attachments: [] });
  writing
    .objectStore('bodies')
    .put({ id: 'filed', cc: [], html: '<p>Wörter</p>', attachments: [{ id: '1', name: 'a' }] });
  writing.objectStore('files').put({ message: 'filed', file: '1', bytes: new Blob(['x'.repeat(1000)]) });
  writing.objectStore('deleted').put({ id: 'gone', address: email });
  await new Promise<void>((resolve) => {
    writing.oncomplete = () => resolve();
  });
  database.close();
}

/** Everything in it, by store. */
async function readAll(): Promise<Record<string, unknown[]> & { version: unknown[] }> {
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
  database.close();
  return { ...Object.fromEntries(stores), version: [database.version] };
}

describe('a mailbox of the first version', () => {
  let browser: Chromium;
  beforeAll(async () => {
    browser = await launchChromium();
  });
  afterAll(() => browser.stop());

  test('is taken over with all that is in it, counted and searchable', async () => {
    const options = await browser.findExtensionPage('options.html');
    const observer = await browser.openExtensionPage('manifest.json');
    await options.close();
    await browser.killWorker();
    await observer.evaluate(makeFirstVersion);
    const popup = await browser.openExtensionPage('popup.html');
    await waitFor('three messages', async () => (await popup.$$('a.message-row')).length === 3);
    await waitFor('both bodies to be counted', async () => (await observer.evaluate(readAll)).texts?.length === 2);

    const held = await observer.evaluate(readAll);
    const messages = held.messages as { id: string; storedBytes?: number; bodyWantedAt?: number; subject: string }[];
    expect(held.version).toEqual([3]);
    expect(held.addresses).toHaveLength(1);
    expect(held.deleted).toMatchObject([{ id: 'gone' }]);
    expect(held.files).toHaveLength(1);
    expect(held.texts).toEqual([
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
    expect(held.totals).toEqual([filed + whole]);

    // A tab in the background draws nothing, and nothing in it comes to rest to be clicked.
    await popup.bringToFront();
    await popup.locator('a.message-row ::-p-text(Subject whole)').click();
    await waitForText(popup, 'Words of the whole');
    expect(await browser.readErrors()).toEqual([]);
  });
});
