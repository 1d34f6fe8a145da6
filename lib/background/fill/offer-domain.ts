import { browser } from 'wxt/browser';
import { joinSentences } from '../../i18n/format-list.ts';
import { languageInUse } from '../../i18n/language-in-use.ts';
import { text } from '../../i18n/text.ts';
import { findNextDomain, readDomainChoice } from '../../mailbox/address/choose-domain.ts';
import { type Address, domainOf, filledAtOf, isLive, isReplaceable } from '../../mailbox/address.ts';
import { readLiveAddresses } from '../../mailbox/read-messages.ts';
import { updateAddress } from '../../mailbox/writer.ts';
import type { CallingFrame } from '../../messaging/find-caller.ts';
import type { NoticeTexts } from '../../page/watch/page-notice.ts';
import { languageLoaded } from '../../storage/chosen-language.ts';
import type { Replacement } from './replace-address.ts';
import { isFilledInto } from './watch-tab.ts';

/** The address that was filled into the page last, if it may be replaced and the page is visible. */
export function findRejected(addresses: Address[], frame: CallingFrame, now: number): Address | undefined {
  const filled = addresses.filter(isFilledInto(frame));
  const last = filled.sort((one, other) => filledAtOf(other) - filledAtOf(one))[0];
  return last && frame.isInFront && isLive(last, now) && isReplaceable(last, now) ? last : undefined;
}

/** The domains of the addresses that the site refused, including those that were not replaced by way of the offer. */
export function listTried(addresses: Address[], { site }: Address): string[] {
  const tried = addresses.filter((address) => address.site === site && address.refusedAt !== undefined);
  return tried.map(({ email }) => domainOf(email));
}

async function findReplacement(rejected: Address, addresses: Address[]): Promise<Replacement | undefined> {
  const { email, site = '', isPrivate, service } = rejected;
  const { domains, refused } = await readDomainChoice(isPrivate);
  const tried = [...(refused.get(site) ?? []), ...listTried(addresses, rejected)];
  const domain = findNextDomain(domains[service] ?? [], tried, email);
  return domain === undefined ? undefined : { email, domain };
}

/**
 * Called when the page indicates that it does not accept the address. Marks the address as refused, for the popup, and says in the page
 * that the popup offers another domain. Nothing that stands in a page creates or deletes an address: a page can lead a user to press it.
 */
export async function offerDomain(frame: CallingFrame): Promise<void> {
  const addresses = await readLiveAddresses(Date.now());
  const rejected = findRejected(addresses, frame, Date.now());
  if (!rejected) return;
  const { email } = rejected;
  await updateAddress(email, (address) => ({ ...address, refusedAt: Date.now() }));
  const replacement = await findReplacement(rejected, addresses);
  if (!replacement) return;
  await languageLoaded();
  const words: NoticeTexts = {
    message: joinSentences(
      text('address.refusedHere', { domain: domainOf(email) }),
      text('address.tryInMayfly', { domain: replacement.domain }),
    ),
    language: languageInUse(),
  };
  await browser.scripting.executeScript({
    target: { tabId: frame.tabId, frameIds: [frame.frameId] },
    func: (what: string, how: NoticeTexts) => globalThis.mayflyWatch?.offer(what, how),
    args: [email, words],
  });
}
