import type { Page } from 'puppeteer-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { NIGHTLY } from '../runner/test-tags.ts';
import { clickButton, waitForText } from './by-name.ts';
import { launchChromium } from './chromium.ts';
import { readStoredRecords } from './read-stored.ts';
import { useScene } from './scene.ts';
import { goBack, markAllRead, numbered, openNewAddress, sendBodies } from './stored-mail.ts';
import { tellAsStory } from './story.ts';
import { waitFor } from './wait-for.ts';

describe('the quota is used up', () => {
  const getScene = useScene(launchChromium);
  tellAsStory();
  const QUOTA_BYTES = 100_000;
  let popup: Page;
  let email: string;

  beforeAll(async () => {
    ({ popup, email } = await openNewAddress(getScene()));
    await popup.evaluate((keptBytes) => chrome.storage.local.set({ settings: { keptBytes } }), QUOTA_BYTES);
  });

  test('the oldest read bodies are evicted, nothing else is, and a notice says so', async () => {
    const scene = getScene();
    // Each takes twice its size: as it is, and as it is searched.
    await sendBodies(scene, popup, email, numbered(1, 4), 10_000);
    await markAllRead(popup);
    await sendBodies(scene, popup, email, numbered(5, 7), 10_000);

    const { messages, bodies, storedBytes } = await readStoredRecords(popup);
    const evicted = messages.filter(({ evictedAt }) => evictedAt).map(({ subject }) => subject);
    expect(evicted.sort()).toEqual(['Mail 1', 'Mail 2', 'Mail 3']);
    expect(messages.map(({ subject }) => subject).sort()).toEqual(numbered(1, 7));
    expect(bodies).toHaveLength(4);
    expect(storedBytes).toBeLessThanOrEqual(QUOTA_BYTES);
    await waitForText(popup, 'was removed to free up space');
    expect(await popup.$$('a.message-row')).toHaveLength(7);
  });

  test('an evicted body says so, and is fetched again', async () => {
    await popup.locator('a.message-row ::-p-text(Mail 1)').click();
    await waitForText(popup, 'Mayfly removed the text of this message');
    await clickButton(popup, 'Load it again');
    await waitForText(popup, 'About Mail 1.', 'article.reader');
    await goBack(popup);
  });

  test('where all is unread, a new body is not stored, and no unread one is evicted', async () => {
    const scene = getScene();
    await sendBodies(scene, popup, email, numbered(8, 12), 10_000);
    const { messages, bodies, storedBytes } = await readStoredRecords(popup);
    const unread = messages.filter(({ readAt }) => !readAt);
    const isStored = ({ id }: { id: string }) => bodies.includes(id);
    expect(messages.filter(({ readAt }) => readAt).filter(isStored)).toEqual([]);
    // An unread body is not evicted for a newer one.
    expect(unread.filter(isStored).map(({ subject }) => subject)).toEqual(
      expect.arrayContaining(['Mail 5', 'Mail 6', 'Mail 7', 'Mail 8']),
    );
    expect(storedBytes).toBeLessThanOrEqual(QUOTA_BYTES);
    expect(messages).toHaveLength(12);
  });

  test('a smaller quota evicts read bodies at once', async () => {
    await markAllRead(popup);
    await popup.evaluate(() => chrome.storage.local.set({ settings: { keptBytes: 30_000 } }));
    await waitFor('the quota to be kept', async () => (await readStoredRecords(popup)).storedBytes <= 30_000);
    expect((await readStoredRecords(popup)).messages).toHaveLength(12);
  });

  test('stored mail is read without the service, and after a reload', async () => {
    const { service } = getScene();
    const { messages, bodies } = await readStoredRecords(popup);
    const kept = messages.find(({ id }) => bodies.includes(id));
    await service.stop();
    await popup.reload();
    await popup.locator(`a.message-row ::-p-text(${kept?.subject})`).click();
    await waitForText(popup, `About ${kept?.subject}.`, 'article.reader');
  });
});

describe('the storage of the browser is full', NIGHTLY, () => {
  const getScene = useScene(launchChromium);

  test('old read bodies are evicted, nothing else is, and a notice says so', async () => {
    const scene = getScene();
    const { popup, email } = await openNewAddress(scene);
    await sendBodies(scene, popup, email, numbered(1, 6), 400_000);
    await markAllRead(popup);
    // Chromium enforces no quota that is set from outside: from here on its storage takes a body only after one was deleted.
    await scene.browser.runInWorker(() => {
      let free = 0;
      const { put, delete: remove } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.put = function (...written) {
        if (this.name === 'bodies') {
          if (free === 0) throw new DOMException('The storage is full.', 'QuotaExceededError');
          free -= 1;
        }
        return put.apply(this, written);
      };
      IDBObjectStore.prototype.delete = function (key) {
        if (this.name === 'bodies') free += 1;
        return remove.call(this, key);
      };
    });
    await sendBodies(scene, popup, email, numbered(7, 9), 400_000);

    const { messages, bodies } = await readStoredRecords(popup);
    expect(messages.map(({ subject }) => subject).sort()).toEqual(numbered(1, 9));
    const evicted = messages.filter(({ evictedAt }) => evictedAt);
    expect(evicted.length).toBeGreaterThan(0);
    expect(evicted.every(({ readAt }) => readAt !== undefined)).toBe(true);
    expect(evicted.map(({ subject }) => subject)).toContain('Mail 1');
    for (const subject of numbered(7, 9)) {
      expect(bodies).toContain(messages.find((one) => one.subject === subject)?.id);
    }
    await waitForText(popup, 'The browser’s storage is full');
  });
});
