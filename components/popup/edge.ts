/** The site of the page beside us: its registrable domain, and whether the browser lets us in at any time. */
export type OpenSite = { name: string; mayEnter: boolean };

/** What a page of ours needs from the browser; each entrypoint brings its own, the gallery a made one. */
export type Edge = {
  /** @returns whether it reached the clipboard */
  copyText: (text: string) => Promise<boolean>;
  openSettings: () => void;
  /** opens an http(s) link in a new tab */
  openLink: (link: string) => void;
  /** hands bytes to the browser's own download, under this name */
  saveFile: (bytes: Blob, name: string) => void;
  /** whether there is a page beside us that could be filled */
  canFill: boolean;
  /** null where there is no page, or it is on no site */
  readSite: () => Promise<OpenSite | null>;
  closeWindow: () => void;
};
