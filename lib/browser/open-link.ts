import { browser } from 'wxt/browser';
import { type Asker, findSpot } from './find-spot.ts';

/** The window that this page stands in; a popup belongs to the one under it. Android has none. */
async function findHere(): Promise<number | undefined> {
  return (await browser.windows?.getCurrent().catch(() => undefined))?.id;
}

/**
 * Opens a link in a new tab, beside the page that asked for it, see `findSpot`, and shows its window.
 * @returns false where no tab of its container is open
 */
export async function openLink(url: string, asker: Asker = {}): Promise<boolean> {
  const [tabs, here] = await Promise.all([browser.tabs.query({}), findHere()]);
  const spot = findSpot(tabs, asker, here);
  if (spot) {
    await browser.tabs.create({ url, ...spot });
    await browser.windows?.update?.(spot.windowId, { focused: true });
    return true;
  }
  if (asker.container !== undefined) return false;
  if (browser.windows?.create) await browser.windows.create({ url, incognito: asker.isPrivate ?? false });
  else await browser.tabs.create({ url });
  return true;
}
