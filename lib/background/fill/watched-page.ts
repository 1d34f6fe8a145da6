import { browser } from 'wxt/browser';
import { isTabInView } from '../../browser/tabs.ts';
import { directionInUse, languageInUse } from '../../i18n/language-in-use.ts';
import { text } from '../../i18n/text.ts';
import { sleep } from '../../i18n/time.ts';
import type { Address } from '../../mailbox/address.ts';
import { readAddressesOf } from '../../mailbox/read-messages.ts';
import type { CardTexts } from '../../page/watch/page-card.ts';
import type { NoticeTexts } from '../../page/watch/page-notice.ts';
import { languageLoaded } from '../../storage/chosen-language.ts';
import { z } from '../../storage/schema.ts';
import { storedItem } from '../../storage/stored-item.ts';
import { LEFT_PAGE_MS } from './inject.ts';

type FilledIn = NonNullable<Address['filledIn']>;

/** @returns what a function in the page returns; undefined if the page does not respond in time, or the script is not there */
async function execute<Args extends unknown[]>(
  { tabId, frameId }: Pick<FilledIn, 'tabId' | 'frameId'>,
  func: (...args: Args) => boolean | Promise<boolean> | undefined,
  args: Args,
): Promise<boolean | undefined> {
  const response = browser.scripting.executeScript({ target: { tabId, frameIds: [frameId] }, func, args });
  const [answer] = await Promise.race([response, sleep(LEFT_PAGE_MS).then(() => [])]);
  return z.boolean().safeParse(answer?.result).data;
}

/** Calls the script that watches the page. If there is none, the page was left after the fill, or is not accessible. */
async function ask(
  filledIn: FilledIn,
  func: (code: string, origin: string, sender: string, words: NoticeTexts) => boolean | Promise<boolean> | undefined,
  code: string,
  sender: string,
): Promise<boolean | undefined> {
  await languageLoaded();
  const words: NoticeTexts = { message: text('code.filledItself'), action: text('do.undo'), language: languageInUse() };
  return execute(filledIn, func, [code, filledIn.origin, sender, words]);
}

/** The address of the card in the page of each tab: what the card offers follows from the mailbox, see `updateCards`. */
export const cardsItem = storedItem('cards', z._default(z.record(z.string(), z.string()), {}), 'session');

/** Calls a function of the card in a page. A tab whose page is no longer watched for the address is forgotten. */
async function callCard(
  { email, filledIn }: Pick<Address, 'email' | 'filledIn'>,
  func: (to: string, origin: string, words: CardTexts, code: string) => boolean | undefined,
  code = '',
  sender = '',
): Promise<void> {
  if (filledIn?.frameId !== 0) return;
  const { tabId, origin } = filledIn;
  await languageLoaded();
  const words: CardTexts = {
    waiting: text('mail.waitingTitle'),
    arrived: text('code.arrived', { sender }),
    fill: text('do.fillCode'),
    close: text('do.close'),
    language: languageInUse(),
    direction: directionInUse(),
  };
  const isWatched = await execute({ tabId, frameId: 0 }, func, [email, origin, words, code]).catch(() => false);
  await cardsItem.update(({ [tabId]: _, ...others }) => (isWatched ? { ...others, [tabId]: email } : others));
}

/**
 * Shows the card in the page that an address was filled into: that its code has come, and from whom; without one, that mail is expected.
 * Only the top frame has a card, and only while it is accessible.
 */
export const showCardFor = (address: Address, code?: string, sender = address.site) =>
  callCard(address, (...args) => globalThis.mayflyWatch?.showCard(...args), code, sender);

/** Removes the card from the page that an address was filled into. */
const hideCard = (address: Pick<Address, 'email' | 'filledIn'>) =>
  callCard(address, (email) => globalThis.mayflyWatch?.hideCard(email));

/** See `PageWatch.losesAddress`. @returns false for a page that was left */
export async function losesAddress(email: string): Promise<boolean> {
  const [address] = await readAddressesOf([email]);
  if (!address?.filledIn) return false;
  const func = (to: string) => globalThis.mayflyWatch?.losesAddress(to);
  return (await execute(address.filledIn, func, [email]).catch(() => false)) === true;
}

/** The functions of a page that an address was filled into. They reject if the tab is gone or not accessible. */
export const watchedPage = {
  showCardFor,
  hideCard,
  readTab: (tabId: number) => browser.tabs.get(tabId),
  isTabInView,
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
