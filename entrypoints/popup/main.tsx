import { browser } from 'wxt/browser';
import { copyText } from '../../components/edge/copy-text.ts';
import { saveFile } from '../../components/edge/save-file.ts';
import type { OpenSite } from '../../components/popup/edge.ts';
import { mountPopup } from '../../components/popup/mount-popup.tsx';
import { sitePattern } from '../../lib/field-button/site-pattern.ts';
import { findSite } from '../../lib/mailbox/site.ts';
import { watchMail } from '../../lib/rpc/watch-mail.ts';
import { hasPanel, openPanelBeside } from './open-panel.ts';

const showBeside = watchMail((route) => {
  location.hash = route;
});

// The same page in a tab has no page beside it to fill.
const isToolbarPopup = browser.extension.getViews({ type: 'popup' }).includes(window);

async function readSite(): Promise<OpenSite | null> {
  if (!isToolbarPopup) return null;
  // The click that opened us lets us know the page's address.
  const [tab] = await browser.tabs.query({ active: true, lastFocusedWindow: true });
  const name = findSite(tab?.url);
  if (name === undefined) return null;
  return { name, mayEnter: await browser.permissions.contains({ origins: [sitePattern(name)] }) };
}

async function openPanel(): Promise<void> {
  if (location.hash !== '') showBeside(location.hash);
  await openPanelBeside();
  window.close();
}

function openTab(): void {
  void browser.tabs.create({ url: browser.runtime.getURL('/mailbox.html') + location.hash });
  window.close();
}

void mountPopup({
  copyText,
  saveFile,
  openSettings: () => void browser.runtime.openOptionsPage(),
  openLink: (url) => void browser.tabs.create({ url }),
  openPanel: isToolbarPopup && hasPanel ? () => void openPanel() : undefined,
  openTab: isToolbarPopup ? openTab : undefined,
  requestOrigin: (origin) => browser.permissions.request({ origins: [origin] }),
  canFill: isToolbarPopup,
  readSite,
  closeWindow: () => window.close(),
});
