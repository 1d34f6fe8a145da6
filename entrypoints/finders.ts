import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { createCodeFinder } from '../lib/codes/create-code-finder.ts';
import { createLinkFinder } from '../lib/codes/create-link-finder.ts';
import { searchTextOf } from '../lib/mailbox/search/search-text.ts';

export default defineUnlistedScript(() => {
  globalThis.mayflyFinders = { createCodeFinder, createLinkFinder, searchTextOf };
});
