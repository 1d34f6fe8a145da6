import { browser } from 'wxt/browser';

/** Keeps content scripts out of `storage.local`. Firefox has no such switch: what no page may read is a private item. */
export async function keepStorageToOurselves(): Promise<void> {
  await browser.storage.local.setAccessLevel?.({ accessLevel: 'TRUSTED_CONTEXTS' });
}
