import type { Address } from '../../mailbox/address.ts';
import { readFresh } from '../../mailbox/fresh-code.ts';
import type { Message } from '../../mailbox/message.ts';
import { isSameProfile, profileOf } from '../../mailbox/profile.ts';
import { readAddresses } from '../../mailbox/read-messages.ts';
import { markCodeFilled, markRead } from '../../mailbox/writer.ts';
import { createSerialQueue } from '../../storage/serial-queue.ts';
import { chooseCodeSite, codeSitesItem, settingsItem } from '../../storage/settings.ts';
import { findCodeToFill, isCodeFillWanted } from './code-to-fill.ts';
import { watchedPage } from './watched-page.ts';

/** One run at a time: two runs for the same code would fill it twice. */
const queue = createSerialQueue();

export type AutofillEdges = typeof watchedPage & {
  readFresh: typeof readFresh;
  readAddresses: typeof readAddresses;
  markCodeFilled: typeof markCodeFilled;
  markRead: typeof markRead;
};

const EDGES: AutofillEdges = { ...watchedPage, readFresh, readAddresses, markCodeFilled, markRead };

async function fillFrom(address: Address, message: Message & { code: string }, edges: AutofillEdges): Promise<void> {
  const { filledIn } = address;
  if (!filledIn) return;
  const { code, codeSites: { sender = '' } = {} } = message;
  const tab = await edges.readTab(filledIn.tabId);
  if (!isSameProfile(profileOf(tab), address)) return;
  if (!(await edges.canTake(filledIn, code, sender))) return;
  // Marked before it is written: a page may submit the code at once, show its field again, and would get the same code endlessly.
  await edges.markCodeFilled(message.id, Date.now());
  if (await edges.writeCode(filledIn, code, sender)) await edges.markRead([message.id], Date.now());
}

/**
 * Fills codes without a click, if the user wants that: a code that was sent to an address goes into the origin that the address was filled
 * into. In case of doubt, nothing is filled. Never throws.
 */
export function fillCodesAutomatically(filter: (address: Address) => boolean, edges = EDGES): Promise<void> {
  return queue(async () => {
    const [{ codeFill }, sites] = await Promise.all([settingsItem.read(), codeSitesItem.read()]);
    // A page may request this every second: if no code can be wanted, the mailbox is not read.
    if (codeFill === 'never' || (codeFill === 'ask' && sites.on.length === 0)) return;
    const messages = await edges.readFresh(Date.now());
    if (!messages.some(({ code, codeFilledAt }) => code !== undefined && codeFilledAt === undefined)) return;
    // All addresses are needed: another one may have been filled into the same page since.
    const addresses = await edges.readAddresses();
    for (const address of addresses.filter(filter)) {
      if (!address.filledIn || !isCodeFillWanted(codeFill, sites, address.filledIn.origin)) continue;
      const message = findCodeToFill({ addresses, messages }, address, Date.now());
      // The tab may be closed, or no longer accessible.
      if (message) await fillFrom(address, message, edges).catch(() => {});
    }
  }).catch((error: unknown) => console.warn('A code could not be filled:', error));
}

export function fillCodesFrom(messages: Message[]): Promise<void> {
  const addresses = new Set(messages.filter(({ code }) => code !== undefined).map(({ address }) => address));
  return addresses.size > 0 ? fillCodesAutomatically(({ email }) => addresses.has(email)) : Promise.resolve();
}

/**
 * Stores whether codes may fill themselves in on a site. Called in the background only, the one writer. When it is allowed, a code that has
 * already arrived is filled too.
 * @param isOn undefined to ask the user again next time
 */
export async function chooseCodeFill(origin: string, isOn: boolean | undefined): Promise<void> {
  await codeSitesItem.update((sites) => chooseCodeSite(sites, origin, isOn));
  if (isOn) await fillCodesAutomatically(({ filledIn }) => filledIn?.origin === origin);
}
