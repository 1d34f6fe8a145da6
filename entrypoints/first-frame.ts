import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { catchEarlyPresses } from '../lib/first-frame/early-press.ts';
import { readLastView } from '../lib/first-frame/last-view.ts';
import { paintSnapshot } from '../lib/first-frame/paint-snapshot.ts';
import { showRememberedTheme } from '../lib/first-frame/theme.ts';
import { expectWholeRoom } from '../lib/first-frame/whole-room.ts';

/**
 * Runs before anything else of a page is loaded: what it showed last is in its first frame. It asks nothing of the browser that would
 * need the polyfill, which comes with the page's own script.
 */
export default defineUnlistedScript(() => {
  showRememberedTheme();
  const { extension, windows } = chrome;
  const { dataset } = document.documentElement;
  const isToolbarPopup = extension.getViews({ type: 'popup' }).includes(window);
  // The toolbar's popup has a size of its own; the same page in a tab takes what it gets. On Android, which has no windows, the popup
  // is given the whole screen.
  dataset.viewType ??= isToolbarPopup && windows ? 'popup' : 'tab';
  if (dataset.viewType === 'popup') expectWholeRoom();

  const now = Date.now();
  const paintLastView = () => {
    // An address that names a route has been opened for it, by a notification say.
    const lastView = isToolbarPopup && location.hash === '' ? readLastView(now) : undefined;
    if (lastView?.hash) history.replaceState(null, '', lastView.hash);
    paintSnapshot(lastView, now);
  };
  // A private window shows nothing of the others. Chromium has one process for both, and tells the window only when asked.
  const painted = new Promise<void>((resolve) => {
    const paintUnlessPrivate = (isPrivate: boolean) => {
      if (!isPrivate) paintLastView();
      resolve();
    };
    if (import.meta.env.FIREFOX || !windows) paintUnlessPrivate(extension.inIncognitoContext);
    else windows.getCurrent(({ incognito }) => paintUnlessPrivate(incognito));
  });
  catchEarlyPresses();

  const script = document.currentScript?.dataset.then;
  if (!script) return;
  // Browsers show a popup once its page has loaded. What draws it anew comes after the frame that is painted then: before, it would
  // make that later. On a busy machine the window may be told after that: what is painted must never come on top of the page.
  addEventListener('load', async () => {
    await painted;
    requestAnimationFrame(() => setTimeout(() => void import(/* @vite-ignore */ script)));
  });
});
