import type { ElementHandle, Page } from 'puppeteer-core';

/** An item of the extension's in the menu of fields. `code` is there only for a code that has just come. */
export type MenuItem = 'new' | 'code';

/** Whether an address that still lives was used on the site: the menu holds more than one item then, in a submenu. */
async function isUsedBefore(observer: Page, site: string): Promise<boolean> {
  return observer.evaluate(async (host) => {
    // Opening one that is not there would make it, empty, before the extension does.
    if (!(await indexedDB.databases()).some(({ name }) => name === 'mailbox')) return false;
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('mailbox');
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    try {
      const addresses = await new Promise<{ site?: string; expiresAt: number }[]>((resolve, reject) => {
        const reading = database.transaction('addresses').objectStore('addresses').getAll();
        reading.onsuccess = () => resolve(reading.result);
        reading.onerror = () => reject(reading.error);
      });
      return addresses.some(({ site: used, expiresAt }) => used === host && expiresAt > Date.now());
    } finally {
      database.close();
    }
  }, site);
}

/**
 * Keys that choose the item once the extension's place in the menu is reached: alone it is the item itself, with others a submenu
 * with codes first and the new address last.
 */
export async function findMenuKeys(observer: Page, field: ElementHandle, item: MenuItem): Promise<string[]> {
  // Browsers go by the frame's own address: one without a host is on no site.
  if (!(await isUsedBefore(observer, new URL(field.frame.url()).hostname))) return ['Return'];
  return item === 'code' ? ['Right', 'Return'] : ['Right', 'Up', 'Return'];
}
