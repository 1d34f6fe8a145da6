import { findSite, isHosted, isSameSite } from '../../lib/site/find-site.ts';

/** Tests and the gallery have the Public Suffix List from the beginning. */
globalThis.mayflySites = { findSite, isHosted, isSameSite };
