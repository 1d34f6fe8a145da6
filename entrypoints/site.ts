import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { findSite } from '../lib/site/find-site.ts';

/** Loaded by `loadSites`, in contexts that need the Public Suffix List. */
export default defineUnlistedScript(() => {
  globalThis.mayflySites = { findSite };
});
