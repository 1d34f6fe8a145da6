import { settingsItem } from '../../lib/storage/settings.ts';
import type { HostServices } from '../reader/host-services.ts';
import { useHash } from '../ui/use-hash.ts';
import { useStoredItem } from '../ui/use-stored-item.ts';
import { CopyPage } from './copy/copy-page.tsx';
import { Locked } from './empty-views.tsx';
import type { FirstData } from './first-data.ts';
import { PopupPages } from './popup-pages.tsx';
import { parseRoute } from './route.ts';
import { useLock } from './use-lock.ts';

/** How long the copy window says "copied" before it closes. */
const CLOSE_COPY_AFTER_MS = 1600;

/** All views of `popup.html`: the mailbox, which may be locked, or the window that copies a code. */
export function Popup({ host, first }: { host: HostServices; first: FirstData }) {
  const route = parseRoute(useHash());
  const settings = useStoredItem(settingsItem, first.settings);
  const { isLocked, unlock } = useLock(settings?.lockMinutes);
  if (route.view !== 'copy') {
    return isLocked ? <Locked onShow={unlock} /> : <PopupPages route={route} host={host} first={first} />;
  }
  return <CopyPage key={route.id} {...route} host={host} closeAfterMs={CLOSE_COPY_AFTER_MS} />;
}
