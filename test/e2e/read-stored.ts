import type { Page } from 'puppeteer-core';

/** The mailbox on disk, read past the extension. */
export type StoredRecords = {
  messages: { id: string; subject: string; readAt?: number; evictedAt?: number }[];
  bodies: string[];
  trash: string[];
  storedBytes: number;
};

/** @param page any of the extension's */
export function readStoredRecords(page: Page): Promise<StoredRecords> {
  return page.evaluate(async () => {
    const settle = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await settle(indexedDB.open('mailbox'));
    const transaction = database.transaction(['messages', 'bodies', 'trash', 'totals']);
    const [messages, bodies, trash, storedBytes] = await Promise.all([
      settle(transaction.objectStore('messages').getAll()),
      settle(transaction.objectStore('bodies').getAllKeys()),
      settle(transaction.objectStore('trash').getAllKeys()),
      settle(transaction.objectStore('totals').get('stored')),
    ]);
    database.close();
    return { messages, bodies: bodies.map(String), trash: trash.map(String), storedBytes: storedBytes?.value ?? 0 };
  });
}

/** Gives a slow machine a minute more to take back what was deleted. */
export function allowMoreTime(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('mailbox');
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('trash', 'readwrite');
          const walking = transaction.objectStore('trash').openCursor();
          walking.onsuccess = () => {
            const trashed = walking.result;
            trashed?.update({ ...trashed.value, untilAt: trashed.value.untilAt + 60_000 });
            trashed?.continue();
          };
          transaction.oncomplete = () => resolve(opening.result.close());
        };
      }),
  );
}
