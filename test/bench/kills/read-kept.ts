import type { Page } from 'puppeteer-core';

/** What is on disk. */
export type Kept = {
  emails: string[];
  messages: {
    id: string;
    subject: string;
    readAt?: number;
    notifiedAt?: number;
    storedBytes?: number;
  }[];
  /** ids of messages */
  bodies: string[];
  totals: { stored?: number; messages?: number; unread?: number };
};

/** @param page one of the extension's own */
export function readKept(page: Page): Promise<Kept> {
  return page.evaluate(async () => {
    const settle = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await settle(indexedDB.open('mailbox'));
    const reading = database.transaction(['addresses', 'messages', 'bodies', 'totals']);
    const store = (name: string) => reading.objectStore(name);
    const [emails, messages, bodies, totals] = await Promise.all([
      settle(store('addresses').getAllKeys()),
      settle(store('messages').getAll()),
      settle(store('bodies').getAllKeys()),
      settle(store('totals').getAll()),
    ]);
    database.close();
    return {
      emails: emails.map(String),
      messages,
      bodies: bodies.map(String),
      totals: Object.fromEntries(totals.map(({ name, value }) => [name, value])),
    };
  });
}
