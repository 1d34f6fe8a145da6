import type { Page } from 'puppeteer-core';

/** What the background keeps for itself, read past it. @param page any of the extension's */
export function readPrivateItems(page: Page): Promise<Record<string, unknown>> {
  return page.evaluate(async () => {
    const settle = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const known = await indexedDB.databases();
    if (!known.some(({ name }) => name === 'private')) return {};
    const database = await settle(indexedDB.open('private'));
    const items = database.transaction('items').objectStore('items');
    const [keys, values] = await Promise.all([settle(items.getAllKeys()), settle(items.getAll())]);
    database.close();
    return Object.fromEntries(keys.map((key, at) => [String(key), values[at]]));
  });
}
