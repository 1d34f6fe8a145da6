import { startPopup } from '../../components/popup/start-popup.ts';
import { openViewPort } from '../../lib/messaging/open-view-port.ts';
import { goTo } from '../popup/own-page.ts';

void startPopup((isPrivate) => ({
  isTab: true,
  canFill: false,
  readSite: async () => null,
  isPrivate,
}));

openViewPort(goTo);
