import '../ui/style/all.css';
import { render } from 'preact';
import { adaptToPrivateWindow } from '../../lib/browser/windows.ts';
import { languageLoaded } from '../../lib/storage/chosen-language.ts';
import { type LastView, readLastView } from '../../lib/storage/last-view.ts';
import { showRememberedTheme } from '../../lib/storage/theme.ts';
import type { PageEnvironment } from '../reader/page-environment.ts';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { drawInLanguage, followTheme } from '../ui/follow-settings.ts';
import { useHash } from '../ui/use-environment.ts';
import { CopyPage } from './copy/copy-page.tsx';
import { type FirstData, findNewestAt, readFirstData } from './first-data.ts';
import { PopupPages } from './popup-pages.tsx';
import { parseRoute } from './route.ts';

/** How long the copy window confirms that it has copied, before it closes. */
const CLOSE_COPY_AFTER_MS = 1600;

/** All views of `popup.html`: the mailbox, or the window that copies a code. */
function Popup({ environment, first }: { environment: PageEnvironment; first: FirstData }) {
  const route = parseRoute(useHash());
  if (route.view !== 'copy') return <PopupPages route={route} environment={environment} first={first} />;
  return <CopyPage key={route.id} {...route} closeAfterMs={CLOSE_COPY_AFTER_MS} />;
}

/** Reads what the first frame shows. */
async function readFirst(environment: PageEnvironment, hash: string): Promise<FirstData> {
  const route = parseRoute(hash);
  if (route.view === 'copy') return {};
  return readFirstData(environment, route.view === 'message' ? route.id : undefined);
}

/**
 * Renders the mailbox into the page once its data is read. To save time, the data is read before it is known whether the window is
 * private; in a private window, that data is dropped, and read again.
 * @param getEnvironment returns the browser functions the page may use, depending on whether the window is private
 */
export async function mountPopup(getEnvironment: (isPrivate: boolean) => PageEnvironment): Promise<void> {
  let environment = getEnvironment(false);
  // A hash in the URL names the view that the page was opened for, for example by a notification.
  let lastView: LastView | undefined =
    environment.isToolbarPopup && location.hash === '' ? readLastView(Date.now()) : undefined;
  const reading = readFirst(environment, lastView?.hash ?? location.hash);
  const isPrivateWindow = adaptToPrivateWindow();
  showRememberedTheme();
  void languageLoaded();
  void followTheme();

  let first = await reading;
  if (await isPrivateWindow) {
    environment = getEnvironment(true);
    lastView = undefined;
    first = await readFirst(environment, location.hash);
  }
  // If a message has come since, the popup opens at the list instead: the user most likely opened it for that message.
  if (lastView && findNewestAt(first.mailbox) <= lastView.newestAt) {
    history.replaceState(null, '', lastView.hash);
    first = { ...first, query: lastView.query };
  }
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
