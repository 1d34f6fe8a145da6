import { browser } from 'wxt/browser';
import { findBoundHosts, mayGoTo } from '../codes/find-bound-hosts.ts';
import { text } from '../language/text.ts';
import type { Address } from '../mailbox/address.ts';
import type { Message } from '../mailbox/message.ts';
import { isSamePlace, placeOf } from '../mailbox/place.ts';
import { readBody } from '../mailbox/read-contents.ts';
import { readMailbox } from '../mailbox/store.ts';
import { markCodeFilled } from '../mailbox/writer.ts';
import { createSerialQueue } from '../queue/serial-queue.ts';
import { z } from '../schema/z.ts';
import { languageSpoken } from '../settings/chosen-language.ts';
import { chooseCodeSite, codeSitesItem } from '../settings/code-sites-item.ts';
import { settingsItem } from '../settings/settings.ts';
import { findHost } from '../site/find-host.ts';
import type { NoticeWords } from './code-notice.ts';
import { findCodeToFill, isCodeFillWanted } from './code-to-fill.ts';

/** A code that is waited for is in one of the newest messages. */
const NEWEST_MESSAGES = 40;

/** One at a time: two that ask for the same code would fill it twice. */
const queue = createSerialQueue();

/** A page that was left at once may be in the back/forward cache: it never answers. */
const ANSWER_WITHIN_MS = 2000;

type FilledIn = NonNullable<Address['filledIn']>;

/** Asks the script that watches the page: where none does, the page was left since the fill, or is not open to us. */
async function ask(
  { tabId, frameId, origin }: FilledIn,
  func: (code: string, origin: string, words: NoticeWords) => boolean | Promise<boolean> | undefined,
  code: string,
): Promise<boolean> {
  await languageSpoken();
  const words: NoticeWords = { said: text('code.filledItself'), undo: text('do.undo') };
  const target = { tabId, frameIds: [frameId] };
  const asking = browser.scripting.executeScript({ target, func, args: [code, origin, words] });
  const late = new Promise<never[]>((resolve) => setTimeout(() => resolve([]), ANSWER_WITHIN_MS));
  const [answer] = await Promise.race([asking, late]);
  return z.boolean().safeParse(answer?.result).data === true;
}

async function fillFrom(address: Address, message: Message & { code: string }): Promise<void> {
  const { filledIn } = address;
  if (!filledIn) return;
  const { text: plain, html } = (await readBody(message.id)) ?? {};
  if (!mayGoTo(findBoundHosts([plain, html], message.code), findHost(filledIn.origin))) return;
  const tab = await browser.tabs.get(filledIn.tabId);
  if (!isSamePlace(placeOf(tab), address)) return;
  if (!(await ask(filledIn, (code, origin) => globalThis.mayflyWatch?.canTake(code, origin), message.code))) return;
  // Before it is written: a page may send it at once, show its field again, and would get the same code without end.
  await markCodeFilled(message.id, Date.now());
  await ask(filledIn, (code, origin, words) => globalThis.mayflyWatch?.writeCode(code, origin, words), message.code);
}

/**
 * Fills codes into the pages that asked for them, where the person wants that: into the origin that an address was filled into, a code that
 * came to that address. Where anything is in doubt, nothing is done. Never throws.
 * @param isMeant which addresses it is about
 */
export function fillItself(isMeant: (address: Address) => boolean): Promise<void> {
  return queue(async () => {
    const [{ codeFill }, sites] = await Promise.all([settingsItem.read(), codeSitesItem.read()]);
    if (codeFill === 'never') return;
    const mailbox = await readMailbox(NEWEST_MESSAGES);
    for (const address of mailbox.addresses.filter(isMeant)) {
      if (!address.filledIn || !isCodeFillWanted(codeFill, sites, address.filledIn.origin)) continue;
      const message = findCodeToFill(mailbox, address, Date.now());
      // The tab may be gone, or closed to us.
      if (message) await fillFrom(address, message).catch(() => {});
    }
  }).catch((error: unknown) => console.warn('A code could not fill itself:', error));
}

/** The same, for the messages that have just come. */
export function fillItselfFrom(messages: Message[]): Promise<void> {
  const addresses = new Set(messages.filter(({ code }) => code !== undefined).map(({ address }) => address));
  return addresses.size > 0 ? fillItself(({ email }) => addresses.has(email)) : Promise.resolve();
}

/**
 * Stores whether codes may fill themselves into a site. In the background alone: one writer. A yes is for the code that is there, too.
 * @param isOn undefined to be asked again
 */
export async function chooseCodeFill(origin: string, isOn: boolean | undefined): Promise<void> {
  await codeSitesItem.update((sites) => chooseCodeSite(sites, origin, isOn));
  if (isOn) await fillItself(({ filledIn }) => filledIn?.origin === origin);
}
