import { browser } from 'wxt/browser';
import { isTabInView } from '../../browser/tabs.ts';
import { assessCode } from '../../mailbox/assess-code.ts';
import { readFresh } from '../../mailbox/fresh-code.ts';
import type { Message } from '../../mailbox/message.ts';
import { maySee, profileOf } from '../../mailbox/profile.ts';
import { readAddresses, readAddressesOf, readMessage } from '../../mailbox/read-messages.ts';
import { markCodeFilled, markRead } from '../../mailbox/writer.ts';
import type { CodeFill } from '../../messaging/calls.ts';
import { describeCodeFillReason } from '../../messaging/describe-code-fill.ts';
import type { CallingFrame } from '../../messaging/find-caller.ts';
import { findHost, findOrigin, isSingleHost, parseWebUrl } from '../../site/host.ts';
import { loadSites, type Sites } from '../../site/loaded-sites.ts';
import { languageLoaded } from '../../storage/chosen-language.ts';
import { findCodeToFill } from './code-to-fill.ts';
import { findActiveTarget } from './fill-active-page.ts';
import { toRefusal } from './fill-address.ts';
import { type FrameTarget, type InjectedPage, injectFillScript } from './page.ts';

type CodeFillEnd = {
  result: CodeFill;
  /** The title of the page that has the code, if it is not the one in view. */
  page?: string | undefined;
  /** The code is on the clipboard, because the field that the user clicked does not have it. */
  isCopied?: boolean;
};

/** Results of pages that have a place for the code. */
const PLACE_FOUND: CodeFill[] = ['filled', 'not-taken', 'has-text', 'failed'];

const NO_ACCESS: CodeFillEnd = { result: 'no-access' };

async function write(page: InjectedPage, code: string, isFieldChosen: boolean): Promise<CodeFill> {
  const result = await page.writeCode(code, isFieldChosen);
  if (PLACE_FOUND.includes(result) || !isFieldChosen) return result;
  // A field that the user clicked is the right one, whatever its name. `too-short` is about addresses: codes are shorter.
  const { refusalReason = 'too-short' } = page.verdict();
  if (refusalReason !== 'too-short') return refusalReason === 'failed' ? 'failed' : result;
  const written = await page.write(code);
  return written === true ? 'filled' : written === 'failed' ? 'failed' : 'not-taken';
}

/**
 * Writes a code into a page that was entered, if it is of the right site.
 * @param asked the origin that asked for the code
 * @param isFieldChosen whether the user clicked a field
 */
export async function fillInto(
  page: InjectedPage,
  asked: string,
  code: string,
  isFieldChosen: boolean,
): Promise<CodeFillEnd> {
  try {
    // If the tab has navigated to another page, that page must not get the code.
    const [sites, origin] = await Promise.all([loadSites(), page.origin()]);
    if (!mayTakeCode(sites, asked, origin)) return NO_ACCESS;
    const result = await write(page, code, isFieldChosen).catch(() => 'failed' as const);
    return result === 'filled' || !isFieldChosen ? { result } : { result, isCopied: await page.copy(code) };
  } catch {
    return { result: 'failed' };
  }
}

/**
 * Writes a message's code into the page that asked for it. Never throws because of the page.
 * @param where the frame in which the user clicked a field, or the page beside the popup; absent for the page that the address was filled into
 * @param isFieldChosen whether the user clicked a field there
 */
export async function fillCode(
  messageId: string,
  where?: FrameTarget,
  isFieldChosen = where !== undefined,
): Promise<CodeFillEnd> {
  const message = await readMessage(messageId);
  const [address] = message ? await readAddressesOf([message.address]) : [];
  const asked = address?.filledIn;
  if (message?.code === undefined || !asked || !assessCode(message, address).isOffered) return NO_ACCESS;
  const { tabId, frameId } = where ?? asked;
  // The code stays in its container or private window, even if the same site is open in another one.
  const tab = await browser.tabs.get(tabId).catch(() => undefined);
  if (!tab || !maySee({ profile: profileOf(tab) })(address)) return NO_ACCESS;

  const { targetElementId, origin } = where ?? {};
  const page = await injectFillScript({ tabId, frameId, targetElementId, origin }, true).catch(toRefusal);
  if (typeof page === 'string') return { result: page };
  const end = await fillInto(page, asked.origin, message.code, isFieldChosen);
  // The code is in the page, even if storing that fails.
  if (end.result === 'filled')
    await Promise.all([markCodeFilled(messageId, Date.now()), markRead([messageId], Date.now())]).catch(() => {});
  await page.leave();
  if (end.result !== 'filled' || (await isTabInView(tab))) return end;
  return { ...end, page: tab.title || findHost(tab.url) };
}

/**
 * Fills a code for the popup: into the page beside it, if that has a place for the code, else into the page that asked for it. If neither
 * has one, the answer is about the page beside the popup, unless that may not have the code.
 */
export async function fillCodeFromPopup(
  messageId: string,
  edges = { fillCode, findActiveTarget },
): Promise<CodeFillEnd> {
  const { target } = await edges.findActiveTarget();
  const beside = await edges.fillCode(messageId, target, false);
  if (PLACE_FOUND.includes(beside.result)) return beside;
  const asked = await edges.fillCode(messageId);
  return PLACE_FOUND.includes(asked.result) || beside.result === 'no-access' ? asked : beside;
}

/** Whether the page that asked for a message's code can be reached without the user's click in it, and may have the code, and has it not yet. */
export async function canFillCode(message: Message): Promise<boolean> {
  const [address] = await readAddressesOf([message.address]);
  if (message.codeFilledAt !== undefined || !address?.filledIn || !assessCode(message, address).isPrimary) return false;
  const tab = await browser.tabs.get(address.filledIn.tabId);
  // The browser reports the URL of pages that are open to us, and of no other.
  return maySee({ profile: profileOf(tab), origin: findOrigin(tab.url) })(address);
}

/** Fills a code from its notification. @returns the tab with the page that has it; undefined if none has */
export async function fillCodeFromNotification(messageId: string): Promise<number | undefined> {
  const message = await readMessage(messageId);
  if (!message || (await fillCode(messageId)).result !== 'filled') return undefined;
  return (await readAddressesOf([message.address]))[0]?.filledIn?.tabId;
}

/**
 * Whether a code for a page of one origin may be written into a page of another: both need the same origin, or the same registrable domain.
 * A host without a registrable domain, such as an IP address or `localhost`, may run many services: there the port must match too. A code
 * for an https page never goes into an http page, which anyone on the network may have changed.
 * @param asked the origin that the address was filled into; undefined if unknown
 * @param target the origin that the code would go into
 */
export function mayTakeCode({ findSite }: Sites, asked: string | undefined, target: string | undefined): boolean {
  const from = parseWebUrl(asked);
  const to = parseWebUrl(target);
  if (!from || !to) return false;
  if (from.origin === to.origin) return true;
  if (from.protocol === 'https:' && to.protocol !== 'https:') return false;
  const site = findSite(asked);
  return site !== undefined && !isSingleHost(site) && findSite(target) === site;
}

async function openPopup(tabId: number): Promise<void> {
  const { windowId } = await browser.tabs.get(tabId);
  await browser.action.openPopup({ windowId });
}

const EDGES = { readFresh, readAddresses, fillCode, openPopup };

/**
 * Fills the code that the card in the calling page offers: one that may also fill itself, into the page that its address was filled into.
 * So a page gains nothing by calling this without a click. Firefox can't tell what the user saw of the card: there the popup opens, and fills.
 * @returns why the code is not in the page, in a sentence; empty if it is, or if there is none
 */
export async function fillCodeHere(frame: CallingFrame, edges = EDGES): Promise<string> {
  if (frame.frameId !== 0 || !frame.isInFront) return '';
  const [addresses, messages] = await Promise.all([edges.readAddresses(), edges.readFresh(Date.now())]);
  for (const address of addresses.filter(maySee(frame))) {
    const message = findCodeToFill({ addresses, messages }, address, Date.now());
    if (!message) continue;
    if (import.meta.env.FIREFOX) {
      await edges.openPopup(frame.tabId);
      return '';
    }
    const { result } = await edges.fillCode(message.id);
    await languageLoaded();
    return result === 'filled' ? '' : describeCodeFillReason(result);
  }
  return '';
}
