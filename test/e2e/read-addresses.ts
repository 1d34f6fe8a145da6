import type { Page } from 'puppeteer-core';

export type AddressRecord = { email: string; site?: string; filledIn?: object; failure?: object; goneAt?: number };

/** The records of addresses in the extension's mailbox, as they are on disk. @param page one of the extension's own */
export function readAddressRecords(page: Page): Promise<AddressRecord[]> {
  return page.evaluate(
    () =>
      new Promise<AddressRecord[]>((resolve, reject) => {
        const opening = indexedDB.open('mailbox');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction('addresses').objectStore('addresses').getAll();
          reading.onerror = () => reject(reading.error);
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result);
          };
        };
      }),
  );
}

/** The addresses in it. */
export async function readAddresses(page: Page): Promise<string[]> {
  return (await readAddressRecords(page)).map(({ email }) => email);
}

/** Changes every address in it, past the extension, as if time had gone by. @param page one of the extension's own */
export function changeAddresses(page: Page, change: Record<string, number>): Promise<void> {
  return changeStored(page, 'addresses', change);
}

/** The same with every record of one of the mailbox's stores. */
export function changeStored(
  page: Page,
  store: 'addresses' | 'messages',
  change: Record<string, number>,
): Promise<void> {
  return page.evaluate(
    (name, changed) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('mailbox');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const transaction = opening.result.transaction(name, 'readwrite');
          const walking = transaction.objectStore(name).openCursor();
          walking.onsuccess = () => {
            walking.result?.update({ ...walking.result.value, ...changed });
            walking.result?.continue();
          };
          transaction.oncomplete = () => resolve(opening.result.close());
          transaction.onerror = () => reject(transaction.error);
        };
      }),
    store,
    change,
  );
}
