import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { createPageWatch } from '../lib/filling/watch-script.ts';
import { callFromFrame, isExtensionThere } from '../lib/rpc/call-from-frame.ts';

export default defineUnlistedScript(() => {
  globalThis.mayflyWatch = createPageWatch(globalThis.mayflyWatch, document, isExtensionThere, callFromFrame);
});
