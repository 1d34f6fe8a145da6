import { mountPopup } from '../../components/popup/mount-popup.tsx';
import { openViewPort } from '../../lib/messaging/open-view-port.ts';

void mountPopup((isPrivate) => ({
  isTab: true,
  canFill: false,
  readSite: async () => null,
  isPrivate,
}));

openViewPort();
