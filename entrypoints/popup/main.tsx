import { browser } from 'wxt/browser';
import type { OpenSite } from '../../components/host/host-services.ts';
import { mountPopup } from '../../components/popup/mount-popup.tsx';
import { sitePattern } from '../../lib/field-button/site-pattern.ts';
import { findSite } from '../../lib/mailbox/site.ts';
import { watchMail } from '../../lib/rpc/watch-mail.ts';
import { hasPanel, openPanelBeside } from './open-panel.ts';
import { goTo, openTab, ownPage } from './own-page.ts';

const showBeside = watchMail(goTo);

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

function openTabInstead(): void {
  openTab();
  window.close();
}

void mountPopup({
  ...ownPage,
  openPanel: isToolbarPopup && hasPanel ? () => void openPanel() : undefined,
  openTab: isToolbarPopup ? openTabInstead : undefined,
  canFill: isToolbarPopup,
  readSite,
});
