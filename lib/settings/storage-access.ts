import { browser } from 'wxt/browser';

/** Keeps content scripts out of `storage.local`, where the key is. Firefox has no such switch, and no script of ours in a page asks. */
export async function keepStorageToOurselves(): Promise<void> {
  await browser.storage.local.setAccessLevel?.({ accessLevel: 'TRUSTED_CONTEXTS' });
}
