import { type Browser, browser } from 'wxt/browser';

/** The name of the port by which a page of ours says that somebody waits for mail. */
export const WATCHING = 'watching';

/** What the background tells a page that holds such a port. @property show a route, as it stands after the page's address */
export type PageOrder = { show: string };

/** What such a page asks for. @property showBeside a route that the side panel which opens now is to show */
export type PageWish = { showBeside: string };

/** A worker that can't be reached is not asked again at once. */
const AGAIN_AFTER_MS = 1000;

/**
 * Lets the background know that somebody waits for mail, for as long as this page is to be seen.
 * @param onShow called when a message is to be shown here, such as that of a notification that was clicked
 * @returns asks for a route to be shown in the side panel that is opened next
 */
export function watchMail(onShow: (route: string) => void): (route: string) => void {
  let port: Browser.runtime.Port | undefined;

  function connect(): void {
    if (port || document.visibilityState === 'hidden') return;
    port = browser.runtime.connect({ name: WATCHING });
    port.onMessage.addListener((order) => {
      const { show } = order as Partial<PageOrder>;
      if (typeof show === 'string') onShow(show);
    });
    // An idle worker ends, and whoever waits still waits.
    port.onDisconnect.addListener(() => {
      port = undefined;
      setTimeout(connect, AGAIN_AFTER_MS);
    });
  }

  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return connect();
    port?.disconnect();
    port = undefined;
  });
  connect();
  return (route) => port?.postMessage({ showBeside: route } satisfies PageWish);
}
