import type { findCode } from '../email/extract/find-code.ts';
import type { findCodeSites } from '../email/extract/find-code-sites.ts';
import type { findLinks } from '../email/extract/find-link.ts';
import { visibleText } from '../email/parse/visible-text.ts';
import { loadGlobal } from '../packaging/lazy-script.ts';
import { loadSiteList } from '../site/loaded-sites.ts';
import { clip } from '../storage/schema.ts';
import type { Body, FoundInBody, Message } from './message.ts';
import type { searchTextOf } from './search/search-text.ts';

/** The functions that analyse a mail's body: they find its code and links, and the text for the search. */
type BodyExtractors = {
  findCode: typeof findCode;
  findCodeSites: typeof findCodeSites;
  findLinks: typeof findLinks;
  searchTextOf: typeof searchTextOf;
};

declare global {
  /** Set by `entrypoints/body-extractors.ts`. */
  var mayflyBodyExtractors: BodyExtractors | undefined;
}

export const BODY_EXTRACTORS_FILE = '/body-extractors.js';

/**
 * Loads the body extractors, once per context. With their words in a hundred languages and the Public Suffix List, they are larger than the
 * worker itself, and a worker that wakes up to check for mail seldom finds any.
 */
async function loadBodyExtractors(): Promise<BodyExtractors> {
  await loadSiteList();
  return loadGlobal(BODY_EXTRACTORS_FILE, () => globalThis.mayflyBodyExtractors);
}

/** More than a row of the list shows. */
const MAX_PREVIEW = 140;

type BodyAnalysis = { found: FoundInBody; text: string };

type BodyAnalyser = (message: Message, body: Body) => BodyAnalysis;

/** @returns undefined if the body extractors can't be loaded; a later call tries again */
export async function loadBodyAnalyser(): Promise<BodyAnalyser | undefined> {
  try {
    const { findCode, findCodeSites, findLinks, searchTextOf } = await loadBodyExtractors();
    return ({ from, subject }, body) => {
      const { text = '', html = '', attachments } = body;
      const mail = { from, subject, text, html };
      const code = findCode(mail);
      const searchText = searchTextOf(body);
      // The search text begins with the attachments' names, one per line.
      // Some senders fill the preview with characters that are not seen.
      const shown = visibleText(searchText.split('\n').slice(attachments.length).join(' '));
      const preview = clip(shown, MAX_PREVIEW).trimEnd();
      return {
        found: {
          attachments: attachments.length,
          ...(preview && { preview }),
          ...(code && { code: code.code, ...findCodeSites(mail, code) }),
          ...findLinks(mail),
        },
        text: searchText,
      };
    };
  } catch (error) {
    console.warn('Codes and links can not be looked for:', error);
    return undefined;
  }
}

/** The analysis of a body that could not be analysed: the body is stored all the same if the user opens the message. */
export function emptyAnalysis({ attachments }: Body): BodyAnalysis {
  return { found: { attachments: attachments.length }, text: '' };
}
