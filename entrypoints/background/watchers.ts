import type { Browser } from 'wxt/browser';
import { isOwnPage } from '../../lib/rpc/receive-calls.ts';

/** Our pages that are open at this moment: somebody is waiting for mail. Each holds a port named `watching`. */
export function watchers() {
  const open = new Set<Browser.runtime.Port>();
  return {
    isAnybodyThere: () => open.size > 0,
    /** @param onChange called when a page has come or gone */
    join(port: Browser.runtime.Port, onChange: () => void): void {
      if (port.name !== 'watching' || !port.sender || !isOwnPage(port.sender)) return;
      open.add(port);
      port.onDisconnect.addListener(() => {
        open.delete(port);
        onChange();
      });
      onChange();
    },
  };
}
