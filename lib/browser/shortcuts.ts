import { browser } from 'wxt/browser';

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
