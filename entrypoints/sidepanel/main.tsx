import { mountPopup } from '../../components/popup/mount-popup.tsx';
import { readSiteBeside, watchSiteBeside } from '../../lib/browser/site-beside.ts';
import { openViewPort } from '../../lib/messaging/open-view-port.ts';
import { goTo, openTab } from '../popup/own-page.ts';

void mountPopup((isPrivate) => ({
  openTab: isPrivate ? undefined : openTab,
  canFill: true,
  readSite: readSiteBeside,
  watchSite: watchSiteBeside,
  isPrivate,
}));

openViewPort(goTo);
