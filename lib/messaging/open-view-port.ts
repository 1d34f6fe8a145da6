import { type Browser, browser } from 'wxt/browser';
import { type CallOf, VIEW_PORT, viewCalls, type viewPortCalls } from './calls.ts';
import { parseCall } from './parse-call.ts';

/** How long to wait before connecting again to a worker that could not be reached. */
const AGAIN_AFTER_MS = 1000;

/**
 * Tells the background that the user is waiting for mail, as long as this page is visible. The page goes to a route that it is told to
 * show, such as the message of a notification that was clicked.
 * @returns requests a route to be shown in the side panel that opens next
 */
export function openViewPort(): (route: string) => void {
  let port: Browser.runtime.Port | undefined;

  function connect(): void {
    if (port || document.visibilityState === 'hidden') return;
    port = browser.runtime.connect({ name: VIEW_PORT });
    port.onMessage.addListener((message) => {
      const order = parseCall(viewCalls, message);
      if (order) location.assign(order.args.route);
    });
    // The browser stops an idle worker while the page is still visible.
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
  return (route) => port?.postMessage({ call: 'showBeside', args: { route } } satisfies CallOf<typeof viewPortCalls>);
}
