import { type Browser, browser } from 'wxt/browser';
import { type CallOf, VIEW_PORT, viewCalls, type viewPortCalls } from './calls.ts';
import { parseCall } from './parse-call.ts';

/** A worker that can't be reached is not asked again at once. */
const AGAIN_AFTER_MS = 1000;

/**
 * Tells the background that the user waits for mail, for as long as this page is visible.
 * @param onShow called when a route is to be shown here, such as the message of a notification that was clicked
 * @returns asks for a route to be shown in the side panel that opens next
 */
export function openViewPort(onShow: (route: string) => void): (route: string) => void {
  let port: Browser.runtime.Port | undefined;

  function connect(): void {
    if (port || document.visibilityState === 'hidden') return;
    port = browser.runtime.connect({ name: VIEW_PORT });
    port.onMessage.addListener((message) => {
      const order = parseCall(viewCalls, message);
      if (order) onShow(order.args.route);
    });
    // An idle worker ends; the page is still visible.
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
