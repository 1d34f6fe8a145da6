import { browser } from 'wxt/browser';
import { type CallOf, VIEW_PORT, type viewCalls, viewPortCalls } from './calls.ts';
import { findCaller } from './find-caller.ts';
import type { OpenViews, View } from './open-views.ts';
import { parseCall } from './parse-call.ts';

/**
 * Follows which pages of ours are visible.
 * @param onChange called when one has come or gone
 * @param onOpen called when one has come; says whether that changes more
 */
export function receiveViews(openViews: OpenViews, onChange: () => void, onOpen: () => Promise<boolean>): void {
  browser.runtime.onConnect.addListener((port) => {
    const caller = port.sender && findCaller(port.sender);
    if (port.name !== VIEW_PORT || caller?.kind !== 'page') return;
    const view: View = {
      url: caller.url,
      showRoute: (route) => port.postMessage({ call: 'showRoute', args: { route } } satisfies CallOf<typeof viewCalls>),
    };
    port.onMessage.addListener((message) => {
      const wish = parseCall(viewPortCalls, message);
      if (wish) openViews.showInPanel(wish.args.route);
    });
    port.onDisconnect.addListener(() => {
      openViews.remove(view);
      onChange();
    });
    openViews.add(view);
    onChange();
    onOpen().then((isChange) => isChange && onChange());
  });
}
