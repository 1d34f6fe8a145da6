import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { findCode } from '../lib/codes/find-code.ts';
import { findCodeSites } from '../lib/codes/find-code-sites.ts';
import { findLinks } from '../lib/codes/find-link.ts';
import { searchTextOf } from '../lib/mailbox/search/search-text.ts';

export default defineUnlistedScript(() => {
  globalThis.mayflyMailReader = { findCode, findCodeSites, findLinks, searchTextOf };
});
