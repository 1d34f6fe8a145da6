/** The two shortcuts, each as the browser writes it; empty where none is set. */
export type ShortcutsSet = { fill: string; open: string };

/** What the options page needs from the browser. */
export type OptionsEdge = {
  /** asks for one origin, as a match pattern; called within a click, before anything is waited for */
  requestOrigin: (origin: string) => Promise<boolean>;
  readShortcuts: () => Promise<ShortcutsSet>;
  /** opens the browser's own page where shortcuts are set */
  openShortcutSettings: () => void;
};
