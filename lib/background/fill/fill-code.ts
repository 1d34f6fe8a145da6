import { browser } from 'wxt/browser';
import { isSameProfile, profileOf } from '../../mailbox/profile.ts';
import { readAddressesOf, readMessage } from '../../mailbox/read-messages.ts';
import { markCodeFilled, markRead } from '../../mailbox/writer.ts';
import type { CodeFill } from '../../messaging/calls.ts';
import { assessCode } from '../../page/fill/assess-code.ts';
import { isSingleHost } from '../../site/host.ts';
import { loadSites, type Sites } from '../../site/loaded-sites.ts';
import { type EnteredPage, enterPage, type FrameTarget } from './page.ts';

async function fillInto(page: EnteredPage, asked: string, code: string, isFieldChosen: boolean): Promise<CodeFill> {
  // A tab that has moved on must not get the code of the page that asked.
  const [sites, origin] = await Promise.all([loadSites(), page.origin()]);
  if (!mayTakeCode(sites, asked, origin)) return 'no-access';
  if (await page.writeCode(code)) return 'filled';
  // A field that was clicked is the right one, whatever it is called; codes are short, and so are their fields.
  if (!isFieldChosen) return 'no-field';
  const { refusalReason } = page.verdict();
  const canTake = refusalReason === undefined || refusalReason === 'too-short';
  if (canTake && (await page.write(code))) return 'filled';
  return (await page.copy(code)) ? 'copied' : 'no-field';
}

/**
 * Writes a message's code into the page that asked for it. Never throws for what the page does.
 * @param clicked where the user pointed at a field; absent for the page that the address was filled into
 */
export async function fillCode(messageId: string, clicked?: FrameTarget): Promise<CodeFill> {
  const message = await readMessage(messageId);
  const [address] = message ? await readAddressesOf([message.address]) : [];
  const asked = address?.filledIn;
  if (message?.code === undefined || !asked || !assessCode(message, address).isOffered) return 'no-access';
  const { tabId, frameId } = clicked ?? asked;
  // Not even the same site in another container, or out of a private window.
  const tab = await browser.tabs.get(tabId).catch(() => undefined);
  if (!tab || !isSameProfile(profileOf(tab), address)) return 'no-access';

  const page = await enterPage({ tabId, frameId, targetElementId: clicked?.targetElementId }, true).catch(
    () => undefined,
  );
  if (!page) return 'no-access';
  try {
    const result = await fillInto(page, asked.origin, message.code, clicked !== undefined);
    // It is in the page, whether that can be stored or not.
    if (result === 'filled')
      await Promise.all([markCodeFilled(messageId, Date.now()), markRead([messageId], Date.now())]).catch(() => {});
    return result;
  } catch {
    return 'no-access';
  } finally {
    await page.leave();
  }
}

/**
 * Whether a code that a page of one origin asked for may be written into a page of another: into the very same origin, or one with the
 * same registrable domain. A machine without one, such as an IP address or `localhost`, has many services: there the port counts. What
 * was asked for over TLS goes into no page that anybody on the way may have written.
 * @param asked where the address was filled; undefined where that is not known
 * @param target where the code would go
 */
export function mayTakeCode({ findSite }: Sites, asked: string | undefined, target: string | undefined): boolean {
  const from = URL.parse(asked ?? '');
  const to = URL.parse(target ?? '');
  if (!from || !to || !/^https?:$/.test(to.protocol)) return false;
  if (from.origin === to.origin) return true;
  if (from.protocol === 'https:' && to.protocol !== 'https:') return false;
  const site = findSite(asked);
  return site !== undefined && !isSingleHost(site) && findSite(target) === site;
}
