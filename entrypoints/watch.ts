import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { callFromFrame, isExtensionThere } from '../lib/messaging/call-from-frame.ts';
import { createPageWatch } from '../lib/page/watch/watch-script.ts';

export default defineUnlistedScript(() => {
  globalThis.mayflyWatch = createPageWatch(globalThis.mayflyWatch, document, isExtensionThere, callFromFrame);
});
