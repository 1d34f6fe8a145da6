import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { NIGHTLY } from '../runner/test-tags.ts';
import { bundleForPage } from './bundle-for-page.ts';
import { type Chromium, launchChromium } from './chromium.ts';
import type * as Bundle from './writer-bundle.ts';

declare const mailbox: typeof Bundle;

/** The modules themselves, over the database and the storage of an extension page in real Chromium. */
describe('the writer', () => {
  let browser: Chromium;
  let page: Page;

  beforeAll(async () => {
    browser = await launchChromium();
    page = await browser.openExtensionPage('manifest.json');
    await page.evaluate(await bundleForPage(new URL('./writer-bundle.ts', import.meta.url), 'mailbox'));
  });
  beforeEach(async () => {
    await page.evaluate(async () => {
      await chrome.storage.local.clear();
      await mailbox.clearMailbox();
      const now = Date.now();
      const address = { createdAt: now, expiresAt: now + 3_600_000, service: 'https://a.example' };
      await mailbox.addAddress({ email: 'oak@mayfly.test', ...address });
      await mailbox.receive('oak@mayfly.test', ['1', '2', '3', '4']);
    });
  });
  afterAll(() => browser.stop());

  test('an address that is made again keeps its label and its mail', async () => {
    const [address] = await page.evaluate(async () => {
      const [before] = await mailbox.readAddresses();
      if (!before) return [];
      await mailbox.updateAddress(before.email, (one) => ({ ...one, label: 'mine' }));
      await mailbox.addAddress({ ...before, expiresAt: before.expiresAt + 1000 });
      const [after] = await mailbox.readAddresses();
      return [{ label: after?.label, later: (after?.expiresAt ?? 0) - before.expiresAt, mail: after?.lastMessageAt }];
    });
    expect(address).toEqual({ label: 'mine', later: 1000, mail: expect.any(Number) });
  });

  test('adds what is new in a list, once, and nothing for an address that was deleted', async () => {
    const added = await page.evaluate(async () => {
      return [
        await mailbox.receive('oak@mayfly.test', ['1', '5', '5']),
        await mailbox.receive('elm@mayfly.test', ['6']),
      ];
    });
    expect(added).toEqual([['5'], []]);
  });

  test('of a very long list adds the newest first, and all of it in the end', NIGHTLY, async () => {
    const looks = await page.evaluate(async () => {
      const added = [];
      for (let look = 0; look < 4; look++) added.push(await mailbox.receiveMany('oak@mayfly.test', 1200));
      return { added, stored: (await mailbox.readStoredTotal()).messages };
    });
    expect(looks).toEqual({
      added: [
        { fresh: 500, newest: 'many-1199' },
        { fresh: 500, newest: 'many-699' },
        { fresh: 200, newest: 'many-199' },
        { fresh: 0 },
      ],
      stored: 1204,
    });
  });

  test('makes no address by updating one that was deleted', async () => {
    const emails = await page.evaluate(async () => {
      const elm = { email: 'elm@mayfly.test', createdAt: 0, expiresAt: 1, service: '' };
      await mailbox.updateAddress(elm.email, () => elm);
      await mailbox.updateAddress('oak@mayfly.test', (address) => ({ ...address, label: 'Oak' }));
      return (await mailbox.readAddresses()).map(({ email, label }) => [email, label]);
    });
    expect(emails).toEqual([['oak@mayfly.test', 'Oak']]);
  });

  test('keeps the moment when a message was first read', async () => {
    const moments = await page.evaluate(async () => {
      const read = async () => (await mailbox.readMessage('1'))?.readAt;
      await mailbox.markRead(['1', 'absent'], 10);
      await mailbox.markRead(['1'], 20);
      const first = await read();
      await mailbox.markRead(['1'], undefined);
      const none = await read();
      await mailbox.markRead(['1', '2'], 30);
      return [first, none ?? 'unread', await read()];
    });
    expect(moments).toEqual([10, 'unread', 30]);
  });

  test('evicts the oldest read bodies to keep the quota, and loses no message', async () => {
    const stored = await page.evaluate(async () => {
      await chrome.storage.local.set({ settings: { keptBytes: 3000 } });
      await mailbox.markRead(['1', '2'], 10);
      const ids = ['1', '2', '3', '4'];
      for (const id of ids) await mailbox.storeKilobyte(id);
      const isEvicted = async (id: string) => (await mailbox.readMessage(id))?.evictedAt !== undefined;
      const evicted = await Promise.all(ids.map(isEvicted));
      return { bodies: await mailbox.listStoredBodies(ids), evicted, ...(await mailbox.readStoredTotal()) };
    });
    expect(stored).toEqual({
      bodies: ['2', '3', '4'],
      evicted: [true, false, false, false],
      bytes: 3000,
      messages: 4,
    });
  });

  test('stores a body that exceeds the quota only when a user asks for it, and evicts no unread one', async () => {
    const stored = await page.evaluate(async () => {
      await chrome.storage.local.set({ settings: { keptBytes: 3000 } });
      const ids = ['1', '2', '3', '4'];
      for (const id of ids) await mailbox.storeKilobyte(id);
      const unasked = await mailbox.listStoredBodies(ids);
      await mailbox.storeKilobyte('4', true);
      return { unasked, asked: await mailbox.listStoredBodies(ids), ...(await mailbox.readStoredTotal()) };
    });
    expect(stored).toEqual({ unasked: ['1', '2', '3'], asked: ['1', '2', '3', '4'], bytes: 4000, messages: 4 });
  });

  test('counts a body once that is stored again', async () => {
    const { bytes } = await page.evaluate(async () => {
      await mailbox.storeKilobyte('1');
      await mailbox.storeKilobyte('1');
      return mailbox.readStoredTotal();
    });
    expect(bytes).toBe(1000);
  });

  test('a record that does not fit costs only itself', async () => {
    const read = await page.evaluate(async () => {
      await mailbox.changeMailbox(async (transaction) => {
        await transaction.put('messages', { id: mailbox.keyOf('broken'), createdAt: 1, subject: 7 } as never);
        await transaction.put('totals', { name: 'stored', value: 'much' as never });
      });
      const { messages } = await mailbox.readMailbox();
      const unnotified = await mailbox.readUnnotified();
      await mailbox.markRead(['broken', '3'], 40);
      const { bytes } = await mailbox.readStoredTotal();
      return [messages.length, unnotified.length, (await mailbox.readMessage('3'))?.readAt, bytes];
    });
    expect(read).toEqual([4, 4, 40, 0]);
  });

  test('a message that does not fit is restored with its address as it is, and its contents are purged with it', async () => {
    const [restored, purged] = await page.evaluate(async () => {
      const oak = 'oak@mayfly.test';
      await mailbox.storeKilobyte('1');
      await mailbox.storeKilobyte('2');
      await mailbox.changeMailbox(async (transaction) => {
        const message = await transaction.get('messages', mailbox.keyOf('1'));
        await transaction.put('messages', { ...message, subject: 7 } as never);
      });
      const read = async () =>
        (
          await mailbox.changeMailbox(async (transaction) => ({
            subject: (await transaction.get('messages', mailbox.keyOf('1')))?.subject,
            messages: await transaction.count('messages'),
            bodies: await transaction.count('bodies'),
            texts: await transaction.count('texts'),
            bytes: (await transaction.get('totals', 'stored'))?.value,
          }))
        )[0];
      await mailbox.trashAddress(oak, Date.now() + 60_000);
      await mailbox.restore([{ kind: 'address', key: oak }]);
      const restored = await read();
      await mailbox.trashAddress(oak, Date.now() + 60_000);
      await mailbox.purge({ kind: 'address', key: oak });
      return [restored, await read()];
    });
    expect(restored).toEqual({ subject: 7, messages: 4, bodies: 2, texts: 2, bytes: 2000 });
    expect(purged).toEqual({ messages: 0, bodies: 0, texts: 0, bytes: 0 });
  });
});
