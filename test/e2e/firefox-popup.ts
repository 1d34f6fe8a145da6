import type { Browser, Page } from 'puppeteer-core';
import type { FirefoxWindow } from './firefox-window.ts';
import { waitFor } from './wait-for.ts';

/** What puppeteer does not show of itself: the events that it learns of new pages by. */
type Connection = { emit(event: string, context: object): void };

/**
 * Clicks the toolbar button, as far as Firefox can be told to, and returns the popup. WebDriver BiDi knows tabs only: the popup is
 * made known to both ends by hand.
 * @param origin of the extension's pages
 */
export async function openFirefoxPopup(browser: Browser, window: FirefoxWindow, origin: string): Promise<Page> {
  await closeFirefoxPopup(window);
  const context = await window.evaluate(`
    const { ExtensionParent } = ChromeUtils.importESModule('resource://gre/modules/ExtensionParent.sys.mjs');
    const { NavigableManager } = ChromeUtils.importESModule('chrome://remote/content/shared/NavigableManager.sys.mjs');
    const { extension } = WebExtensionPolicy.getByHostname('${new URL(origin).hostname}');
    const findPopup = () => [...extension.views].find(({ viewType }) => viewType === 'popup')?.xulBrowser;
    // Until its panel is open it is loaded somewhere else.
    const findShownPopup = () => findPopup()?.closest('panel')?.state === 'open' && findPopup();
    const until = async (ask) => {
      while (!ask()) await new Promise((resolve) => requestAnimationFrame(resolve));
      return ask();
    };

    await ExtensionParent.apiManager.global.browserActionFor(extension).triggerAction(window);
    const popup = await until(findShownPopup);
    popup.permanentKey = {};
    const id = NavigableManager.getIdForBrowser(popup);
    const getBrowserById = NavigableManager.getBrowserById.bind(NavigableManager);
    NavigableManager.getBrowserById = (asked) => (asked === id && popup.isConnected ? popup : getBrowserById(asked));
    return id;
  `);
  const { connection } = browser as unknown as { connection: Connection };
  connection.emit('browsingContext.contextCreated', {
    context,
    url: `${origin}/popup.html`,
    userContext: 'default',
    parent: null,
    children: [],
    originalOpener: null,
    clientWindow: '',
  });
  return waitFor('the popup', async () => {
    const page = (await browser.pages()).find((one) => idOf(one) === context);
    const isReady = await page?.evaluate(() => document.readyState === 'complete').catch(() => false);
    return isReady && page;
  });
}

/** One that was not opened by a real click does not close by itself when something else is clicked, and keeps the keyboard. */
export async function closeFirefoxPopup(window: FirefoxWindow): Promise<void> {
  await window.evaluate(`
    for (const panel of document.querySelectorAll('panel:has(browser[webextension-view-type="popup"])')) {
      if (panel.state === 'closed') continue;
      const hidden = new Promise((resolve) => panel.addEventListener('popuphidden', resolve, { once: true }));
      panel.hidePopup();
      await hidden;
    }
  `);
}

function idOf(page: Page): unknown {
  return Reflect.get(page.mainFrame(), '_id');
}
