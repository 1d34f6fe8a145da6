import type { Browser } from 'wxt/browser';
import { isOwnPage } from '../../lib/rpc/receive-calls.ts';
import { type PageOrder, type PageWish, WATCHING } from '../../lib/rpc/watch-mail.ts';

/** A panel or popup that was asked for is there by then, or does not come. */
const COMES_WITHIN_MS = 20_000;

/** The pages in which a message is shown that was asked for elsewhere; tabs have it in their address. */
const SHOWING = /\/(?:sidepanel|popup)\.html/;

function show(port: Browser.runtime.Port, route: string): void {
  port.postMessage({ show: route } satisfies PageOrder);
}

/** Our pages that are to be seen at this moment: somebody is waiting for mail. Each holds a port. */
export function createOpenViews() {
  const open = new Set<Browser.runtime.Port>();
  let wanted: { route: string; untilAt: number } | undefined;

  function showInPanel(route: string): boolean {
    const panels = [...open].filter(({ sender }) => sender?.url?.includes('/sidepanel.html'));
    for (const panel of panels) show(panel, route);
    wanted = panels.length > 0 ? undefined : { route, untilAt: Date.now() + COMES_WITHIN_MS };
    return panels.length > 0;
  }

  return {
    isAnybodyThere: () => open.size > 0,
    /** @param onChange called when a page has come or gone */
    join(port: Browser.runtime.Port, onChange: () => void): void {
      if (port.name !== WATCHING || !port.sender || !isOwnPage(port.sender)) return;
      open.add(port);
      if (wanted && SHOWING.test(port.sender.url ?? '')) {
        if (Date.now() < wanted.untilAt) show(port, wanted.route);
        wanted = undefined;
      }
      port.onMessage.addListener((wish) => {
        const { showBeside } = wish as Partial<PageWish>;
        if (typeof showBeside === 'string') showInPanel(showBeside);
      });
      port.onDisconnect.addListener(() => {
        open.delete(port);
        onChange();
      });
      onChange();
    },
    /**
     * Shows a route in the side panels that are open, else in the panel or popup that opens next.
     * @returns whether a panel was open
     */
    showInPanel,
    /** What was to be shown in a panel or popup is shown elsewhere. */
    forgetWanted(): void {
      wanted = undefined;
    },
  };
}

export type OpenViews = ReturnType<typeof createOpenViews>;
