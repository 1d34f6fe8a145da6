import { browser } from 'wxt/browser';
import { copyText } from '../../components/host/copy-text.ts';
import type { HostServices } from '../../components/host/host-services.ts';
import { saveFile } from '../../components/host/save-file.ts';
import { openMailboxTab } from '../../lib/surfaces/mailbox-tab.ts';
import { openLink } from '../../lib/surfaces/open-link.ts';
import { readOpenTabs, watchOpenTabs } from '../../lib/surfaces/open-tabs.ts';

/** What the mailbox can do in every page of ours: in the popup, beside the page, in a tab. */
export const ownPage = {
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
