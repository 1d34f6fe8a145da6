import { browser } from 'wxt/browser';
import { type Place, placeOf } from '../mailbox/place.ts';

/**
 * Opens a link in a new tab. One from mail to an address of a container (Firefox) opens there: a tab has the container of its opener,
 * which takes no permission, whereas naming a container takes one.
 * @returns false where no tab of the container is open
 */
export async function openLink(url: string, { container }: Place = {}): Promise<boolean> {
  if (container === undefined) {
    await browser.tabs.create({ url });
    return true;
  }
  const tabs = (await browser.tabs.query({})).filter((tab) => placeOf(tab).container === container);
  const opener = tabs.find(({ active }) => active) ?? tabs.at(-1);
  if (opener?.id === undefined) return false;
  await browser.tabs.create({ url, openerTabId: opener.id, windowId: opener.windowId });
  return true;
}
