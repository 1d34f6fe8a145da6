import { mountPopup } from '../../components/popup/mount-popup.tsx';
import { watchMail } from '../../lib/rpc/watch-mail.ts';
import { goTo, openTab, ownPage } from '../popup/own-page.ts';
import { readSiteBeside, watchSiteBeside } from './site-beside.ts';

watchMail(goTo);

void mountPopup({ ...ownPage, openTab, canFill: true, readSite: readSiteBeside, watchSite: watchSiteBeside });
