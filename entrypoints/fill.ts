import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { createFillScript } from '../lib/page/fill/fill-script.ts';

// No content script in WXT's sense: nothing stays in the page, so nothing has to notice that the extension is gone.
export default defineUnlistedScript(() => {
  globalThis.mayflyFill ??= createFillScript(document);
  // The answer to the background that injects the script: whether the field can be filled.
  return globalThis.mayflyFill.enter();
});
