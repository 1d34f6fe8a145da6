import { browser } from 'wxt/browser';
import { copyText } from '../../components/edge/copy-text.ts';
import { saveFile } from '../../components/edge/save-file.ts';
import { mountPopup } from '../../components/popup/mount-popup.tsx';
import { watchMail } from '../../lib/rpc/watch-mail.ts';
import { readSiteBeside, watchSiteBeside } from './site-beside.ts';

watchMail((route) => {
  location.hash = route;
});

void mountPopup({
  copyText,
  saveFile,
  openSettings: () => void browser.runtime.openOptionsPage(),
  openLink: (url) => void browser.tabs.create({ url }),
  openTab: () => void browser.tabs.create({ url: browser.runtime.getURL('/mailbox.html') + location.hash }),
  canFill: true,
  readSite: readSiteBeside,
  watchSite: watchSiteBeside,
  requestOrigin: (origin) => browser.permissions.request({ origins: [origin] }),
  closeWindow: () => window.close(),
});
