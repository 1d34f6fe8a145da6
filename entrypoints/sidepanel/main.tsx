import { mountPopup } from '../../components/popup/mount-popup.tsx';
import { readSiteBeside, watchSiteBeside } from '../../lib/browser/site-beside.ts';
import { openMailboxTab } from '../../lib/browser/tabs.ts';
import { openViewPort } from '../../lib/messaging/open-view-port.ts';

void mountPopup((isPrivate) => ({
  openTab: isPrivate ? undefined : () => openMailboxTab(location.hash),
  canFill: true,
  readSite: readSiteBeside,
  watchSite: watchSiteBeside,
  isPrivate,
}));

openViewPort();
