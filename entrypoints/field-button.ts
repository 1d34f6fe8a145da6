import type { UnlistedScriptDefinition } from 'wxt';
import type { WxtBrowser } from 'wxt/browser';
import { callFromFrame, isExtensionThere, watchButtonRemoval } from '../lib/messaging/call-from-frame.ts';
import { startFieldButton } from '../lib/page/button/start-field-button.ts';

declare global {
  /** A global in the extension's isolated world of a page that has the field button. It removes the button. */
  var mayflyFieldButton: (() => void) | undefined;
}

const { i18n } = (globalThis as unknown as { chrome: WxtBrowser }).chrome;

// Not defined as a WXT content script, because it is registered at run time, and checks itself whether the extension is gone.
export default {
  main() {
    globalThis.mayflyFieldButton?.();
    const stop = startFieldButton(
      i18n.getMessage('do_fillTemporary' as '@@extension_id'),
      isExtensionThere,
      () => callFromFrame('mayShowButton'),
      () => callFromFrame('fillHere'),
      // Events can't tell what was painted. Chromium's Intersection Observer can.
      () => callFromFrame(import.meta.env.FIREFOX ? 'openPopupHere' : 'fillHere'),
    );
    watchButtonRemoval(stop);
    globalThis.mayflyFieldButton = stop;
  },
} satisfies UnlistedScriptDefinition;
