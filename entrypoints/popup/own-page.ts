import { browser } from 'wxt/browser';
import type { HostServices } from '../../components/reader/host-services.ts';
import { copyText } from '../../components/ui/copy-text.ts';
import { saveFile } from '../../components/ui/save-file.ts';
import { openLink, openMailboxTab, readOpenTabs, watchOpenTabs } from '../../lib/browser/tabs.ts';

/** What the mailbox can do in every page of ours: in the popup, beside the page, in a tab. */
export const ownPage = {
  hasMenu: browser.contextMenus !== undefined,
  copyText,
  saveFile,
  openSettings: () => void browser.runtime.openOptionsPage(),
  openLink,
  readOpenTabs,
  watchOpenTabs,
  requestOrigin: (...origins) => browser.permissions.request({ origins }),
  closeWindow: () => window.close(),
} satisfies Partial<HostServices>;

/** Shows in a tab what this page shows. */
export const openTab = () => openMailboxTab(location.hash);

export const goTo = (route: string) => location.assign(route);
