import type { Page } from 'puppeteer-core';

export type StoredMessage = { id: string; address: string; subject: string; notifiedAt?: number; readAt?: number };

/** The records of messages in the extension's mailbox, as they are on disk. @param page one of the extension's own */
export function readStoredMessages(page: Page): Promise<StoredMessage[]> {
  return page.evaluate(
    () =>
      new Promise<StoredMessage[]>((resolve, reject) => {
        const opening = indexedDB.open('mailbox');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction('messages').objectStore('messages').getAll();
          reading.onerror = () => reject(reading.error);
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result);
          };
        };
      }),
  );
}
