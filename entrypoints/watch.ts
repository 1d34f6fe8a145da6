import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { watchPage } from '../lib/filling/watch-script.ts';
import { callFromFrame, isExtensionThere } from '../lib/rpc/call-from-frame.ts';

export default defineUnlistedScript(() => {
  let stop = () => {};
  globalThis.mayflyWatch ??= (isNew) => {
    stop();
    stop = watchPage(document, isNew, isExtensionThere, callFromFrame);
  };
});
