import type { Page } from 'puppeteer-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { clickButton, waitForText } from './by-name.ts';
import { launchChromium } from './chromium.ts';
import { readStoredRecords } from './read-stored.ts';
import { useScene } from './scene.ts';
import { goBack, markAllRead, numbered, openNewAddress, sendBodies } from './stored-mail.ts';
import { waitFor } from './wait-for.ts';

describe('the storage is full', () => {
  const getScene = useScene(launchChromium);
  const MOST_BYTES = 100_000;
  let popup: Page;
  let email: string;

  beforeAll(async () => {
    ({ popup, email } = await openNewAddress(getScene()));
    await popup.evaluate((keptBytes) => chrome.storage.local.set({ settings: { keptBytes } }), MOST_BYTES);
  });

  test('the oldest read bodies go, nothing else does, and it is said', async () => {
    const scene = getScene();
    // Each takes twice its size: as it is, and as it is searched.
    await sendBodies(scene, popup, email, numbered(1, 4), 10_000);
    await markAllRead(popup);
    await sendBodies(scene, popup, email, numbered(5, 7), 10_000);

    const { messages, bodies, storedBytes } = await readStoredRecords(popup);
    const cleared = messages.filter(({ evictedAt }) => evictedAt).map(({ subject }) => subject);
    expect(cleared.sort()).toEqual(['Mail 1', 'Mail 2', 'Mail 3']);
    expect(messages.map(({ subject }) => subject).sort()).toEqual(numbered(1, 7));
    expect(bodies).toHaveLength(4);
    expect(storedBytes).toBeLessThanOrEqual(MOST_BYTES);
    await waitForText(popup, 'To make room');
    expect(await popup.$$('a.message-row')).toHaveLength(7);
  });

  test('what is cleared says so, and is fetched again', async () => {
    await popup.locator('a.message-row ::-p-text(Mail 1)').click();
    await waitForText(popup, 'was cleared to make room');
    await clickButton(popup, 'Fetch it again');
    await waitForText(popup, 'About Mail 1.');
    await goBack(popup);
  });

  test('where all is unread, what is new is not kept, and everything unread is', async () => {
    const scene = getScene();
    await sendBodies(scene, popup, email, numbered(8, 12), 10_000);
    const { messages, bodies, storedBytes } = await readStoredRecords(popup);
    const unread = messages.filter(({ readAt }) => !readAt);
    const isKept = ({ id }: { id: string }) => bodies.includes(id);
    expect(messages.filter(({ readAt }) => readAt).filter(isKept)).toEqual([]);
    // Those that came first stay; nothing that somebody has not read makes room for something newer.
    expect(unread.filter(isKept).map(({ subject }) => subject)).toEqual(
      expect.arrayContaining(['Mail 5', 'Mail 6', 'Mail 7', 'Mail 8']),
    );
    expect(storedBytes).toBeLessThanOrEqual(MOST_BYTES);
    expect(messages).toHaveLength(12);
  });

  test('with less allowed, what is read goes at once', async () => {
    await markAllRead(popup);
    await popup.evaluate(() => chrome.storage.local.set({ settings: { keptBytes: 30_000 } }));
    await waitFor('room', async () => (await readStoredRecords(popup)).storedBytes <= 30_000);
    expect((await readStoredRecords(popup)).messages).toHaveLength(12);
  });

  test('what is held is read without the service, and after it was reloaded', async () => {
    const { service } = getScene();
    const { messages, bodies } = await readStoredRecords(popup);
    const kept = messages.find(({ id }) => bodies.includes(id));
    await service.stop();
    await popup.reload();
    await popup.locator(`a.message-row ::-p-text(${kept?.subject})`).click();
    await waitForText(popup, `About ${kept?.subject}.`);
  });
});

describe('the browser itself has no more room', () => {
  const getScene = useScene(launchChromium);

  test('old read bodies go, nothing else does, and it is said', async () => {
    const scene = getScene();
    const { popup, email } = await openNewAddress(scene);
    await sendBodies(scene, popup, email, numbered(1, 6), 400_000);
    await markAllRead(popup);
    // Chromium enforces no quota that is set from outside: from here on its storage refuses what it has no room for by itself.
    await scene.browser.runInWorker(() => {
      let room = 0;
      const { put, delete: remove } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.put = function (...written) {
        if (this.name === 'bodies') {
          if (room === 0) throw new DOMException('There is no more room.', 'QuotaExceededError');
          room -= 1;
        }
        return put.apply(this, written);
      };
      IDBObjectStore.prototype.delete = function (key) {
        if (this.name === 'bodies') room += 1;
        return remove.call(this, key);
      };
    });
    await sendBodies(scene, popup, email, numbered(7, 9), 400_000);

    const { messages, bodies } = await readStoredRecords(popup);
    expect(messages.map(({ subject }) => subject).sort()).toEqual(numbered(1, 9));
    const cleared = messages.filter(({ evictedAt }) => evictedAt);
    expect(cleared.length).toBeGreaterThan(0);
    expect(cleared.every(({ readAt }) => readAt !== undefined)).toBe(true);
    expect(cleared.map(({ subject }) => subject)).toContain('Mail 1');
    for (const subject of numbered(7, 9)) {
      expect(bodies).toContain(messages.find((one) => one.subject === subject)?.id);
    }
    await waitForText(popup, 'The browser’s storage is full');
  });
});
