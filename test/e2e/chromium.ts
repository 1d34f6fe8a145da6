import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, type Page, type Target, TargetType } from 'puppeteer-core';
import { addWitness } from '../runner/witnesses.ts';
import { findChromiumPage, openChromiumTab } from './chromium-pages.ts';
import { killWorker } from './chromium-worker.ts';
import { watchErrors } from './console-errors.ts';
import { startDisplay } from './display.ts';
import type { CreatedNotification, ExtensionBrowser } from './extension-browser.ts';
import { findDownload } from './find-download.ts';
import { onceReady } from './is-ready.ts';
import { findMenuPath } from './menu-path.ts';
import { clickNotification, isAtRightEdge } from './notification-place.ts';
import { findPlaceOnScreen } from './place-on-screen.ts';
import { allowPrivately, closePrivateWindows, openPrivateChromiumPage } from './private-chromium.ts';
import { readPrivateItems } from './read-stored.ts';
import { recordNotifications } from './record-notifications.ts';
import { searchFolder } from './search-folder.ts';
import { type Surroundings, startChromium } from './start-chromium.ts';
import { untilClosed } from './until-closed.ts';
import { waitFor } from './wait-for.ts';

export type Chromium = ExtensionBrowser & {
  /** Ids of the notifications that were asked for while they were on the screen already. */
  readRepeatedNotifications(): Promise<string[]>;
};

/** A prompt that has just appeared takes no key for half a second, lest it be answered by accident; nothing tells when that is over. */
const PROMPT_PROTECTION_MS = 700;

/** Starts Chromium with an unpacked extension. @param extensionDir the built extension */
export async function launchChromium(
  extensionDir = '.output/chrome-mv3',
  surroundings: Pick<Surroundings, 'front' | 'strangers' | 'internet' | 'names'> = {},
): Promise<Chromium> {
  const display = await startDisplay();
  const downloads = await mkdtemp(join(tmpdir(), 'mayfly-downloads-'));
  const place = { ...surroundings, display: display.name, downloads };
  const { browser, extension, origin } = await startChromium(extensionDir, place);

  const profile =
    browser
      .process()
      ?.spawnargs.find((flag) => flag.startsWith('--user-data-dir='))
      ?.split('=')[1] ?? '';
  const errors: string[] = [];
  const created: CreatedNotification[] = [];
  const repeated: string[] = [];
  const watch = (target: Target) => watchTarget(target, errors, created, repeated).catch(ignoreClosedTarget);
  browser.on('targetcreated', watch);
  await Promise.all(browser.targets().map(watch));
  // The extension opens it at install. Chromium reuses an empty tab for it, even one that was just opened for something else.
  await findChromiumPage(browser, `${origin}/options.html`);

  const observe = untilClosed(() => openObserver(browser, origin));
  addWitness({ browser, readLog: async () => errors, savePicture: display.savePicture });
  async function raisePrompt(page: Page, raise: () => Promise<void>): Promise<void> {
    await page.bringToFront();
    await waitFor('the page to have the focus', () => page.evaluate(() => document.hasFocus()));
    await raise();
    await waitFor('the prompt', () => page.evaluate(() => !document.hasFocus()));
  }
  async function pressPrompt(isAllowed: boolean): Promise<void> {
    await sleep(PROMPT_PROTECTION_MS);
    // "Deny" has the focus, "Allow" is next to it.
    if (isAllowed) await display.press('Tab');
    await display.press('Return');
  }

  const readShownNotifications = async () =>
    (await observe()).evaluate(async () => Object.keys(await chrome.notifications.getAll()));

  return {
    origin,
    openPage: (url) => openChromiumTab(browser, url),
    openExtensionPage: (path) => onceReady(openChromiumTab(browser, `${origin}/${path}`)),
    findExtensionPage: (path) => findChromiumPage(browser, `${origin}/${path}`),
    async openPopup(over) {
      await over.bringToFront();
      // Those that close, and the little window that copies, have the same address.
      const others = browser.targets();
      await extension.triggerAction(over);
      return findChromiumPage(browser, `${origin}/popup.html`, others);
    },
    findPopup: () => findChromiumPage(browser, `${origin}/popup.html`),
    findPanel: () => findChromiumPage(browser, `${origin}/sidepanel.html`),
    clickNotification: () => clickNotification(display, readShownNotifications, 'body'),
    pressNotificationButton: () => clickNotification(display, readShownNotifications, 'first button'),
    async chooseFill(page, field, item = 'new') {
      const { isSubmenu, keys } = await findMenuPath(await observe(), field, item);
      // Now and then the tab that was in front stays there, and the click would land in it.
      await waitFor('the page in front', async () => {
        await page.bringToFront();
        return page.evaluate(() => document.visibilityState === 'visible' && document.hasFocus());
      });
      // A menu, and each submenu, is a window of its own. So is a notification, which may come meanwhile.
      const waitForMenu = async (open: () => Promise<void>) => {
        const before = await display.findWindows();
        await open();
        await waitFor('the menu', async () => {
          const others = (await display.findWindows()).filter((window) => !before.includes(window));
          return (await Promise.all(others.map(display.findBox))).some((box) => box && !isAtRightEdge(box));
        });
      };
      const place = await findPlaceOnScreen(page, field);
      await waitForMenu(() => display.click(place, 3));
      // From the bottom up: "Inspect", then what is the extension's.
      await display.press('Up', 'Up');
      if (isSubmenu) await waitForMenu(() => display.press('Right'));
      await display.press(...keys);
    },
    async pressShortcut(page, command) {
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
      await pressPrompt(isAllowed);
      await waitFor('the prompt to close', () => page.evaluate(() => document.hasFocus()));
    },
    readBadge: async () => (await observe()).evaluate(() => chrome.action.getBadgeText({})),
    readShownNotifications,
    readCreatedNotifications: async () => created,
    readRepeatedNotifications: async () => repeated,
    privately: {
      allow: () => allowPrivately(browser, extension),
      openPage: async (url) => openPrivateChromiumPage(browser, await observe(), url),
      closeWindows: async () => closePrivateWindows(await observe()),
    },
    observe,
    searchProfile: (text) => searchFolder(profile, text),
    readStorage: async () => (await observe()).evaluate(() => chrome.storage.local.get()),
    readPrivateItems: async () => readPrivateItems(await observe()),
    readErrors: async () => errors,
    killWorker: () => killWorker(browser, extension),
    findDownload: (ending) => findDownload(downloads, ending),
    savePicture: display.savePicture,
    async stop() {
      await browser.close();
      await display.stop();
      await rm(downloads, { recursive: true });
    },
  };
}

/** A page with the extension's rights but none of its code, in the background, through which its state is read. */
async function openObserver(browser: Browser, origin: string): Promise<Page> {
  const page = await browser.newPage({ type: 'tab', background: true });
  await page.goto(`${origin}/manifest.json`);
  return page;
}

async function watchTarget(
  target: Target,
  errors: string[],
  created: CreatedNotification[],
  repeated: string[],
): Promise<void> {
  const report = (error: string) => {
    // What a worker's last call hears when it is killed in the middle of it.
    if (!error.endsWith('Error: No SW')) errors.push(error);
  };
  if (target.type() === TargetType.SERVICE_WORKER) {
    const worker = await target.worker();
    if (!worker) return;
    await Promise.all([
      watchErrors(worker.client, target.url(), report),
      recordNotifications(worker, (notification, what) => {
        const before = created.findLast(({ id }) => id === notification.id);
        if (what === 'repeated') repeated.push(notification.id);
        else if (what === 'changed' && before) Object.assign(before, notification);
        else created.push(notification);
      }),
    ]);
  } else if (target.type() === TargetType.PAGE) {
    await watchErrors(await target.createCDPSession(), target.url(), report);
  }
}

/** Pages close and workers die while they are being watched: that is no failure. */
function ignoreClosedTarget(error: Error): void {
  if (!/(Target|Session|Connection) closed|No target with given id|was closed before/.test(error.message)) throw error;
}
