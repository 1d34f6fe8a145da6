import type { SiteBeside } from '../../lib/browser/site-beside.ts';

/** What differs between the popup, the side panel and the mailbox's tab. Each entrypoint passes its own. */
export type PageEnvironment = {
  /** opens the same view in the side panel; called within a click. Absent if the browser has none, and in the panel itself */
  openPanel?: (() => void) | undefined;
  /** opens the same view in a tab; absent in the tab itself */
  openTab?: (() => void) | undefined;
  /** whether the page is the mailbox's tab */
  isTab?: boolean;
  /** whether the page is the toolbar's popup, which closes at every click outside */
  isToolbarPopup?: boolean | undefined;
  /** whether there is a page that can be filled */
  canFill: boolean;
  /** @returns null if there is no page, the page has no site, or the browser does not tell it */
  readSite: () => Promise<SiteBeside | null>;
  /** calls back whenever that page may have changed; absent in a tab, and in the popup, which closes before the page can change */
  watchSite?: (onChange: () => void, signal: AbortSignal) => void;
  /** whether the page is in a private window: its mail is in memory only, and is gone when the last private window closes */
  isPrivate?: boolean;
};
