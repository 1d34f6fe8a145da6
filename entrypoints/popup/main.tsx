import { render } from 'preact';
import { browser } from 'wxt/browser';
import { copyText } from '../../components/edge/copy-text.ts';
import { saveFile } from '../../components/edge/save-file.ts';
import type { OpenSite } from '../../components/popup/edge.ts';
import { Popup } from '../../components/popup/popup.tsx';
import '../../components/style/all.css';
import { sitePattern } from '../../lib/field-button/site-pattern.ts';
import { findSite } from '../../lib/mailbox/site.ts';

// As long as it stays open the background knows that somebody is waiting for mail.
browser.runtime.connect({ name: 'watching' });

// The toolbar's popup has a size of its own; the same page in a tab takes what it gets, and has no page beside it to fill.
const isToolbarPopup = browser.extension.getViews({ type: 'popup' }).includes(window);
document.documentElement.dataset.place = isToolbarPopup ? 'toolbar' : 'tab';

async function readSite(): Promise<OpenSite | null> {
  if (!isToolbarPopup) return null;
  // The click that opened us lets us know the page's address.
  const [tab] = await browser.tabs.query({ active: true, lastFocusedWindow: true });
  const name = findSite(tab?.url);
  if (name === undefined) return null;
  return { name, mayEnter: await browser.permissions.contains({ origins: [sitePattern(name)] }) };
}

render(
  <Popup
    edge={{
      copyText,
      saveFile,
      openSettings: () => void browser.runtime.openOptionsPage(),
      openLink: (url) => void browser.tabs.create({ url }),
      canFill: isToolbarPopup,
      readSite,
      closeWindow: () => window.close(),
    }}
  />,
  document.body,
);
