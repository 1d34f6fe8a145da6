import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { SCREEN, startDisplay } from './display.ts';
import type { CreatedNotification, ExtensionBrowser } from './extension-browser.ts';
import { findDownload } from './find-download.ts';
import { type FirefoxWindow, findFirefoxWindow } from './firefox-window.ts';
import { findPlaceOnScreen } from './place-on-screen.ts';
import { TIMEOUT_MS, waitFor } from './wait-for.ts';

/** Starts Firefox with a temporary add-on. @param extensionDir the built extension */
export async function launchFirefox(extensionDir = '.output/firefox-mv3'): Promise<ExtensionBrowser> {
  const display = await startDisplay();
  const downloads = await mkdtemp(join(tmpdir(), 'mayfly-downloads-'));
  const addonId = await readAddonId(extensionDir);
  const host = randomUUID();
  const origin = `moz-extension://${host}`;
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: process.env.FIREFOX ?? '/usr/bin/firefox-esr',
    headless: false,
    defaultViewport: null,
    env: { ...process.env, DISPLAY: display.name },
    args: ['--remote-allow-system-access', `--width=${SCREEN.width}`, `--height=${SCREEN.height}`],
    extraPrefsFirefox: {
      'extensions.webextensions.uuids': JSON.stringify({ [addonId]: host }),
      'browser.download.dir': downloads,
      'browser.download.folderList': 2,
      'security.notification_enable_delay': 0,
    },
  });
  const window = await findFirefoxWindow(browser);
  await browser.installExtension(resolve(extensionDir));

  // A tab that is still blank would be taken for the page that install opens.
  await findPage(browser, `${origin}/options.html`);
  const observer = await openTab(browser, `${origin}/manifest.json`);
  await recordNotifications(observer);

  return {
    origin,
    openPage: (url) => openTab(browser, url),
    openExtensionPage: (path) => openTab(browser, `${origin}/${path}`),
    findExtensionPage: (path) => findPage(browser, `${origin}/${path}`),
    openPopup: () => openTab(browser, `${origin}/popup.html`),
    async chooseFill(page, field) {
      await page.bringToFront();
      await display.click(await findPlaceOnScreen(page, field), 3);
      const menu = 'document.getElementById("contentAreaContextMenu")';
      await waitFor('the menu', () => window.evaluate(`return ${menu}.state === "open"`));
      // From the bottom up, the extension's only item is the first.
      await display.press('Up', 'Return');
    },
    async pressShortcut(page, command) {
      await page.bringToFront();
      const shortcut = await observer.evaluate(
        async (name) => (await chrome.commands.getAll()).find((one) => one.name === name)?.shortcut,
        command,
      );
      if (!shortcut) throw new Error(`The command "${command}" has no shortcut`);
      await display.press(shortcut.toLowerCase());
    },
    async answerPrompt(page, isAllowed, raise) {
      await page.bringToFront();
      const isOpen = () => window.evaluate('return PopupNotifications.isPanelOpen');
      await raise();
      await waitFor('the prompt', isOpen);
      await display.press(isAllowed ? 'alt+a' : 'alt+d');
      await waitFor('the prompt to close', async () => !(await isOpen()));
    },
    readBadge: () => observer.evaluate(() => chrome.action.getBadgeText({})),
    readShownNotifications: () => observer.evaluate(async () => Object.keys(await chrome.notifications.getAll())),
    readCreatedNotifications: () =>
      observer.evaluate(() => (globalThis as unknown as { created: CreatedNotification[] }).created),
    readStorage: () => observer.evaluate(() => chrome.storage.local.get()),
    readErrors: () => readErrors(window, host),
    findDownload: (ending) => findDownload(downloads, ending),
    savePicture: display.savePicture,
    async stop() {
      await browser.close();
      await display.stop();
      await rm(downloads, { recursive: true });
    },
  };
}

async function readAddonId(extensionDir: string): Promise<string> {
  const manifest = JSON.parse(await readFile(join(extensionDir, 'manifest.json'), 'utf8'));
  return manifest.browser_specific_settings.gecko.id;
}

/** Firefox never reports that one of the extension's pages has loaded: what the page itself says is what counts. */
async function openTab(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(url, { waitUntil: [] });
  await waitFor(`${url} to load`, () => hasLoaded(page, url));
  page.setDefaultTimeout(TIMEOUT_MS);
  await page.bringToFront();
  return page;
}

async function findPage(browser: Browser, url: string): Promise<Page> {
  return waitFor(url, async () => {
    for (const page of await browser.pages()) if (await hasLoaded(page, url)) return page;
    return undefined;
  });
}

function hasLoaded(page: Page, url: string): Promise<boolean> {
  return page
    .evaluate((start) => location.href.startsWith(start) && document.readyState === 'complete', url)
    .catch(() => false);
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
    const api = background.browser.notifications as unknown as { create: Create };
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
      .map((entry) => entry.sourceName + ':' + entry.lineNumber + ' ' + entry.errorMessage);
  `);
  return errors as string[];
}
