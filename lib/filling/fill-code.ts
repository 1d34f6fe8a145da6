import type { Address } from '../mailbox/address.ts';
import { findSite } from '../mailbox/site.ts';
import { readAddresses, readMessage } from '../mailbox/store.ts';
import { type EnteredPage, enterPage } from './page.ts';

/**
 * How carrying a code back ended: `filled`; `no-access`: the tab is gone, on another site, or the browser gives no way into it
 * from here; `no-field`: the page asks for no code, or did not keep it.
 */
export type CodeFill = 'filled' | 'no-access' | 'no-field';

async function fillInto(page: EnteredPage, address: Address, code: string): Promise<CodeFill> {
  // A tab that has moved on must not get the code of the site that asked.
  if (findSite(await page.url()) !== address.site) return 'no-access';
  return (await page.writeCode(code)) ? 'filled' : 'no-field';
}

/** Writes a message's code into the page that its address was filled into. Never throws for what the page does. */
export async function fillCode(messageId: string): Promise<CodeFill> {
  const [message, addresses] = await Promise.all([readMessage(messageId), readAddresses()]);
  const address = addresses.find(({ email }) => email === message?.address);
  if (message?.code === undefined || !address?.filledIn || address.site === undefined) return 'no-access';

  const page = await enterPage(address.filledIn, true).catch(() => undefined);
  if (!page) return 'no-access';
  try {
    return await fillInto(page, address, message.code);
  } catch {
    return 'no-access';
  } finally {
    await page.leave();
  }
}
