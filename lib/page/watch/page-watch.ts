import { HOUR } from '../../i18n/time.ts';
import type { NoticeWords } from './page-notice.ts';

/** How long a page is watched after an address was filled into it: a user who does not need the mail by then does not need it any more. */
export const WATCHED_MS = HOUR;

/**
 * Why the script calls the background. A hint says that something happened, never what the page contains.
 * - `mailExpected`: the page says that it has sent a mail, or waits for its code, or was asked to send it again
 * - `codeFieldShown`: the page shows a field for a code
 * - `userReturned`: the user has come back to the page
 * - `pageLeft`: the page is being left
 * - `refusedHere`: the page says that it does not accept the address
 * - `otherDomainRequested`: the user has clicked the button that offers an address on another domain
 */
export type Hint =
  | 'mailExpected'
  | 'codeFieldShown'
  | 'userReturned'
  | 'pageLeft'
  | 'refusedHere'
  | 'otherDomainRequested';

/**
 * @param isLoadedAfterFill whether the page was loaded after the fill
 * @returns a function that checks whether the page refuses the address now. It returns true only once, as the popup shows the offer of
 *   another address from then on
 */
export type WatchRefusal = (page: Document, email: string, isLoadedAfterFill: boolean) => () => boolean;

/** The script in a page into which an address was filled. */
export type PageWatch = {
  /** False once the extension of this script was removed or updated. */
  isExtensionAlive(): boolean;
  /**
   * Watches the page from now on, until it is left or an hour is over.
   * @param isLoadedAfterFill whether the page was loaded after the fill. If true, what the page shows at first may be a hint, and a running
   *   watch continues. If false, the address has just been filled: the watch restarts, so that an earlier absence of the user no longer counts
   */
  start(isLoadedAfterFill: boolean, email: string): void;
  /**
   * Whether the page clearly shows a field for the code, and the field still needs one: no code was written since it appeared, or the user
   * has asked for another mail since, or the new code is of the same sender as the written one, which the user has not edited.
   * @param origin the only origin that may get the code
   * @param sender the site of the code's sender; empty if it is not known
   */
  canTake(code: string, origin: string, sender: string): boolean;
  /**
   * Writes a code if `canTake` allows it, and shows a notice in the page that offers to undo it. Never submits the form.
   * @returns whether the field contains the code
   */
  writeCode(code: string, origin: string, sender: string, words: NoticeWords): Promise<boolean>;
  /**
   * Checks the page for a refusal of the address from now on. `watch` is passed in, because its words are loaded only if another address can
   * be offered.
   */
  startRefusalWatch(watch: WatchRefusal): void;
  /** Shows a notice that the page does not accept an address, and offers another one, unless another was filled in meanwhile. */
  offer(email: string, words: NoticeWords): void;
};
