import type { Browser, Page } from 'puppeteer-core';
import type { FirefoxWindow } from './firefox-window.ts';
import { isReady } from './is-ready.ts';
import { TIMEOUT_MS, waitFor } from './wait-for.ts';

/** What puppeteer does not show of itself: the events that it learns of new pages by. */
type Connection = { emit(event: string, context: object): void };

/**
 * Clicks the toolbar button, as far as Firefox can be told to, and returns the popup. WebDriver BiDi knows tabs only: popup and sidebar
 * are made known to both ends by hand.
 * @param origin of the extension's pages
 * @param over a tab: the button is that of its window
 */
export async function openFirefoxPopup(
  browser: Browser,
  window: FirefoxWindow,
  origin: string,
  over: Page,
): Promise<Page> {
  // A popup closes when its window loses the focus, which another window may get while the popup opens: then it is clicked again.
  for (const timeoutMs of [TIMEOUT_MS / 3, TIMEOUT_MS / 3]) {
    await clickToolbarButton(window, origin, over);
    const popup = await findFirefoxView(browser, window, origin, 'popup', timeoutMs).catch(() => undefined);
    if (popup) return popup;
  }
  await clickToolbarButton(window, origin, over);
  return findFirefoxView(browser, window, origin, 'popup');
}

async function clickToolbarButton(window: FirefoxWindow, origin: string, over: Page): Promise<void> {
  await closeFirefoxPopup(window);
  await over.bringToFront();
  await waitFor('the window to have the focus', () =>
    window.evaluate(`
      const { NavigableManager } = ChromeUtils.importESModule('chrome://remote/content/shared/NavigableManager.sys.mjs');
      const opener = NavigableManager.getBrowserById('${idOf(over)}').ownerDocument.defaultView;
      opener.focus();
      if (Services.focus.activeWindow !== opener) return false;
      const { ExtensionParent } = ChromeUtils.importESModule('resource://gre/modules/ExtensionParent.sys.mjs');
      const { extension } = WebExtensionPolicy.getByHostname('${new URL(origin).hostname}');
      await ExtensionParent.apiManager.global.browserActionFor(extension).triggerAction(opener);
      return true;
    `),
  );
}

/** Waits for the popup or the sidebar, however it was opened. */
export async function findFirefoxView(
  browser: Browser,
  window: FirefoxWindow,
  origin: string,
  viewType: 'popup' | 'sidebar',
  timeoutMs = TIMEOUT_MS,
): Promise<Page> {
  const context = await window.evaluate(`
    const { NavigableManager } = ChromeUtils.importESModule('chrome://remote/content/shared/NavigableManager.sys.mjs');
    const { extension } = WebExtensionPolicy.getByHostname('${new URL(origin).hostname}');
    const findView = () => [...extension.views].find(({ viewType }) => viewType === '${viewType}')?.xulBrowser;
    // Until its panel is open a popup is loaded somewhere else.
    const isShown = (view) => '${viewType}' === 'sidebar' || view.closest('panel')?.state === 'open';
    const endsAt = Date.now() + ${timeoutMs};
    while (!findView() || !isShown(findView())) {
      if (Date.now() > endsAt) {
        const panels = [...Services.wm.getEnumerator('navigator:browser')].flatMap((one) =>
          [...one.document.querySelectorAll('panel')].map(({ id, state }) => id + ' ' + state),
        );
        const views = [...extension.views].map((view) => view.viewType + ' in ' + view.xulBrowser?.closest('panel')?.state);
        const active = Services.focus.activeWindow?.location.href;
        throw new Error('No ${viewType} has opened: ' + [active, ...views, ...panels.filter((one) => !one.endsWith(' closed'))].join(', '));
      }
      await new Promise((resolve) => setTimeout(resolve, 16));
    }
    const view = findView();
    view.permanentKey ??= {};
    const id = NavigableManager.getIdForBrowser(view);
    const getBrowserById = NavigableManager.getBrowserById.bind(NavigableManager);
    NavigableManager.getBrowserById = (asked) => (asked === id && view.isConnected ? view : getBrowserById(asked));
    return id;
  `);
  const { connection } = browser as unknown as { connection: Connection };
  connection.emit('browsingContext.contextCreated', {
    context,
    url: `${origin}/${viewType === 'popup' ? 'popup' : 'sidepanel'}.html`,
    userContext: 'default',
    parent: null,
    children: [],
    originalOpener: null,
    clientWindow: '',
  });
  return waitFor(`the ${viewType}`, async () => {
    const page = (await browser.pages()).find((one) => idOf(one) === context);
    return page && (await isReady(page)) && page;
  });
}

/** A popup that no real click opened stays open when something else is clicked, and keeps the focus. */
export async function closeFirefoxPopup(window: FirefoxWindow): Promise<void> {
  await window.evaluate(`
    const windows = [...Services.wm.getEnumerator('navigator:browser')];
    const popups = 'panel:has(browser[webextension-view-type="popup"])';
    for (const panel of windows.flatMap((one) => [...one.document.querySelectorAll(popups)])) {
      if (panel.state === 'closed') continue;
      const hidden = new Promise((resolve) => panel.addEventListener('popuphidden', resolve, { once: true }));
      panel.hidePopup();
      await hidden;
    }
  `);
}

/**
 * Removes what Firefox has kept of the popups of an extension that is gone. The next one with its id would be shown there, in a panel that
 * stays empty.
 */
export async function forgetFirefoxPopup(window: FirefoxWindow, addonId: string): Promise<void> {
  await window.evaluate(`
    const { makeWidgetId } = ChromeUtils.importESModule('resource://gre/modules/ExtensionCommon.sys.mjs').ExtensionCommon;
    for (const { document } of Services.wm.getEnumerator('navigator:browser'))
      document.querySelectorAll('#PanelUI-webext-' + makeWidgetId('${addonId}') + '-BAV').forEach((view) => view.remove());
  `);
}

function idOf(page: Page): unknown {
  return Reflect.get(page.mainFrame(), '_id');
}
