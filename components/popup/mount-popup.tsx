import '../ui/style/all.css';
import { render } from 'preact';
import { passEarlyPressOn } from '../../lib/first-frame/early-press.ts';
import { readLastView } from '../../lib/first-frame/last-view.ts';
import { languageLoaded } from '../../lib/storage/chosen-language.ts';
import type { HostServices } from '../reader/host-services.ts';
import { drawInLanguage } from '../ui/draw-in-language.ts';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { followTheme } from '../ui/follow-theme.ts';
import { type FirstData, readFirstData } from './first-data.ts';
import { loadFirstViews } from './load-first-views.ts';
import { Popup } from './popup.tsx';
import { parseRoute, type Route } from './route.ts';
import { MESSAGES_PER_PAGE } from './use-mailbox.ts';

/** Reads the first data. Returns to the list if new mail has come since the last view. */
async function readFirst(route: Route, host: HostServices): Promise<FirstData> {
  if (route.view === 'copy') return {};
  const first = await readFirstData(host, MESSAGES_PER_PAGE, route.view === 'message' ? route.id : undefined);
  const isToolbarPopup = document.documentElement.dataset.viewType === 'popup';
  const lastView = isToolbarPopup && !host.isPrivate ? readLastView(Date.now()) : undefined;
  if (!lastView) return first;
  if ((first.mailbox?.messages[0]?.seenAt ?? 0) <= lastView.at) return { ...first, query: lastView.query };
  // The new message is what the popup is opened for.
  history.replaceState(null, '', location.pathname);
  document.querySelector('main')?.scrollTo(0, 0);
  return first;
}

/** Renders the mailbox into the page, over its snapshot if there is one, once its data is read. */
export async function mountPopup(host: HostServices): Promise<void> {
  // In parallel with the mailbox.
  void languageLoaded();
  void followTheme();
  const first = await readFirst(parseRoute(location.hash), host);
  await loadFirstViews(parseRoute(location.hash), first, Date.now());
  document.body.removeAttribute('aria-busy');
  await drawInLanguage((language) =>
    render(
      <ErrorBoundary key={language} isPage>
        <Popup host={host} first={first} />
      </ErrorBoundary>,
      document.body,
    ),
  );
  // For `npm run bench -- popup`: from here on a press is answered.
  performance.mark('ready');
  passEarlyPressOn();
}
