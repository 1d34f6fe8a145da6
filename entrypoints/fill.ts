import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { createFillScript } from '../lib/filling/fill-script.ts';

// Not a content script in WXT's sense: its wrapper, with the polyfill that it brings, is five times as large as what a fill needs.
export default defineUnlistedScript(() => {
  globalThis.mayflyFill ??= createFillScript(document);
  // Whoever brings the script in learns at once whether the field can be filled.
  return globalThis.mayflyFill.enter();
});
