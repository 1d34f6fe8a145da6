import type { WxtBrowser } from 'wxt/browser';

declare global {
  /** In code that is evaluated in the extension's own contexts. Both browsers know this name, and answer with promises. */
  const chrome: WxtBrowser;
}
