import type { Browser, Page } from 'puppeteer-core';
import { findFirefoxPage } from './firefox-pages.ts';
import type { FirefoxWindow } from './firefox-window.ts';

/** Opens a tab in one of the containers that Firefox comes with, in front. @param container its number, from 1 on */
export async function openInContainer(
  browser: Browser,
  window: FirefoxWindow,
  url: string,
  container: number,
): Promise<Page> {
  await window.evaluate(`
    Services.prefs.setBoolPref('privacy.userContext.enabled', true);
    const triggeringPrincipal = Services.scriptSecurityManager.getSystemPrincipal();
    gBrowser.selectedTab = gBrowser.addTab('${url}', { userContextId: ${container}, triggeringPrincipal });
  `);
  const page = await findFirefoxPage(browser, url);
  await page.bringToFront();
  return page;
}

/** @param url how that of the tab begins @returns 0 for a tab in no container, undefined where there is no such tab */
export async function readContainer(window: FirefoxWindow, url: string): Promise<number | undefined> {
  const found = await window.evaluate(
    `return gBrowser.tabs.find(({ linkedBrowser }) => linkedBrowser.currentURI.spec.startsWith('${url}'))?.userContextId`,
  );
  return typeof found === 'number' ? found : undefined;
}
