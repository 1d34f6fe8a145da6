import { browser } from 'wxt/browser';
import { movePrivateItems } from './move-private-items.ts';
import { keepPrivateItemsIn } from './private-item.ts';
import { type PrivateStore, privateDatabase } from './private-store.ts';
import { storeOrSession } from './store-or-session.ts';

/** What version 0.1 had in `storage.local`: the key, addresses that are being made, and the spare. */
const MOVED_ITEMS = ['apiKey', 'intended', 'spare'];

const items = storeOrSession(privateDatabase);

let moving: Promise<void> | undefined;

/** Moves what is left in the old place; where that failed, again before the next read or write. */
async function moved(): Promise<PrivateStore> {
  moving ??= movePrivateItems(MOVED_ITEMS, browser.storage.local, privateDatabase).catch((error: unknown) => {
    moving = undefined;
    // Refused by the browser there is nowhere to move to, and nothing to be missed.
    if (!(error instanceof DOMException)) throw error;
  });
  await moving;
  return items;
}

/** Called by the background, when it starts. */
export function openPrivateItems(): void {
  keepPrivateItemsIn(moved);
}
