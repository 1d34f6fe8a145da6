import type { NoticeWords } from './page-notice.ts';

/** How long a page is watched after an address was filled into it: a user who does not need the mail by then does not need it any more. */
export const WATCHED_MS = 60 * 60 * 1000;

/**
 * Why the script calls the background. A hint says that something happened, never what the page contains.
 * - `mailExpected`: the page says that it has sent a mail, or waits for its code, or was asked to send it again
 * - `fillCodeHere`: the page shows a field for a code
 * - `userReturned`: the user has come back to the page
 * - `followTab`: the page is being left
 * - `refusedHere`: the page says that it does not accept the address
 * - `tryDomain`: the user has clicked the button that offers an address on another domain
 */
export type Hint = 'mailExpected' | 'fillCodeHere' | 'userReturned' | 'followTab' | 'refusedHere' | 'tryDomain';

/**
 * @param isNew whether the page was loaded after the fill
 * @returns a function that checks whether the page refuses the address now. It returns true only once, as the popup shows the offer of
 *   another address from then on
 */
export type WatchRefusal = (page: Document, email: string, isNew: boolean) => () => boolean;

/** The script in a page into which an address was filled. */
export type PageWatch = {
  /** False once the extension of this script was removed or updated. */
  isThere(): boolean;
  /**
   * Watches the page from now on, until it is left or an hour is over.
   * @param isNew whether the page was loaded after the fill: then its initial content may be a hint too, and a watch that is running
   *   continues. Only a new fill restarts it, so that a long absence of the user before the fill does not count any more
   */
  start(isNew: boolean, email: string): void;
  /**
   * Whether the page clearly shows a field for the code, and no code was written since the field appeared, or since the user last asked to
   * send the mail again. A code of the same sender replaces the one that was written, unless that was edited.
   * @param origin the only origin that may get the code
   * @param sender the site of the code's sender; empty if it is not known
   */
  canTake(code: string, origin: string, sender: string): boolean;
  /**
   * Writes a code if `canTake` allows it, and shows a notice in the page that offers to undo it. Never submits the form.
   * @returns whether the field contains the code
   */
  writeCode(code: string, origin: string, sender: string, words: NoticeWords): Promise<boolean>;
  /** Watches the page for words that refuse the address. They are passed in, as they are loaded only if another address can be offered. */
  lookForRefusal(watch: WatchRefusal): void;
  /** Shows a notice that the page does not accept an address, and offers another one, unless another was filled in meanwhile. */
  offer(email: string, words: NoticeWords): void;
};
