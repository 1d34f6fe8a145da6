import type { LinkOrigin } from '../../lib/browser/find-spot.ts';
import type { SiteBeside } from '../../lib/browser/site-beside.ts';

/** The browser functions that Mayfly's pages need. Each entrypoint passes its own, the gallery passes fakes. */
export type PageEnvironment = {
  /** @returns whether it reached the clipboard */
  copyText: (text: string) => Promise<boolean>;
  openSettings: () => void;
  /** opens the same view in the side panel; called within a click. Absent if the browser has none, and in the panel itself */
  openPanel?: (() => void) | undefined;
  /** opens the same view in a tab; absent in the tab itself */
  openTab?: (() => void) | undefined;
  /** shows a route in the mailbox's tab; absent in the tab itself */
  showInTab?: ((route: string) => void) | undefined;
  /** whether the page is the mailbox's tab */
  isTab?: boolean;
  /** whether the page is the toolbar's popup, which closes at every click outside */
  isToolbarPopup?: boolean | undefined;
  /** opens an http(s) link in a new tab, next to the page that `origin` names. @returns false if it can't be opened in its container */
  openLink: (link: string, origin?: LinkOrigin) => Promise<boolean>;
  /** downloads bytes as a file of this name */
  saveFile: (bytes: Blob, name: string) => void;
  /** false in Firefox for Android, which has no right-click menu */
  hasMenu: boolean;
  /** whether there is a page that can be filled */
  canFill: boolean;
  /** @returns null if there is no page, the page has no site, or the browser does not tell it */
  readSite: () => Promise<SiteBeside | null>;
  /** calls back whenever that page may have changed; absent in a tab, and in the popup, which closes before the page can change */
  watchSite?: (onChange: () => void, signal: AbortSignal) => void;
  /** ids of all tabs */
  readOpenTabs: () => Promise<ReadonlySet<number>>;
  /** calls back whenever the open tabs have changed */
  watchOpenTabs: (onChange: () => void, signal: AbortSignal) => void;
  /** asks for the host permission of match patterns; called within a click, before any `await` */
  requestAccess: (...origins: string[]) => Promise<boolean>;
  closeWindow: () => void;
  /** whether the page is in a private window: its mail is in memory only, and is gone when the last private window closes */
  isPrivate?: boolean;
};
