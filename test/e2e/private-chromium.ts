import type { Browser, Extension, Page } from 'puppeteer-core';
import { findChromiumPage } from './chromium-pages.ts';
import { waitFor } from './wait-for.ts';

/** What Chromium's own page of extensions may ask for. */
type DeveloperPrivate = {
  updateProfileConfiguration(change: { inDeveloperMode: boolean }): Promise<void>;
  updateExtensionConfiguration(change: { extensionId: string; incognitoAccess: boolean }): Promise<void>;
  getExtensionInfo(id: string): Promise<{ state: string; incognitoAccess: { isActive: boolean } }>;
};

/** Allows the extension in private windows, as the switch on Chromium's own page does. It is started anew. */
export async function allowPrivately(browser: Browser, { id }: Extension): Promise<void> {
  const page = await browser.newPage();
  await page.goto('chrome://extensions');
  await page.evaluate(async (extensionId) => {
    const { developerPrivate } = chrome as unknown as { developerPrivate: DeveloperPrivate };
    // Without the mode, an unpacked extension is not started again.
    await developerPrivate.updateProfileConfiguration({ inDeveloperMode: true });
    await developerPrivate.updateExtensionConfiguration({ extensionId, incognitoAccess: true });
  }, id);
  await waitFor('the extension to be allowed', () =>
    page.evaluate(async (extensionId) => {
      const { developerPrivate } = chrome as unknown as { developerPrivate: DeveloperPrivate };
      const { state, incognitoAccess } = await developerPrivate.getExtensionInfo(extensionId);
      return state === 'ENABLED' && incognitoAccess.isActive;
    }, id),
  );
  await page.close();
}

/** Opens a page in a private window of its own, or in that which is open. @param observer a page of the extension */
export async function openPrivateChromiumPage(browser: Browser, observer: Page, url: string): Promise<Page> {
  const others = browser.targets();
  await observer.evaluate(async (asked) => {
    const open = (await chrome.windows.getAll()).find(({ incognito }) => incognito);
    if (open?.id === undefined) await chrome.windows.create({ incognito: true, url: asked });
    else await chrome.tabs.create({ windowId: open.id, url: asked });
  }, url);
  return findChromiumPage(browser, url, others);
}

/** Closes all private windows. @param observer a page of the extension */
export async function closePrivateWindows(observer: Page): Promise<void> {
  await observer.evaluate(async () => {
    for (const { id, incognito } of await chrome.windows.getAll())
      if (incognito && id !== undefined) await chrome.windows.remove(id);
  });
}
