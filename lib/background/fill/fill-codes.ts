import { type Address, filledAtOf } from '../../mailbox/address.ts';
import { readFresh } from '../../mailbox/fresh-code.ts';
import type { Message } from '../../mailbox/message.ts';
import { maySee, profileOf } from '../../mailbox/profile.ts';
import { readAddresses } from '../../mailbox/read-messages.ts';
import { markCodeFilled, markRead } from '../../mailbox/writer.ts';
import { z } from '../../storage/schema.ts';
import { createCoalescingRunner, createSerialQueue } from '../../storage/serial-queue.ts';
import { chooseCodeSite, codeSitesItem, settingsItem } from '../../storage/settings.ts';
import { storedItem } from '../../storage/stored-item.ts';
import { findCodeToFill, isCodeFillWanted } from './code-to-fill.ts';
import { cardsItem, watchedPage } from './watched-page.ts';

/** One run at a time: two runs for the same code would fill it twice. */
const queue = createSerialQueue();

const EDGES = { ...watchedPage, readFresh, readAddresses, markCodeFilled, markRead };

export type AutofillEdges = typeof EDGES;

/** The messages whose codes a page has refused to take unasked: these are offered, and not written again by themselves. */
const refusedItem = storedItem('refusedCodes', z._default(z.array(z.string()), []), 'session');

/** How many of them are remembered: more are hardly ever fresh. */
const MOST_REFUSED = 100;

/**
 * @param isInSight whether the user sees the page: then the message needs neither a notification nor to be read
 * @returns whether the page has it, as far as is known: many pages submit themselves at once
 */
async function fillFrom(
  address: Address,
  message: Message & { code: string },
  isInSight: boolean,
  edges: AutofillEdges,
): Promise<boolean> {
  const { filledIn } = address;
  if (!filledIn) return false;
  const { code, codeSites: { sender = '' } = {} } = message;
  if ((await refusedItem.read()).includes(message.id)) return false;
  if (!(await edges.canTake(filledIn, code, sender))) return false;
  // Marked before it is written: a page may submit the code at once, show its field again, and would get the same code endlessly.
  await edges.markCodeFilled(message.id, Date.now());
  const isWritten = await edges.writeCode(filledIn, code, sender);
  // Of private mail nothing is remembered: such a code stays marked.
  if (isWritten === false && message.isPrivate) return false;
  if (isWritten === false) {
    await refusedItem.update((before) => [...before, message.id].slice(-MOST_REFUSED));
    await edges.markCodeFilled(message.id, undefined);
    return false;
  }
  if (isWritten && isInSight) await edges.markRead([message.id], Date.now());
  return true;
}

/**
 * Fills codes without a click, if the user wants that: a code that was sent to an address goes into the origin that the address was filled
 * into. In case of doubt, nothing is filled. Never throws.
 * @param isCardDue whether the card in the page is to show a code that does not fill itself, and to go if mail has come without one
 */
export function fillCodesAutomatically(
  filter: (address: Address) => boolean,
  edges = EDGES,
  isCardDue = false,
): Promise<void> {
  return queue(async () => {
    const [{ codeFill }, sites] = await Promise.all([settingsItem.read(), codeSitesItem.read()]);
    // A page may request this every second: if no code can be wanted, the mailbox is not read.
    if (!isCardDue && (codeFill === 'never' || (codeFill === 'ask' && sites.on.length === 0))) return;
    const messages = await edges.readFresh(Date.now());
    if (!isCardDue && !messages.some(({ code, codeFilledAt }) => code !== undefined && codeFilledAt === undefined))
      return;
    // All addresses are needed: another one may have been filled into the same page since.
    const addresses = await edges.readAddresses();

    const answer = async (address: Address & { filledIn: NonNullable<Address['filledIn']> }) => {
      const message = findCodeToFill({ addresses, messages }, address, Date.now());
      if (!message && !isCardDue) return;
      const tab = await edges.readTab(address.filledIn.tabId);
      if (!maySee({ profile: profileOf(tab) })(address)) return;
      const isUnread = ({ address: to, bodyWantedAt }: Message) => to === address.email && bodyWantedAt !== undefined;
      const isWaiting = (address.lastMessageAt ?? 0) < filledAtOf(address) || messages.some(isUnread);
      if (!message) return isWaiting ? undefined : edges.hideCard(address);
      const isWanted = isCodeFillWanted(codeFill, sites, address.filledIn.origin);
      if (isWanted && (await fillFrom(address, message, await edges.isTabInView(tab), edges))) return;
      if (isCardDue) await edges.showCardFor(address, message.code, message.codeSites?.sender);
    };
    for (const address of addresses.filter(filter)) {
      // The tab may be closed, or no longer accessible.
      if (address.filledIn) await answer({ ...address, filledIn: address.filledIn }).catch(() => {});
    }
  }).catch((error: unknown) => console.warn('A code could not be filled:', error));
}

/** Stores that the code which the card shows is used: the user has typed it into the page of its address. */
export async function markTyped(filter: (address: Address) => boolean, edges = EDGES): Promise<void> {
  const [addresses, messages] = await Promise.all([edges.readAddresses(), edges.readFresh(Date.now())]);
  for (const address of addresses.filter(filter)) {
    const message = findCodeToFill({ addresses, messages }, address, Date.now());
    if (message) await edges.markCodeFilled(message.id, Date.now());
  }
}

/** Fills the codes of messages that have just come, or shows them in the pages that wait for them. */
export function fillCodesFrom(messages: Message[]): Promise<void> {
  const addresses = new Set(messages.map(({ address }) => address));
  return fillCodesAutomatically(({ email }) => addresses.has(email), EDGES, true);
}

/** Call it after every change of the mailbox: cards offer no code that was filled, deleted or replaced, in whichever way. */
export const updateCards = createCoalescingRunner(
  async () => {
    const cards = Object.entries(await cardsItem.read());
    if (cards.length === 0) return;
    const isIn = (tab: string, { filledIn }: Address) => filledIn?.tabId === Number(tab);
    await fillCodesAutomatically(
      (one) => cards.some(([tab, email]) => one.email === email && isIn(tab, one)),
      EDGES,
      true,
    );
    const addresses = await readAddresses();
    for (const [tab, email] of cards) {
      const isFilled = addresses.some((one) => one.email === email && isIn(tab, one));
      if (!isFilled) await watchedPage.hideCard({ email, filledIn: { tabId: Number(tab), frameId: 0, origin: '' } });
    }
  },
  (error) => console.warn('Cards in pages may offer what is done:', error),
);

/**
 * Stores whether codes may fill themselves in on a site. Called in the background only, the one writer. When it is allowed, a code that has
 * already arrived is filled too.
 * @param isOn undefined to ask the user again next time
 */
export async function chooseCodeFill(origin: string, isOn: boolean | undefined): Promise<void> {
  await codeSitesItem.update((sites) => chooseCodeSite(sites, origin, isOn));
  if (isOn) await fillCodesAutomatically(({ filledIn }) => filledIn?.origin === origin);
}
