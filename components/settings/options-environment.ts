/** The two shortcuts, as the browser writes them; empty if not set. */
export type ShortcutsSet = { fill: string; open: string };

/** What the options page needs from the browser. */
export type OptionsEnvironment = {
  /** asks for the host permission of a match pattern; called within a click, before any `await` */
  requestAccess: (origin: string) => Promise<boolean>;
  /** undefined where the browser has no shortcuts */
  readShortcuts: () => Promise<ShortcutsSet | undefined>;
  isFirefox: boolean;
  /** whether the browser has right-click menus; Firefox for Android has none, and no toolbar either */
  hasMenu: boolean;
  version: string;
  /** whether our button is pinned to the toolbar; undefined where the browser does not say */
  readIsPinned: () => Promise<boolean | undefined>;
  /** calls back when *Fill* is used on this page, by menu or shortcut, until the signal aborts */
  watchFill: (onFill: () => void, signal: AbortSignal) => void;
  /** opens the browser's page for shortcuts */
  openShortcutSettings: () => void;
  /** downloads bytes as a file of this name */
  saveFile: (bytes: Blob, name: string) => void;
};
