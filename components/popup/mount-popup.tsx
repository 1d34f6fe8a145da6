import '../style/all.css';
import { render } from 'preact';
import { languageSpoken } from '../../lib/settings/chosen-language.ts';
import { drawInLanguage } from '../draw-in-language.ts';
import { MESSAGES_PER_PAGE } from '../hooks/use-mailbox.ts';
import type { Edge } from './edge.ts';
import { readFirstData } from './first-data.ts';
import { Popup } from './popup.tsx';
import { parseRoute } from './route.ts';

/** Draws the mailbox into the page, once there is something to draw. */
export async function mountPopup(edge: Edge): Promise<void> {
  const route = parseRoute(location.hash);
  // Read while the mail is.
  void languageSpoken();
  const openId = route.view === 'message' ? route.id : undefined;
  const first = route.view === 'copy' ? {} : await readFirstData(edge, MESSAGES_PER_PAGE, openId);
  await drawInLanguage((language) => render(<Popup key={language} edge={edge} first={first} />, document.body));
}
