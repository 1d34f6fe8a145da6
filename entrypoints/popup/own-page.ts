import { browser } from 'wxt/browser';
import { copyText } from '../../components/host/copy-text.ts';
import type { HostServices } from '../../components/host/host-services.ts';
import { saveFile } from '../../components/host/save-file.ts';

/** What the mailbox can do in every page of ours: in the popup, beside the page, in a tab. */
export const ownPage = {
  copyText,
  saveFile,
  openSettings: () => void browser.runtime.openOptionsPage(),
  openLink: (url) => void browser.tabs.create({ url }),
  requestOrigin: (origin) => browser.permissions.request({ origins: [origin] }),
  closeWindow: () => window.close(),
} satisfies Partial<HostServices>;

/** The mailbox at the place that this page is at, in a tab. */
export function openTab(): void {
  void browser.tabs.create({ url: browser.runtime.getURL('/mailbox.html') + location.hash });
}

export function goTo(route: string): void {
  location.hash = route;
}
