import { createAddress } from '../mailbox/create-address.ts';
import { findSite } from '../mailbox/site.ts';
import type { Unfillable } from './fill-script.ts';
import { type EnteredPage, enterPage, type Place } from './page.ts';

/**
 * Why an address did not end in the field. `no-access`: browsers let no extension into this page; `not-kept`: the page did not
 * keep the value.
 */
export type FillReason = Unfillable | 'no-access' | 'not-kept';

/**
 * How a fill ended.
 * - `filled`: the address is in the field
 * - `copied`: it is on the clipboard; `kept`: in the list only; both say why
 * - `refused`: no address was made, because the field can't take one
 */
export type Fill =
  | { result: 'filled'; email: string }
  | { result: 'copied' | 'kept'; email: string; reason: FillReason }
  | { result: 'refused'; reason: FillReason };

/** Where the page is out of reach, rather than the field unfit: an address can still be carried there by hand. */
const OUT_OF_REACH: FillReason[] = ['foreign-frame', 'no-access'];

async function carryOut(page: EnteredPage | undefined, place: Place, url: string | undefined): Promise<Fill> {
  const obstacle: FillReason | null = page ? await page.judge() : 'no-access';
  if (obstacle && !OUT_OF_REACH.includes(obstacle)) return { result: 'refused', reason: obstacle };

  const site = findSite(url);
  const { email } = await createAddress(
    {},
    {
      filledAt: Date.now(),
      ...(site && { site }),
      ...(url && { filledIn: { ...place, url } }),
    },
  );
  if (!obstacle && (await page?.write(email).catch(() => false))) return { result: 'filled', email };

  const isCopied = await page?.copy(email).catch(() => false);
  return { result: isCopied ? 'copied' : 'kept', email, reason: obstacle ?? 'not-kept' };
}

/**
 * One fill, from the click to the value in the field: the field is judged before an address is made, and the address stored
 * before it is written.
 * @param url of the tab, if the browser told it
 * @param withSearch whether the page may be searched for a field if none has the cursor
 * @throws ServiceError if no address could be made
 */
export async function fillAddress(place: Place, url: string | undefined, withSearch: boolean): Promise<Fill> {
  const page = await enterPage(place, withSearch).catch(() => undefined);
  try {
    return await carryOut(page, place, url);
  } finally {
    await page?.leave();
  }
}
