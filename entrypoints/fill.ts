import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { createFillScript } from '../lib/page/fill/fill-script.ts';

// Not defined as a WXT content script: nothing keeps running in the page, so nothing has to check whether the extension is gone.
export default defineUnlistedScript(() => {
  globalThis.mayflyFill ??= createFillScript(document);
  // The result for the background, which injects the script: whether the field can be filled.
  return globalThis.mayflyFill.enter();
});
