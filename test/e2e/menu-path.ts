import type { ElementHandle, Page } from 'puppeteer-core';
import { readAddressRecords } from './read-stored.ts';

/**
 * An item of the extension's in the menu of fields. `code` is there only for a code that has just come, `replace` only while the site
 * has sent nothing to the last address.
 */
export type MenuItem = 'new' | 'code' | 'replace';

/** In the submenu: codes first, the new address last, and another domain before it. */
const KEYS: Record<MenuItem, string[]> = {
  new: ['Up', 'Return'],
  replace: ['Up', 'Up', 'Return'],
  code: ['Return'],
};

/** Whether an address that still lives was used on the site: the menu holds more than one item then, in a submenu. */
const isUsedBefore = async (observer: Page, host: string) =>
  (await readAddressRecords(observer)).some(({ site, expiresAt }) => site === host && expiresAt > Date.now());

/** How to an item, once the extension's place in the menu is reached. */
export type MenuPath = {
  /** Whether that place is a submenu, to be opened with `Right`; it takes the next key only when it is open. */
  isSubmenu: boolean;
  keys: string[];
};

/** Alone an item stands in the menu itself; with others in a submenu. */
export async function findMenuPath(observer: Page, field: ElementHandle, item: MenuItem): Promise<MenuPath> {
  // Browsers go by the frame's own address: one without a host is on no site.
  if (!(await isUsedBefore(observer, new URL(field.frame.url()).hostname)))
    return { isSubmenu: false, keys: ['Return'] };
  return { isSubmenu: true, keys: KEYS[item] };
}
