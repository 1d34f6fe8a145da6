/** The two shortcuts, each as the browser writes it; empty where none is set. */
export type ShortcutsSet = { fill: string; open: string };

/** What the options page needs from the browser. */
export type OptionsServices = {
  /** asks for one origin, as a match pattern; called within a click, before anything is waited for */
  requestOrigin: (origin: string) => Promise<boolean>;
  readShortcuts: () => Promise<ShortcutsSet>;
  isFirefox: boolean;
  version: string;
  /** whether our button is in the toolbar rather than behind the puzzle piece; undefined where the browser does not tell */
  readIsPinned: () => Promise<boolean | undefined>;
  /** calls back when the menu item or the shortcut that fills was used on this page, until the signal aborts */
  watchFill: (onFill: () => void, signal: AbortSignal) => void;
  /** opens the browser's own page where shortcuts are set */
  openShortcutSettings: () => void;
  /** hands bytes to the browser's own download, under this name */
  saveFile: (bytes: Blob, name: string) => void;
};
