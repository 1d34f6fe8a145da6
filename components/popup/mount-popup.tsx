import '../ui/style/all.css';
import { render } from 'preact';
import { settingsItem } from '../../lib/storage/settings.ts';
import type { PageEnvironment } from '../reader/page-environment.ts';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { drawInLanguage } from '../ui/follow-settings.ts';
import { useHash } from '../ui/use-environment.ts';
import { useStoredItem } from '../ui/use-stored.ts';
import { CopyPage } from './copy/copy-page.tsx';
import { Locked } from './empty-views.tsx';
import type { FirstData } from './first-data.ts';
import { PopupPages } from './popup-pages.tsx';
import { parseRoute } from './route.ts';
import { useLock } from './use-lock.ts';

/** How long the copy window confirms that it has copied, before it closes. */
const CLOSE_COPY_AFTER_MS = 1600;

/** All views of `popup.html`: the mailbox, which may be locked, or the window that copies a code. */
function Popup({ environment, first }: { environment: PageEnvironment; first: FirstData }) {
  const route = parseRoute(useHash());
  const settings = useStoredItem(settingsItem);
  const { isLocked, unlock } = useLock(settings?.lockMinutes);
  if (route.view !== 'copy') {
    return isLocked ? <Locked onShow={unlock} /> : <PopupPages route={route} environment={environment} first={first} />;
  }
  return <CopyPage key={route.id} {...route} closeAfterMs={CLOSE_COPY_AFTER_MS} />;
}

/** Renders the mailbox into the page, once it is known in which language. @param first what the first frame shows */
export async function mountPopup(environment: PageEnvironment, first: FirstData): Promise<void> {
  await drawInLanguage((language) =>
    render(
      <ErrorBoundary key={language} isPage>
        <Popup environment={environment} first={first} />
      </ErrorBoundary>,
      document.body,
    ),
  );
  // For `npm run bench -- popup`: from here on, the page responds to clicks.
  performance.mark('ready');
}
