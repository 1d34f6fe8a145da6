import type { Browser, Page } from 'puppeteer-core';
import { findChromiumPage } from '../e2e/chromium-pages.ts';
import { findFirefoxPage } from '../e2e/firefox-pages.ts';
import { openFirefoxPopup } from '../e2e/firefox-popup.ts';
import { findFirefoxWindow } from '../e2e/firefox-window.ts';
import { startChromium } from '../e2e/start-chromium.ts';
import { startFirefox } from '../e2e/start-firefox.ts';
import type { BrowserName } from './build-extension.ts';

/** A browser with the extension in it. */
export type OpenBrowser = {
  browser: Browser;
  /** An empty tab. */
  tab: Page;
  /** The extension's settings, which open at install. */
  settings: Page;
  /** Clicks the toolbar button over a page, and returns the popup. */
  openPopup(over: Page): Promise<Page>;
};

/** @param display such as `:0`; without one the browser runs without a window */
export async function openBrowser(
  name: BrowserName,
  extensionDir: string,
  display: string | undefined,
): Promise<OpenBrowser> {
  const surroundings = display === undefined ? {} : { display };
  if (name === 'firefox') {
    const { browser, origin } = await startFirefox(extensionDir, surroundings);
    return {
      browser,
      settings: await findFirefoxPage(browser, `${origin}/options.html`),
      tab: await browser.newPage(),
      openPopup: async (over) => openFirefoxPopup(browser, await findFirefoxWindow(browser), origin, over),
    };
  }
  const { browser, extension, origin } = await startChromium(extensionDir, surroundings);
  return {
    browser,
    // It may take the tab that the browser began with, so this comes before any new one.
    settings: await findChromiumPage(browser, `${origin}/options.html`),
    tab: await browser.newPage(),
    async openPopup(over) {
      await over.bringToFront();
      await extension.triggerAction(over);
      return findChromiumPage(browser, `${origin}/popup.html`);
    },
  };
}
