import { browser } from 'wxt/browser';
import { directionInUse, languageInUse } from '../../i18n/language-in-use.ts';
import { text } from '../../i18n/text.ts';
import { sleep } from '../../i18n/time.ts';
import type { Address } from '../../mailbox/address.ts';
import type { CardTexts } from '../../page/watch/page-card.ts';
import type { NoticeTexts } from '../../page/watch/page-notice.ts';
import { languageLoaded } from '../../storage/chosen-language.ts';
import { z } from '../../storage/schema.ts';

/** A page that was left at once may be in the back/forward cache, where it never responds. */
const ANSWER_WITHIN_MS = 2000;

type FilledIn = NonNullable<Address['filledIn']>;

/** Calls the script that watches the page. If there is none, the page was left after the fill, or is not accessible. */
async function ask(
  { tabId, frameId, origin }: FilledIn,
  func: (code: string, origin: string, sender: string, words: NoticeTexts) => boolean | Promise<boolean> | undefined,
  code: string,
  sender: string,
): Promise<boolean> {
  await languageLoaded();
  const words: NoticeTexts = { message: text('code.filledItself'), action: text('do.undo'), language: languageInUse() };
  const target = { tabId, frameIds: [frameId] };
  const response = browser.scripting.executeScript({ target, func, args: [code, origin, sender, words] });
  const [answer] = await Promise.race([response, sleep(ANSWER_WITHIN_MS).then(() => [])]);
  return z.boolean().safeParse(answer?.result).data === true;
}

/**
 * Shows the card in the page that an address was filled into: with the code that was sent to it; without one, that mail is expected.
 * Only the top frame has a card, and only while it is accessible.
 */
export async function showCard({ email, filledIn }: Address, code = ''): Promise<void> {
  if (filledIn?.frameId !== 0) return;
  await languageLoaded();
  const words: CardTexts = {
    waiting: text('mail.waitingTitle'),
    fill: text('do.fillCode'),
    close: text('do.close'),
    language: languageInUse(),
    direction: directionInUse(),
  };
  await browser.scripting.executeScript({
    target: { tabId: filledIn.tabId, frameIds: [0] },
    func: (to: string, origin: string, what: CardTexts, sent: string) =>
      globalThis.mayflyWatch?.showCard(to, origin, what, sent),
    args: [email, filledIn.origin, words, code],
  });
}

/** Removes the card from the page that an address was filled into. */
async function hideCard({ filledIn }: Pick<Address, 'filledIn'>): Promise<void> {
  if (filledIn?.frameId !== 0) return;
  const target = { tabId: filledIn.tabId, frameIds: [0] };
  await browser.scripting.executeScript({ target, func: () => globalThis.mayflyWatch?.hideCard() });
}

/** The functions of a page that an address was filled into. They reject if the tab is gone or not accessible. */
export const watchedPage = {
  showCard,
  hideCard,
  readTab: (tabId: number) => browser.tabs.get(tabId),
  /** See `PageWatch.canTake`. */
  canTake: (filledIn: FilledIn, code: string, sender: string) =>
    ask(filledIn, (text, origin, from) => globalThis.mayflyWatch?.canTake(text, origin, from), code, sender),
  /** See `PageWatch.writeCode`. */
  writeCode: (filledIn: FilledIn, code: string, sender: string) =>
    ask(
      filledIn,
      (text, origin, from, words) => globalThis.mayflyWatch?.writeCode(text, origin, from, words),
      code,
      sender,
    ),
};
