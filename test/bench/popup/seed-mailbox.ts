import type { Page } from 'puppeteer-core';

/** Fills the mailbox behind the extension's back. @param observer a page with the extension's rights */
export async function seedMailbox(observer: Page, count: number): Promise<void> {
  await observer.evaluate(async (messages) => {
    const HOUR = 3_600_000;
    const now = Date.now();
    const service = 'https://api.temp-mail.io';
    const list = [{ name: 'mayfly.test', type: 'public' }];
    await chrome.storage.local.set({
      connections: [{ baseUrl: service, keyMark: 'one' }],
      domainLists: { [service]: { renewedAt: now, list } },
    });
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('mailbox');
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => resolve(opening.result);
    });
    const transaction = database.transaction(['addresses', 'messages'], 'readwrite');
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    });
    const addresses = transaction.objectStore('addresses');
    const stored = transaction.objectStore('messages');
    addresses.clear();
    stored.clear();
    for (let nth = 0; nth < 10; nth++) {
      const createdAt = now - nth * HOUR;
      addresses.put({ email: `quiet.lark.${nth}@mayfly.test`, createdAt, expiresAt: createdAt + 12 * HOUR, service });
    }
    for (let nth = 0; nth < messages; nth++) {
      const at = now - nth * 60_000;
      stored.put({
        id: `message-${nth}`,
        address: `quiet.lark.${nth % 10}@mayfly.test`,
        from: `Sender ${nth % 97} <mail@site-${nth % 97}.example>`,
        subject: `Message number ${nth} with a subject of usual length`,
        createdAt: at,
        seenAt: at,
        notifiedAt: at,
        attachments: 0,
        ...(nth % 3 > 0 && { readAt: at }),
        ...(nth % 5 === 0 && { code: String(100_000 + nth) }),
      });
    }
    await done;
    database.close();
  }, count);
}
