import type { Page } from 'puppeteer-core';

/** Words that are in one message alone: in its subject, and in its body. */
export const SOUGHT = {
  newest: { subject: 'newsubject', body: 'newbody' },
  oldest: { subject: 'oldsubject', body: 'oldbody' },
};

/**
 * Fills the mailbox behind the extension's back, as years of use do: each message read and told of, but for one in three that is unread,
 * with a body, its searched text and its sum of bytes; and the sums of all that are kept.
 * @param page a page of the extension
 * @param emails addresses of the service, the messages' in turn
 */
export async function seedYears(page: Page, service: string, emails: string[], count: number): Promise<void> {
  await page.evaluate(
    async (base, all, messages, sought) => {
      const MINUTE = 60_000;
      const DAY = 24 * 60 * MINUTE;
      const PART = 5000;
      const now = Date.now();
      const settle = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error);
        });
      const database = await settle(indexedDB.open('mailbox'));
      const write = async (stores: string[], put: (transaction: IDBTransaction) => void) => {
        const transaction = database.transaction(stores, 'readwrite');
        put(transaction);
        await new Promise<void>((resolve, reject) => {
          transaction.oncomplete = () => resolve();
          transaction.onabort = () => reject(transaction.error);
        });
      };
      await write(['addresses'], (transaction) => {
        for (const email of all) {
          const createdAt = now - 2 * DAY;
          const address = { email, service: base, createdAt, checkedAt: now, lastMessageAt: createdAt };
          transaction.objectStore('addresses').put({ ...address, expiresAt: now + 9 * DAY });
        }
      });
      let bytes = 0;
      for (let from = 0; from < messages; from += PART) {
        await write(['messages', 'bodies', 'texts'], (transaction) => {
          for (let nth = from; nth < Math.min(from + PART, messages); nth++) {
            const id = `message-${nth}`;
            const at = now - DAY - nth * MINUTE;
            const own = nth === 0 ? sought.newest : nth === messages - 1 ? sought.oldest : { subject: '', body: '' };
            const text = `your order ${nth} has been shipped ${own.body} ${'thank you for the account '.repeat(20)}`;
            const storedBytes = 2 * text.length;
            bytes += storedBytes;
            transaction.objectStore('messages').put({
              id,
              address: all[nth % all.length],
              from: `Sender ${nth % 97} <mail@site-${nth % 97}.example>`,
              subject: `Message number ${nth} ${own.subject}`,
              createdAt: at,
              seenAt: at,
              notifiedAt: at,
              attachments: 0,
              storedBytes,
              ...(nth % 3 > 0 && { readAt: at }),
              ...(nth % 5 === 0 && { code: String(100_000 + nth) }),
            });
            transaction.objectStore('bodies').put({ id, text, cc: [], attachments: [] });
            transaction.objectStore('texts').put({ id, text });
          }
        });
      }
      await write(['totals'], (transaction) => {
        const totals = { stored: bytes, messages, unread: Math.ceil(messages / 3) };
        for (const [name, value] of Object.entries(totals)) transaction.objectStore('totals').put({ name, value });
      });
      database.close();
    },
    service,
    emails,
    count,
    SOUGHT,
  );
}
