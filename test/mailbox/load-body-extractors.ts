import { findCode } from '../../lib/email/extract/find-code.ts';
import { findCodeSites } from '../../lib/email/extract/find-code-sites.ts';
import { findLinks } from '../../lib/email/extract/find-link.ts';
import { searchTextOf } from '../../lib/mailbox/search/search-text.ts';

/** As their own script does. */
export function loadBodyExtractors(): void {
  globalThis.mayflyBodyExtractors = { findCode, findCodeSites, findLinks, searchTextOf };
}
