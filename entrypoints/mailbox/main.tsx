import { browser } from 'wxt/browser';
import { copyText } from '../../components/edge/copy-text.ts';
import { saveFile } from '../../components/edge/save-file.ts';
import { mountPopup } from '../../components/popup/mount-popup.tsx';
import { watchMail } from '../../lib/rpc/watch-mail.ts';

watchMail((route) => {
  location.hash = route;
});

void mountPopup({
  copyText,
  saveFile,
  openSettings: () => void browser.runtime.openOptionsPage(),
  openLink: (url) => void browser.tabs.create({ url }),
  canFill: false,
  readSite: async () => null,
  requestOrigin: (origin) => browser.permissions.request({ origins: [origin] }),
  closeWindow: () => window.close(),
});
