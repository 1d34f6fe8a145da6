import { browser } from 'wxt/browser';
import type { PageEnvironment } from '../../components/reader/page-environment.ts';
import { copyText } from '../../components/ui/copy-text.ts';
import { saveFile } from '../../components/ui/save-file.ts';
import { openLink, openMailboxTab, readOpenTabs, watchOpenTabs } from '../../lib/browser/tabs.ts';

/** The browser functions that are the same in the popup, the side panel and the mailbox's tab. */
export const ownPage = {
  hasMenu: browser.contextMenus !== undefined,
  copyText,
  saveFile,
  openSettings: () => void browser.runtime.openOptionsPage(),
  openLink,
  readOpenTabs,
  watchOpenTabs,
  requestAccess: (...origins) => browser.permissions.request({ origins }),
  closeWindow: () => window.close(),
} satisfies Partial<PageEnvironment>;

/** Opens the current view in a tab. */
export const openTab = () => openMailboxTab(location.hash);

export const goTo = (route: string) => location.assign(route);
