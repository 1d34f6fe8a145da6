import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { createFindScript } from '../lib/filling/find-script.ts';

export default defineUnlistedScript(() => {
  globalThis.mayflyFind = createFindScript(document);
});
