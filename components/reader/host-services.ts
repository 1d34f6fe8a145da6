import type { Requester } from '../../lib/browser/find-spot.ts';
import type { SiteBeside } from '../../lib/browser/site-beside.ts';

/** What a page of ours needs from the browser. Each entrypoint passes its own, the gallery a fake one. */
export type HostServices = {
  /** @returns whether it reached the clipboard */
  copyText: (text: string) => Promise<boolean>;
  openSettings: () => void;
  /** opens the same view in the side panel; called within a click. Absent where there is no panel, and in the panel itself */
  openPanel?: (() => void) | undefined;
  /** opens the same view in a tab; absent in the tab itself */
  openTab?: (() => void) | undefined;
  /** shows a route in the tab instead; absent in the tab itself */
  showInTab?: ((route: string) => void) | undefined;
  /** whether it is the tab */
  isTab?: boolean;
  /** whether it is the toolbar's popup, which closes at every click outside */
  isToolbarPopup?: boolean | undefined;
  /** opens an http(s) link in a new tab, beside the page that asked for it. @returns false where it can't be opened in its container */
  openLink: (link: string, requester?: Requester) => Promise<boolean>;
  /** downloads bytes as a file of this name */
  saveFile: (bytes: Blob, name: string) => void;
  /** false in Firefox for Android, which has no right-click menu */
  hasMenu: boolean;
  /** whether there is a page that can be filled */
  canFill: boolean;
  /** null where there is no page, or the page has no site */
  readSite: () => Promise<SiteBeside | null>;
  /** calls back whenever that page may have changed; absent where our page closes first */
  watchSite?: (onChange: () => void, signal: AbortSignal) => void;
  /** ids of all tabs */
  readOpenTabs: () => Promise<ReadonlySet<number>>;
  /** calls back whenever they have changed */
  watchOpenTabs: (onChange: () => void, signal: AbortSignal) => void;
  /** asks for the host permission of match patterns; called within a click, before any `await` */
  requestOrigin: (...origins: string[]) => Promise<boolean>;
  closeWindow: () => void;
  /** whether the page stands in a private window: what is shown is in memory, and gone with the last of them */
  isPrivate?: boolean;
};
