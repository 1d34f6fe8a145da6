import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { createFindScript } from '../lib/page/fill/find-script.ts';

export default defineUnlistedScript(() => {
  globalThis.mayflyFind = createFindScript(document);
});
