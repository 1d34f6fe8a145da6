import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { findSite, isHosted, isListedHost, isSameSite } from '../lib/site/find-site.ts';

export default defineUnlistedScript(() => {
  globalThis.mayflySites = { findSite, isHosted, isListedHost, isSameSite };
});
