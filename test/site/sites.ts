import * as sites from '../../lib/site/find-site.ts';

/** Tests and the gallery have the Public Suffix List from the beginning. */
globalThis.mayflySites = sites;
