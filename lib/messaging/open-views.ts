import { browser } from 'wxt/browser';
import { type CallOf, VIEW_PORT, type viewCalls, viewPortCalls } from './calls.ts';
import { findCaller } from './find-caller.ts';
import { parseCall } from './parse-call.ts';

/** How long a requested panel or popup may take to open; after that, it is assumed that it will not open. */
const OPENS_WITHIN_MS = 20_000;

/** A visible page of ours. */
export type View = {
  /** The page's own URL. */
  url: string;
  showRoute(route: string): void;
};

const isPanel = ({ url }: View) => url.includes('/sidepanel.html');

/** Whether a page shows a route on request. A tab has the route in its URL. */
const canShow = ({ url }: View) => /\/(?:sidepanel|popup)\.html/.test(url);

/** The visible pages of ours. While there are any, the user is waiting for mail. */
export function createOpenViews(now: () => number = Date.now) {
  const open = new Set<View>();
  let wanted: { route: string; untilAt: number } | undefined;

  return {
    isAnyOpen: () => open.size > 0,
    add(view: View): void {
      open.add(view);
      if (!wanted || !canShow(view)) return;
      if (now() < wanted.untilAt) view.showRoute(wanted.route);
      wanted = undefined;
    },
    remove(view: View): void {
      open.delete(view);
    },
    /** Shows a route in the side panels that are open, else in the panel or popup that opens next. @returns whether a panel was open */
    showInPanel(route: string): boolean {
      const panels = [...open].filter(isPanel);
      for (const panel of panels) panel.showRoute(route);
      wanted = panels.length > 0 ? undefined : { route, untilAt: now() + OPENS_WITHIN_MS };
      return panels.length > 0;
    },
    /** Forgets the route that waits for a panel or popup, because it is shown elsewhere. */
    forgetWanted(): void {
      wanted = undefined;
    },
  };
}

export type OpenViews = ReturnType<typeof createOpenViews>;

/** Tracks which pages of ours are visible. @param onOpen called when a page has opened */
export function receiveViews(openViews: OpenViews, onChange: () => void, onOpen: () => void): void {
  browser.runtime.onConnect.addListener((port) => {
    const caller = port.sender && findCaller(port.sender);
    if (port.name !== VIEW_PORT || caller?.kind !== 'page') return;
    const view: View = {
      url: caller.url,
      showRoute: (route) => port.postMessage({ call: 'showRoute', args: { route } } satisfies CallOf<typeof viewCalls>),
    };
    port.onMessage.addListener((message) => {
      const request = parseCall(viewPortCalls, message);
      if (request) openViews.showInPanel(request.args.route);
    });
    port.onDisconnect.addListener(() => {
      openViews.remove(view);
      onChange();
    });
    openViews.add(view);
    onChange();
    onOpen();
  });
}
