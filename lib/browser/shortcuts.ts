import { browser } from 'wxt/browser';

/** The two shortcuts, each as the browser writes it; empty where none is set. Undefined where the browser has none (Android). */
export async function readShortcuts(): Promise<{ fill: string; open: string } | undefined> {
  if (!browser.commands) return undefined;
  const commands = await browser.commands.getAll();
  const shortcutOf = (command: string) => commands.find(({ name }) => name === command)?.shortcut ?? '';
  return { fill: shortcutOf('fill'), open: shortcutOf('_execute_action') };
}

/** Firefox has a call for it since 137, Chromium an address. */
type Commands = typeof browser.commands & { openShortcutSettings?: () => Promise<void> };

export function openShortcutSettings(): void {
  const commands: Commands | undefined = browser.commands;
  if (commands?.openShortcutSettings) void commands.openShortcutSettings();
  else void browser.tabs.create({ url: 'chrome://extensions/shortcuts' });
}
