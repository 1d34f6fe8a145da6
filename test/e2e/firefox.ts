import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Page } from 'puppeteer-core';
import { addWitness } from '../runner/witnesses.ts';
import { openInContainer, readContainer } from './container.ts';
import { startDisplay } from './display.ts';
import type { CreatedNotification, ExtensionBrowser } from './extension-browser.ts';
import { emptyFolder, findDownload } from './find-download.ts';
import { findFirefoxPage, openFirefoxTab } from './firefox-pages.ts';
import { closeFirefoxPopup, findFirefoxView, forgetFirefoxPopup, openFirefoxPopup } from './firefox-popup.ts';
import { createProfile, removeProfile } from './firefox-profile.ts';
import { type FirefoxWindow, findFirefoxWindow } from './firefox-window.ts';
import { onceReady } from './is-ready.ts';
import { findMenuPath } from './menu-path.ts';
import { clickNotification } from './notification-place.ts';
import { findPlaceOnScreen } from './place-on-screen.ts';
import { allowPrivatelyInFirefox, closePrivateFirefoxWindows, openPrivateFirefoxPage } from './private-firefox.ts';
import { readPrivateItems } from './read-stored.ts';
import { searchFolder } from './search-folder.ts';
import type { Surroundings } from './start-chromium.ts';
import { startFirefox } from './start-firefox.ts';
import { untilClosed } from './until-closed.ts';
import { waitFor } from './wait-for.ts';

export type Firefox = ExtensionBrowser & {
  /** Opens a tab in a container, by its number. */
  openInContainer(url: string, container: number): Promise<Page>;
  /** The container of the tab with this URL, 0 for none. @param url how it begins */
  readContainer(url: string): Promise<number | undefined>;
  /** The file of the picture on the toolbar button, as the browser was last told. */
  readIcon(): Promise<string>;
};

/** Starts Firefox with a temporary add-on. @param extensionDir the built extension */
export async function launchFirefox(
  extensionDir = '.output/firefox-mv3',
  given: Pick<Surroundings, 'front' | 'strangers' | 'internet' | 'names' | 'preferences'> = {},
): Promise<Firefox> {
  const display = await startDisplay();
  const downloads = await mkdtemp(join(tmpdir(), 'mayfly-downloads-'));
  const profile = await createProfile();
  const surroundings = { ...given, display: display.name, downloads };
  const { browser, host, origin, addonId } = await startFirefox(extensionDir, surroundings, profile);
  const window = await findFirefoxWindow(browser);
  const observe = untilClosed(async () => {
    const observer = await openFirefoxTab(browser, `${origin}/manifest.json`);
    await recordNotifications(observer);
    return observer;
  });
  await observe();
  addWitness({ browser, readLog: () => readErrors(window, host), savePicture: display.savePicture });
  const isPromptOpen = () => window.evaluate('return PopupNotifications.isPanelOpen');
  async function raisePrompt(page: Page, raise: () => Promise<void>): Promise<void> {
    // It would keep the keys.
    await closeFirefoxPopup(window);
    await page.bringToFront();
    await raise();
    await waitFor('the prompt', isPromptOpen);
  }

  const readShownNotifications = async () =>
    (await observe()).evaluate(async () => Object.keys(await chrome.notifications.getAll()));

  return {
    origin,
    openPage: (url) => openFirefoxTab(browser, url),
    openExtensionPage: (path) => onceReady(openFirefoxTab(browser, `${origin}/${path}`)),
    findExtensionPage: (path) => findFirefoxPage(browser, `${origin}/${path}`),
    openPopup: (over) => openFirefoxPopup(browser, window, origin, over),
    findPopup: () => findFirefoxView(browser, window, origin, 'popup'),
    findPanel: () => findFirefoxView(browser, window, origin, 'sidebar'),
    clickNotification: () => clickNotification(display, readShownNotifications, 'body'),
    async chooseFill(page, field, item = 'new') {
      const { isSubmenu, keys } = await findMenuPath(await observe(), field, item);
      await closeFirefoxPopup(window);
      await page.bringToFront();
      await display.click(await findPlaceOnScreen(page, field), 3);
      const menu = 'document.getElementById("contentAreaContextMenu")';
      await waitFor('the menu', () => window.evaluate(`return ${menu}.state === "open"`));
      // From the bottom up, what is the extension's is the first.
      await display.press('Up');
      if (isSubmenu) {
        await display.press('Right');
        const isOpen = `return [...${menu}.querySelectorAll("menupopup")].some(({ state }) => state === "open")`;
        await waitFor('the submenu', () => window.evaluate(isOpen));
      }
      await display.press(...keys);
    },
    async pressShortcut(page, command) {
      await closeFirefoxPopup(window);
      await page.bringToFront();
      const shortcut = await (await observe()).evaluate(
        async (name) => (await chrome.commands.getAll()).find((one) => one.name === name)?.shortcut,
        command,
      );
      if (!shortcut) throw new Error(`The command "${command}" has no shortcut`);
      await display.press(shortcut.toLowerCase());
    },
    async answerPrompt(page, isAllowed, raise) {
      await raisePrompt(page, raise);
      await display.press(isAllowed ? 'alt+a' : 'alt+d');
      await waitFor('the prompt to close', async () => !(await isPromptOpen()));
    },
    asksForData: true,
    async killWorker() {
      const state = await window.evaluate(`
        const { extension } = WebExtensionPolicy.getByHostname('${host}');
        await extension.terminateBackground({ ignoreDevToolsAttached: true, disableResetIdleForTest: true });
        return extension.backgroundState;
      `);
      if (state !== 'stopped') throw new Error(`The background is ${state}`);
    },
    readIcon: async () =>
      (await window.evaluate(`
        const { ExtensionParent } = ChromeUtils.importESModule('resource://gre/modules/ExtensionParent.sys.mjs');
        const { extension } = WebExtensionPolicy.getByHostname('${host}');
        return ExtensionParent.apiManager.global.browserActionFor(extension).action.getProperty(null, 'icon')['16'];
      `)) as string,
    readBadge: async () => (await observe()).evaluate(() => chrome.action.getBadgeText({})),
    readShownNotifications,
    readCreatedNotifications: async () =>
      (await observe()).evaluate(() => (globalThis as unknown as { created: CreatedNotification[] }).created),
    privately: {
      async allow() {
        await allowPrivatelyInFirefox(window, host);
        // Before there is a private window, in which it would be opened, and could not watch.
        await observe();
      },
      openPage: (url) => openPrivateFirefoxPage(browser, window, url),
      closeWindows: () => closePrivateFirefoxWindows(window),
    },
    observe,
    openInContainer: (url, container) => openInContainer(browser, window, url, container),
    readContainer: (url) => readContainer(window, url),
    searchProfile: (text) => searchFolder(profile, text),
    readStorage: async () => (await observe()).evaluate(() => chrome.storage.local.get()),
    readPrivateItems: async () => readPrivateItems(await observe()),
    readErrors: () => readErrors(window, host),
    findDownload: (ending) => findDownload(downloads, ending),
    savePicture: display.savePicture,
    async renew() {
      const blank = await openFirefoxTab(browser, 'about:blank');
      await closeFirefoxPopup(window);
      await browser.uninstallExtension(addonId);
      await forgetFirefoxPopup(window, addonId);
      for (const page of await browser.pages()) if (page !== blank) await page.close();
      await window.evaluate('Services.console.reset();');
      await emptyFolder(downloads);
      await browser.installExtension(resolve(extensionDir));
      await findFirefoxPage(browser, `${origin}/options.html`);
      await observe();
    },
    async stop() {
      await browser.close();
      await removeProfile(profile);
      await display.stop();
      await rm(downloads, { recursive: true });
    },
  };
}

/**
 * Keeps, in the observing page, every notification that the background asks the browser for. The browser's own function is wrapped
 * inside the running background page, and still called.
 */
async function recordNotifications(observer: Page): Promise<void> {
  await observer.evaluate(async () => {
    const created: CreatedNotification[] = [];
    Object.assign(globalThis, { created });
    type Options = { title: string; message: string };
    type Create = (...args: [Options] | [string, Options]) => Promise<string>;
    const background = (await chrome.runtime.getBackgroundPage()) as unknown as { browser: typeof chrome };
    const api = background.browser.notifications as unknown as { create: Create } | undefined;
    if (!api) return;
    const create = api.create;
    api.create = (...args) => {
      const [id, { title, message }] = args.length === 1 ? ['', args[0]] : args;
      created.push({ id, title, message, buttons: [] });
      return create.apply(api, args);
    };
  });
}

/** Errors in the browser's log that come from the extension: uncaught exceptions and unhandled rejections of all its contexts. */
async function readErrors(window: FirefoxWindow, host: string): Promise<string[]> {
  const errors = await window.evaluate(`
    return Services.console.getMessageArray()
      .filter((entry) => entry instanceof Ci.nsIScriptError && !(entry.flags & Ci.nsIScriptError.warningFlag))
      .filter((entry) => (entry.sourceName ?? '').includes('${host}'))
      .map((entry) => entry.sourceName + ':' + entry.lineNumber + ':' + entry.columnNumber + ' ' + entry.errorMessage);
  `);
  // What a page hears that was closed before its call was answered, or its `import()` had loaded: that is rejected with nothing.
  return (errors as string[]).filter(
    (error) =>
      !/Promise (?:rejected|resolved) (?:after context unloaded|while context is inactive)|uncaught exception: undefined$/.test(
        error,
      ),
  );
}
