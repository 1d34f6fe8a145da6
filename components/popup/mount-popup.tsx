import '../ui/style/all.css';
import { render } from 'preact';
import { passEarlyClickOn } from '../../lib/first-frame/early-click.ts';
import { readLastView } from '../../lib/first-frame/last-view.ts';
import { languageSpoken } from '../../lib/settings/chosen-language.ts';
import { MESSAGES_PER_PAGE } from '../hooks/use-mailbox.ts';
import type { HostServices } from '../host/host-services.ts';
import { drawInLanguage } from '../ui/draw-in-language.ts';
import { type FirstData, readFirstData } from './first-data.ts';
import { loadFirstViews } from './load-first-views.ts';
import { Popup } from './popup.tsx';
import { parseRoute, type Route } from './route.ts';

/** Goes on where one was, unless there is something new. */
async function readFirst(route: Route, edge: HostServices): Promise<FirstData> {
  if (route.view === 'copy') return {};
  const first = await readFirstData(edge, MESSAGES_PER_PAGE, route.view === 'message' ? route.id : undefined);
  const place = document.documentElement.dataset.place === 'toolbar' ? readLastView(Date.now()) : undefined;
  if (!place) return first;
  if ((first.mailbox?.messages[0]?.seenAt ?? 0) <= place.at) return { ...first, query: place.query };
  // What has come since one was here is what one comes for.
  history.replaceState(null, '', location.pathname);
  document.querySelector('main')?.scrollTo(0, 0);
  return first;
}

/** Draws the mailbox into the page, over its last state if that is there, once there is something to draw. */
export async function mountPopup(edge: HostServices): Promise<void> {
  // Read while the mail is.
  void languageSpoken();
  const first = await readFirst(parseRoute(location.hash), edge);
  await loadFirstViews(parseRoute(location.hash), first, Date.now());
  document.body.removeAttribute('aria-busy');
  await drawInLanguage((language) => render(<Popup key={language} edge={edge} first={first} />, document.body));
  passEarlyClickOn();
}
