import { adaptToPrivateWindow } from '../../lib/browser/windows.ts';
import { languageLoaded } from '../../lib/storage/chosen-language.ts';
import { type LastView, readLastView } from '../../lib/storage/last-view.ts';
import { showRememberedTheme } from '../../lib/storage/theme.ts';
import type { PageEnvironment } from '../reader/page-environment.ts';
import { followTheme } from '../ui/follow-settings.ts';
import { type FirstData, findNewestAt, readFirstData } from './first-data.ts';
import { parseRoute } from './route.ts';

/** Reads what the first frame shows. */
async function readFirst(environment: PageEnvironment, hash: string): Promise<FirstData> {
  const route = parseRoute(hash);
  if (route.view === 'copy') return {};
  return readFirstData(environment, route.view === 'message' ? route.id : undefined);
}

/**
 * Reads the mailbox while the browser loads the views, then renders it. To save time, the data is read before it is known whether the
 * window is private; in a private window, that data is dropped, and read again.
 * @param getEnvironment returns the browser functions the page may use, depending on whether the window is private
 */
export async function startPopup(getEnvironment: (isPrivate: boolean) => PageEnvironment): Promise<void> {
  let environment = getEnvironment(false);
  // A hash in the URL names the view that the page was opened for, for example by a notification.
  let lastView: LastView | undefined =
    environment.isToolbarPopup && location.hash === '' ? readLastView(Date.now()) : undefined;
  const reading = readFirst(environment, lastView?.hash ?? location.hash);
  const isPrivateWindow = adaptToPrivateWindow();
  const loading = import('./mount-popup.tsx');
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
  const { mountPopup } = await loading;
  await mountPopup(environment, first);
}
