import { RefusedError } from '../../api/errors.ts';
import { type Address, isLive } from '../address.ts';
import { readAddress } from '../read-messages.ts';
import { createAddress } from './create-address.ts';

/**
 * Has the service make an address of the same name again, after it has expired. Its mail stays with it.
 * @param email of the mailbox
 * @returns another address where the service chooses names
 * @throws RefusedError for a name that is taken by now, or one that is not in the mailbox; any other ServiceError
 */
export async function renewAddress(email: string): Promise<Address> {
  const old = await readAddress(email);
  if (!old) throw new RefusedError('It is not in the mailbox.');
  if (isLive(old, Date.now())) return old;
  const at = email.lastIndexOf('@');
  const options = { name: email.slice(0, at), domain: email.slice(at + 1), service: old.service, isAgain: true };
  const { container, isPrivate } = old;
  const profile = { ...(container !== undefined && { container }), ...(isPrivate && { isPrivate }) };
  // What stays of the old one is for the mailbox to say, see `recreated`.
  return createAddress(options, profile);
}
