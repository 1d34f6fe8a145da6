import { mountPopup } from '../../components/popup/mount-popup.tsx';
import { showInPrivateWindow } from '../../lib/browser/show-in-private-window.ts';
import { readSiteBeside, watchSiteBeside } from '../../lib/browser/site-beside.ts';
import { openMailboxTab } from '../../lib/browser/tabs.ts';
import { openViewPort } from '../../lib/messaging/open-view-port.ts';
import { goTo, openTab, ownPage } from '../popup/own-page.ts';

openViewPort(goTo);

void showInPrivateWindow().then((isPrivate) =>
  mountPopup({
    ...ownPage,
    openTab: isPrivate ? undefined : openTab,
    showInTab: isPrivate ? undefined : (route) => void openMailboxTab(route),
    canFill: true,
    readSite: readSiteBeside,
    watchSite: watchSiteBeside,
    isPrivate,
  }),
);
