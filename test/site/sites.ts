import { findSite, isHosted, isListedHost, isSameSite } from '../../lib/site/find-site.ts';

/** Tests and the gallery have the Public Suffix List from the beginning. */
globalThis.mayflySites = { findSite, isHosted, isListedHost, isSameSite };
