import type { Address } from '../mailbox/address.ts';
import { createAddress, type FillTrace } from '../mailbox/create-address.ts';
import { findSite } from '../mailbox/site.ts';
import { readAddresses } from '../mailbox/store.ts';
import { updateAddress } from '../mailbox/writer.ts';
import { setPollAlarm } from '../polling/poll-alarm.ts';
import type { Unfillable } from './fill-script.ts';
import { type EnteredPage, enterPage, type Place } from './page.ts';
import { takeSpare } from './spare-address.ts';

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

/**
 * What is to be filled, and where.
 * @property url of the tab, if the browser told it
 * @property withSearch whether the page may be searched for a field if the cursor is in none that asks for an address
 * @property email an address that is there already; absent for a new one
 */
export type FillWish = { place: Place; url: string | undefined; withSearch: boolean; email?: string | undefined };

/** Where the page is out of reach, rather than the field unfit: an address can still be carried there by hand. */
const OUT_OF_REACH: FillReason[] = ['foreign-frame', 'no-access'];

/** The address to fill: the one that was asked for, else the spare, else a new one. It is stored, with its trace, when this returns. */
async function obtainAddress(email: string | undefined, trace: FillTrace): Promise<Pick<Address, 'email'>> {
  const asked = email !== undefined && (await readAddresses()).find((address) => address.email === email);
  if (!asked) return (await takeSpare(trace, Date.now())) ?? (await createAddress({}, trace));
  await updateAddress(asked.email, (address) => ({ ...address, ...trace }));
  return asked;
}

async function carryOut(page: EnteredPage | undefined, wish: FillWish): Promise<Fill> {
  const { place, url, withSearch } = wish;
  const judged = page && (withSearch ? await page.look() : page.judgement);
  const obstacle: FillReason | null = judged === undefined ? 'no-access' : judged;
  if (obstacle && !OUT_OF_REACH.includes(obstacle)) return { result: 'refused', reason: obstacle };

  await setPollAlarm();
  const site = findSite(url);
  const { email } = await obtainAddress(wish.email, {
    filledAt: Date.now(),
    ...(site && { site }),
    ...(url && { filledIn: { ...place, url } }),
  });
  if (!obstacle && (await page?.write(email).catch(() => false))) return { result: 'filled', email };

  const isCopied = await page?.copy(email).catch(() => false);
  return { result: isCopied ? 'copied' : 'kept', email, reason: obstacle ?? 'not-kept' };
}

/**
 * One fill, from the click to the value in the field: the field is judged before an address is made, and the address stored
 * before it is written.
 * @throws ServiceError if no address could be made
 */
export async function fillAddress(wish: FillWish): Promise<Fill> {
  const page = await enterPage(wish.place, wish.withSearch).catch(() => undefined);
  try {
    return await carryOut(page, wish);
  } finally {
    await page?.leave();
  }
}
