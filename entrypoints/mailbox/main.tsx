import { mountPopup } from '../../components/popup/mount-popup.tsx';
import { openViewPort } from '../../lib/rpc/open-view-port.ts';
import { goTo, ownPage } from '../popup/own-page.ts';

openViewPort(goTo);

void mountPopup({ ...ownPage, canFill: false, readSite: async () => null });
