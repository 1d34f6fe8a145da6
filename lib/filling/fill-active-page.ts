import type { FillOutcome } from '../rpc/calls.ts';
import { languageSpoken } from '../settings/chosen-language.ts';
import { findActiveTarget } from './active-target.ts';
import { describeFillNotification } from './describe-fill-notification.ts';
import { type Fill, type FillWish, fillAddress } from './fill-address.ts';
import { type Replacement, replaceAddress } from './replace-address.ts';

async function wishForActivePage(onKept: () => void): Promise<FillWish> {
  return { ...(await findActiveTarget()), withSearch: true, onKept };
}

async function toOutcome(fill: Fill, deleted?: string): Promise<FillOutcome> {
  await languageSpoken();
  const reason = describeFillNotification(fill)?.reason;
  return {
    result: fill.result,
    ...('email' in fill && { email: fill.email }),
    ...(reason !== undefined && { reason }),
    ...(deleted !== undefined && { deleted }),
  };
}

/**
 * The popup's fill: the page is searched for its field.
 * @param email an address of the mailbox; undefined for a new one
 * @param onKept called once an address is in the mailbox
 * @throws ServiceError if no address could be made
 */
export async function fillActivePage(email: string | undefined, onKept: () => void): Promise<FillOutcome> {
  return toOutcome(await fillAddress({ ...(await wishForActivePage(onKept)), email }));
}

/** The popup's *Try another domain*. @param deleteAddress, @throws as of `replaceAddress` */
export async function replaceInActivePage(
  replacement: Replacement,
  onKept: () => void,
  deleteAddress: (email: string) => Promise<void>,
): Promise<FillOutcome> {
  const { fill, isDeleted } = await replaceAddress(replacement, await wishForActivePage(onKept), deleteAddress);
  return toOutcome(fill, isDeleted ? replacement.email : undefined);
}
