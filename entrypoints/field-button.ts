import type { UnlistedScriptDefinition } from 'wxt';
import type { WxtBrowser } from 'wxt/browser';
import { callFromFrame, isExtensionThere, watchButtonRemoval } from '../lib/messaging/call-from-frame.ts';
import { startFieldButton } from '../lib/page/button/start-field-button.ts';

declare global {
  /** A global of the extension's isolated world in a page that has the field button; takes the button away. */
  var mayflyFieldButton: (() => void) | undefined;
}

const { i18n } = (globalThis as unknown as { chrome: WxtBrowser }).chrome;

// No content script in WXT's sense: it is registered at run time, and notices itself that the extension is gone.
export default {
  main() {
    globalThis.mayflyFieldButton?.();
    const stop = startFieldButton(
      i18n.getMessage('do_fillTemporary' as '@@extension_id'),
      isExtensionThere,
      () => callFromFrame('mayShowButton'),
      () => callFromFrame('fillHere'),
    );
    watchButtonRemoval(stop);
    globalThis.mayflyFieldButton = stop;
  },
} satisfies UnlistedScriptDefinition;
