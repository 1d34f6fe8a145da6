import { mountPopup } from '../../components/popup/mount-popup.tsx';
import { openViewPort } from '../../lib/messaging/open-view-port.ts';
import { goTo } from '../popup/own-page.ts';

void mountPopup((isPrivate) => ({
  isTab: true,
  canFill: false,
  readSite: async () => null,
  isPrivate,
}));

openViewPort(goTo);
