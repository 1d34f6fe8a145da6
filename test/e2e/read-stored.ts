import type { Page } from 'puppeteer-core';

/** All records of a store in a database of the extension's, by their keys, read past the extension. @param page any of the extension's */
function readEntries<T>(
  page: Page,
  database: 'mailbox' | 'private',
  store: string,
): Promise<[key: string, record: T][]> {
  return page.evaluate(
    async (databaseName, storeName) => {
      // Opening one that is not there would make it, empty, before the extension does.
      if (!(await indexedDB.databases()).some(({ name }) => name === databaseName)) return [];
      const settle = <Result>(request: IDBRequest<Result>) =>
        new Promise<Result>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error);
        });
      const opened = await settle(indexedDB.open(databaseName));
      const records = opened.transaction(storeName).objectStore(storeName);
      const [keys, values] = await Promise.all([settle(records.getAllKeys()), settle(records.getAll())]);
      opened.close();
      return keys.map((key, at): [string, T] => [String(key), values[at]]);
    },
    database,
    store,
  );
}

const readRecords = async <T>(page: Page, store: string) =>
  (await readEntries<T>(page, 'mailbox', store)).map(([, record]) => record);
const readKeys = async (page: Page, store: string) => (await readEntries(page, 'mailbox', store)).map(([key]) => key);

/** What the background keeps for itself. */
export const readPrivateItems = async (page: Page): Promise<Record<string, unknown>> =>
  Object.fromEntries(await readEntries(page, 'private', 'items'));

type AddressRecord = {
  email: string;
  expiresAt: number;
  site?: string;
  filledIn?: object;
  failure?: object;
  goneAt?: number;
};

/** The records of addresses in the extension's mailbox. */
export const readAddressRecords = (page: Page) => readRecords<AddressRecord>(page, 'addresses');

/** The addresses in it. */
export const readAddresses = async (page: Page) => (await readAddressRecords(page)).map(({ email }) => email);

export type StoredMessage = { id: string; address: string; subject: string; notifiedAt?: number; readAt?: number };

/** The records of messages in it. */
export const readStoredMessages = (page: Page) => readRecords<StoredMessage>(page, 'messages');

/** The same, with the keys of the bodies that are stored, and of what is to be deleted. */
export const readStoredRecords = async (page: Page) => ({
  messages: await readStoredMessages(page),
  bodies: await readKeys(page, 'bodies'),
  trash: await readKeys(page, 'trash'),
});
