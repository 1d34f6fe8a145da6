/** The site of the page beside us: its registrable domain, and whether the browser lets us in at any time. */
export type OpenSite = { name: string; mayEnter: boolean };

/** What a page of ours needs from the browser; each entrypoint brings its own, the gallery a made one. */
export type HostServices = {
  /** @returns whether it reached the clipboard */
  copyText: (text: string) => Promise<boolean>;
  openSettings: () => void;
  /** opens the mailbox, where one is in it, in the side panel; called within a click. Absent where there is none, or one is in it */
  openPanel?: (() => void) | undefined;
  /** opens the mailbox, where one is in it, in a tab; absent where one is in it */
  openTab?: (() => void) | undefined;
  /** opens an http(s) link in a new tab */
  openLink: (link: string) => void;
  /** hands bytes to the browser's own download, under this name */
  saveFile: (bytes: Blob, name: string) => void;
  /** whether there is a page beside us that could be filled */
  canFill: boolean;
  /** null where there is no page, or it is on no site */
  readSite: () => Promise<OpenSite | null>;
  /** calls back whenever that page may have changed; absent where we close before it can */
  watchSite?: (onChange: () => void, signal: AbortSignal) => void;
  /** asks the browser for one site, as a match pattern; called within a click, before anything is waited for */
  requestOrigin: (origin: string) => Promise<boolean>;
  closeWindow: () => void;
};
