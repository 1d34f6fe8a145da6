import type { HostServices } from '../host/host-services.ts';
import { useHash } from '../ui/use-hash.ts';
import type { FirstData } from './first-data.ts';
import { LazyCopyPage } from './lazy-views.tsx';
import { PopupPages } from './popup-pages.tsx';
import { parseRoute } from './route.ts';

/** How long the copy window says "copied" before it closes. */
const CLOSE_COPY_AFTER_MS = 1600;

/** All views of `popup.html`: the mailbox, or the window that copies a code. */
export function Popup({ host, first }: { host: HostServices; first: FirstData }) {
  const route = parseRoute(useHash());
  if (route.view !== 'copy') return <PopupPages route={route} host={host} first={first} />;
  return <LazyCopyPage key={route.id} {...route} host={host} closeAfterMs={CLOSE_COPY_AFTER_MS} />;
}
