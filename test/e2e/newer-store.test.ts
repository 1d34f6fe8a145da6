/** @module-tag nightly */
import { expect, test } from 'vitest';
import { waitForText } from './by-name.ts';
import { launchChromium } from './chromium.ts';

/** Puts a mailbox of another version in place of what is stored. Runs in a page, while the background is not running. */
async function putMailbox(version: number): Promise<void> {
  const settle = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  await settle(indexedDB.deleteDatabase('mailbox'));
  const opening = indexedDB.open('mailbox', version);
  opening.onupgradeneeded = () => opening.result.createObjectStore('letters', { keyPath: 'id' }).put({ id: 'one' });
  (await settle(opening)).close();
}

/** Runs in a page. */
async function readMailbox(): Promise<{ version: number; letters: unknown[] }> {
  const settle = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const database = await settle(indexedDB.open('mailbox'));
  const letters = await settle(database.transaction('letters').objectStore('letters').getAll());
  database.close();
  return { version: database.version, letters };
}

test('the mailbox of a newer version is left as it is, and the popup says so', async () => {
  const browser = await launchChromium();
  try {
    const options = await browser.findExtensionPage('options.html');
    const observer = await browser.openExtensionPage('manifest.json');
    await options.close();
    await browser.killWorker();
    await observer.evaluate(putMailbox, 99);
    const settings = { theme: 'sepia', pace: 'frugal' };
    await observer.evaluate((items) => chrome.storage.local.set(items), { settings });

    const popup = await browser.openExtensionPage('popup.html');
    await waitForText(popup, 'newer version');

    expect(await observer.evaluate(readMailbox)).toEqual({ version: 99, letters: [{ id: 'one' }] });
    expect((await browser.readStorage()).settings).toEqual(settings);
  } finally {
    await browser.stop();
  }
});
