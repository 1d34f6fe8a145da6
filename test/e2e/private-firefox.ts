import type { Browser, Page } from 'puppeteer-core';
import { findFirefoxPage } from './firefox-pages.ts';
import type { FirefoxWindow } from './firefox-window.ts';
import { waitFor } from './wait-for.ts';

/** Allows the add-on in private windows, as the choice in the add-ons manager does. It is started anew. @param host of its pages */
export async function allowPrivatelyInFirefox(window: FirefoxWindow, host: string): Promise<void> {
  await window.evaluate(`
    const { ExtensionPermissions } = ChromeUtils.importESModule('resource://gre/modules/ExtensionPermissions.sys.mjs');
    const { AddonManager } = ChromeUtils.importESModule('resource://gre/modules/AddonManager.sys.mjs');
    const { id } = WebExtensionPolicy.getByHostname('${host}');
    await ExtensionPermissions.add(id, { permissions: ['internal:privateBrowsingAllowed'], origins: [] });
    await (await AddonManager.getAddonByID(id)).reload();
  `);
  await waitFor('the add-on to be allowed', () =>
    window.evaluate(`return WebExtensionPolicy.getByHostname('${host}')?.privateBrowsingAllowed`),
  );
}

/** Opens a page in a private window of its own, or in that which is open. */
export async function openPrivateFirefoxPage(browser: Browser, window: FirefoxWindow, url: string): Promise<Page> {
  await window.evaluate(`
    const isPrivate = (one) => PrivateBrowsingUtils.isWindowPrivate(one);
    const open = [...Services.wm.getEnumerator('navigator:browser')].find(isPrivate);
    const triggeringPrincipal = Services.scriptSecurityManager.getSystemPrincipal();
    if (open) open.gBrowser.selectedTab = open.gBrowser.addTab('${url}', { triggeringPrincipal });
    else {
      const opened = OpenBrowserWindow({ private: true });
      await new Promise((resolve) => opened.addEventListener('load', resolve, { once: true }));
      await opened.delayedStartupPromise;
      opened.gBrowser.loadURI(Services.io.newURI('${url}'), { triggeringPrincipal });
    }
  `);
  const page = await findFirefoxPage(browser, url);
  await page.bringToFront();
  return page;
}

export async function closePrivateFirefoxWindows(window: FirefoxWindow): Promise<void> {
  await window.evaluate(`
    for (const open of [...Services.wm.getEnumerator('navigator:browser')])
      if (PrivateBrowsingUtils.isWindowPrivate(open)) open.close();
  `);
}
