import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import * as sites from '../lib/site/find-site.ts';

/** The only script with the Public Suffix List, see `loadSiteList`. */
export default defineUnlistedScript(() => {
  globalThis.mayflySites = sites;
});
