import { mountPopup } from '../../components/popup/mount-popup.tsx';
import { readSiteBeside, watchSiteBeside } from '../../lib/field-button/site-beside.ts';
import { showInPrivateWindow } from '../../lib/private-windows/show-in-private-window.ts';
import { openViewPort } from '../../lib/rpc/open-view-port.ts';
import { openMailboxTab } from '../../lib/surfaces/mailbox-tab.ts';
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
