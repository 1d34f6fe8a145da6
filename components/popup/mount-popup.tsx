import '../ui/style/all.css';
import { render } from 'preact';
import { showInPrivateWindow } from '../../lib/browser/show-in-private-window.ts';
import { languageLoaded } from '../../lib/storage/chosen-language.ts';
import { type LastView, readLastView } from '../../lib/storage/last-view.ts';
import { showRememberedTheme } from '../../lib/storage/theme.ts';
import type { HostServices } from '../reader/host-services.ts';
import { drawInLanguage } from '../ui/draw-in-language.ts';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { followTheme } from '../ui/follow-theme.ts';
import { type FirstData, readFirstData } from './first-data.ts';
import { Popup } from './popup.tsx';
import { parseRoute } from './route.ts';
import { MESSAGES_PER_PAGE } from './use-mailbox.ts';

/** Reads what the first frame shows. */
async function readFirst(host: HostServices, hash: string): Promise<FirstData> {
  const route = parseRoute(hash);
  if (route.view === 'copy') return {};
  return readFirstData(host, MESSAGES_PER_PAGE, route.view === 'message' ? route.id : undefined);
}

/**
 * Renders the mailbox into the page once its data is read. All that is asked of the browser is asked at once, before it is known whether
 * the window is private: what was read for another window is dropped.
 * @param getHost what the page has of the browser in a private window, or in another
 */
export async function mountPopup(getHost: (isPrivate: boolean) => HostServices): Promise<void> {
  let host = getHost(false);
  // An address that names a route was opened for it, by a notification say.
  let lastView: LastView | undefined =
    host.isToolbarPopup && location.hash === '' ? readLastView(Date.now()) : undefined;
  const reading = readFirst(host, lastView?.hash ?? location.hash);
  const asking = showInPrivateWindow();
  showRememberedTheme();
  void languageLoaded();
  void followTheme();

  let first = await reading;
  if (await asking) {
    host = getHost(true);
    lastView = undefined;
    first = await readFirst(host, location.hash);
  }
  // A message that has come since is what the popup is opened for.
  if (lastView && (first.mailbox?.messages[0]?.seenAt ?? 0) <= lastView.at) {
    history.replaceState(null, '', lastView.hash);
    first = { ...first, query: lastView.query };
  }
  await drawInLanguage((language) =>
    render(
      <ErrorBoundary key={language} isPage>
        <Popup host={host} first={first} />
      </ErrorBoundary>,
      document.body,
    ),
  );
  // For `npm run bench -- popup`: from here on a click is answered.
  performance.mark('ready');
}
