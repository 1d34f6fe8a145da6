import { startPopup } from '../../components/popup/start-popup.ts';
import { readSiteBeside, watchSiteBeside } from '../../lib/browser/site-beside.ts';
import { openViewPort } from '../../lib/messaging/open-view-port.ts';
import { goTo, openTab } from '../popup/own-page.ts';

void startPopup((isPrivate) => ({
  openTab: isPrivate ? undefined : openTab,
  canFill: true,
  readSite: readSiteBeside,
  watchSite: watchSiteBeside,
  isPrivate,
}));

openViewPort(goTo);
