import { browser } from 'wxt/browser';

/** Firefox for Android has neither right-click menus nor a toolbar. */
export const hasMenu = browser.contextMenus !== undefined;

type FirefoxBrowser = { runtime: { getBrowserInfo(): Promise<{ version: string }> } };

export const ownVersion = () => browser.runtime.getManifest().version;

/** From this version on, Firefox opens a popup for an extension without a click on its own page. */
const POPUP_OPENS_FROM = 149;

/** Whether this browser can have the button in email fields. In Firefox, a click on it opens the popup. */
export async function readHasFieldButton(): Promise<boolean> {
  if (!import.meta.env.FIREFOX) return true;
  const { version } = await (browser as unknown as FirefoxBrowser).runtime.getBrowserInfo();
  return Number.parseInt(version, 10) >= POPUP_OPENS_FROM;
}

/** Whether our button is pinned to the toolbar; undefined where the browser does not say. */
export const readIsPinned = async () => (await browser.action.getUserSettings?.())?.isOnToolbar;

/** The two shortcuts in the browser's notation; empty if a shortcut is not set. */
export type ShortcutsSet = { fill: string; open: string };

/** @returns undefined if the browser has none at all (Android) */
export async function readShortcuts(): Promise<ShortcutsSet | undefined> {
  if (!browser.commands) return undefined;
  const commands = await browser.commands.getAll();
  const shortcutOf = (command: string) => commands.find(({ name }) => name === command)?.shortcut ?? '';
  return { fill: shortcutOf('fill'), open: shortcutOf('_execute_action') };
}

/** Firefox has a function for this since 137, Chromium a URL. */
type Commands = typeof browser.commands & { openShortcutSettings?: () => Promise<void> };

export function openShortcutSettings(): void {
  const commands: Commands | undefined = browser.commands;
  if (commands?.openShortcutSettings) void commands.openShortcutSettings();
  else void browser.tabs.create({ url: 'chrome://extensions/shortcuts' });
}
