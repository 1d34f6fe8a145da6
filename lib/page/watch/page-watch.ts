import type { NoticeWords } from './page-notice.ts';

/** For so long is a page watched that an address was filled into: who does not want its mail within the hour does not want it any more. */
export const WATCHED_MS = 60 * 60 * 1000;

/**
 * What the script calls the background for: that something happened, and never what the page says.
 * - `mailExpected`: the page says that it has sent a mail, or waits for its code, or was asked to send it again
 * - `fillCodeHere`: the page shows a field for a code
 * - `userReturned`: the user has come back to the page
 * - `followTab`: the page is being left
 * - `refusedHere`: the page says that it does not accept the address
 * - `tryDomain`: the user has pressed the button that offers one on another domain
 */
export type Hint = 'mailExpected' | 'fillCodeHere' | 'userReturned' | 'followTab' | 'refusedHere' | 'tryDomain';

/**
 * @param isNew whether the page came after the fill
 * @returns whether the page has come to refuse the address, at every call; true once: the offer stands in the popup from then on
 */
export type WatchRefusal = (page: Document, email: string, isNew: boolean) => () => boolean;

/** The script in a page that an address was filled into. */
export type PageWatch = {
  /** False for the script of an extension that was removed or updated since. */
  isThere(): boolean;
  /**
   * Watches the page from now on, until it is left or an hour is over.
   * @param isNew whether the page came after the fill: then what is there from the beginning is a hint as well, and a page that is watched
   *   already stays so: only a fill makes up for how long nobody looked at it
   */
  start(isNew: boolean, email: string): void;
  /**
   * Whether the page shows a field for the code, without a doubt, and has had no code for it yet: it asks once by showing the field, and
   * again when the user has a mail sent again. A code of the same sender replaces the one that was written, unless it was edited.
   * @param origin the only one that may have it
   * @param sender the site whose code it is; empty where that is not known
   */
  canTake(code: string, origin: string, sender: string): boolean;
  /**
   * Writes a code where `canTake` says so, says so in the page and offers to undo it. The form is never sent.
   * @returns whether the field holds it
   */
  writeCode(code: string, origin: string, sender: string, words: NoticeWords): Promise<boolean>;
  /** Has the page watched for words that refuse the address, which are brought only where another can be offered. */
  lookForRefusal(watch: WatchRefusal): void;
  /** Says that the page does not accept an address, and offers another one, unless another was filled in meanwhile. */
  offer(email: string, words: NoticeWords): void;
};
