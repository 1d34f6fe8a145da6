import { HOUR } from '../../i18n/time.ts';
import type { FieldCallName } from '../../messaging/calls.ts';
import type { CardTexts } from './page-card.ts';
import type { NoticeTexts } from './page-notice.ts';

/** How long a page is watched after an address was filled into it: a user who does not need the mail by then does not need it any more. */
export const WATCHED_MS = HOUR;

/** Why the script calls the background: something happened, never what the page contains. */
export type Hint = Exclude<FieldCallName, 'fillHere' | 'fillCodeHere' | 'openPopupHere' | 'mayShowButton'>;

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
  writeCode(code: string, origin: string, sender: string, words: NoticeTexts): Promise<boolean>;
  /** @returns whether the page, and not the user, empties the field of an address in the next moments, as after a check at its server */
  losesAddress(email: string, withinMs?: number): Promise<boolean>;
  /** Checks the page for a refusal of the address. `watch` has the words, loaded only if another address can be offered. */
  startRefusalWatch(watch: WatchRefusal): void;
  /**
   * Shows a card in the page, unless the user has closed it: that mail to the address is expected, or that its code has come.
   * @param origin the only origin that may get the code
   * @param code empty if it has not come
   * @returns whether the page is watched for mail to the address
   */
  showCard(email: string, origin: string, words: CardTexts, code: string): boolean;
  /** Removes the card of an address, because it has nothing to offer. @returns see `showCard` */
  hideCard(email: string): boolean;
  /** Shows a notice that the page does not accept an address, and offers another one, unless another was filled in meanwhile. */
  offer(email: string, words: NoticeTexts): void;
};
