import { mountPopup } from '../../components/popup/mount-popup.tsx';
import { readSiteBeside, watchSiteBeside } from '../../lib/field-button/site-beside.ts';
import { openViewPort } from '../../lib/rpc/open-view-port.ts';
import { goTo, openTab, ownPage } from '../popup/own-page.ts';

openViewPort(goTo);

void mountPopup({ ...ownPage, openTab, canFill: true, readSite: readSiteBeside, watchSite: watchSiteBeside });
