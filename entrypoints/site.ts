import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { findSite } from '../lib/site/find-site.ts';

export default defineUnlistedScript(() => {
  globalThis.mayflySites = { findSite };
});
