import { mountPopup } from '../../components/popup/mount-popup.tsx';
import { showInPrivateWindow } from '../../lib/browser/show-in-private-window.ts';
import { openViewPort } from '../../lib/messaging/open-view-port.ts';
import { goTo, ownPage } from '../popup/own-page.ts';

openViewPort(goTo);

void showInPrivateWindow().then((isPrivate) =>
  mountPopup({ ...ownPage, isTab: true, canFill: false, readSite: async () => null, isPrivate }),
);
