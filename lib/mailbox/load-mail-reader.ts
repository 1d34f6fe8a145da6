import type { findCode } from '../email/extract/find-code.ts';
import type { findCodeSites } from '../email/extract/find-code-sites.ts';
import type { findLinks } from '../email/extract/find-link.ts';
import { loadLazyScript } from '../packaging/lazy-script.ts';
import type { searchTextOf } from './search/search-text.ts';

/** What reads a mail's body: the code or the link in it, and the text by which it is searched. */
export type MailReader = {
  findCode: typeof findCode;
  findCodeSites: typeof findCodeSites;
  findLinks: typeof findLinks;
  searchTextOf: typeof searchTextOf;
};

declare global {
  /** Set by `entrypoints/mail-reader.ts`. */
  var mayflyMailReader: MailReader | undefined;
}

export const MAIL_READER_FILE = '/mail-reader.js';

/**
 * Loads the mail reader into the background, once in its life. With its words in a hundred languages it is nearly half as large as
 * the worker, and a worker that wakes to check for mail seldom finds any.
 * @throws where the script can't be loaded
 */
export async function loadMailReader(): Promise<MailReader> {
  if (!globalThis.mayflyMailReader) await loadLazyScript(MAIL_READER_FILE);
  if (!globalThis.mayflyMailReader) throw new Error(`${MAIL_READER_FILE} did not run`);
  return globalThis.mayflyMailReader;
}
