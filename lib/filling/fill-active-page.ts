import type { FillOutcome } from '../rpc/calls.ts';
import { languageSpoken } from '../settings/chosen-language.ts';
import { findActiveTarget } from './active-target.ts';
import { describeFillNotification } from './describe-fill-notification.ts';
import { fillAddress } from './fill-address.ts';

/**
 * The popup's fill: the page is searched for its field.
 * @param email an address of the mailbox; undefined for a new one
 * @param onKept called once an address is in the mailbox
 * @throws ServiceError if no address could be made
 */
export async function fillActivePage(email: string | undefined, onKept: () => void): Promise<FillOutcome> {
  const { target, url, place } = await findActiveTarget();
  const fill = await fillAddress({ target, url, place, withSearch: true, email, onKept });
  await languageSpoken();
  const reason = describeFillNotification(fill)?.reason;
  return {
    result: fill.result,
    ...('email' in fill && { email: fill.email }),
    ...(reason !== undefined && { reason }),
  };
}
