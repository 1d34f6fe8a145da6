import { mountPopup } from '../../components/popup/mount-popup.tsx';
import { watchMail } from '../../lib/rpc/watch-mail.ts';
import { goTo, ownPage } from '../popup/own-page.ts';

watchMail(goTo);

void mountPopup({ ...ownPage, canFill: false, readSite: async () => null });
