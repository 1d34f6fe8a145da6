import { RefusedError } from '../../api/errors.ts';
import { type Address, isLive } from '../address.ts';
import { addressBook } from './address-book.ts';
import { createAddress, openForAddress } from './create-address.ts';

/** What stays of an address that is made anew. Where it was filled is long ago: its site may have it, and it waits for no mail of then. */
function keep({ label, site, container, isPrivate, lastMessageAt, filledAt, isReused }: Address): Partial<Address> {
  return {
    ...(label !== undefined && { label }),
    ...(site !== undefined && { site }),
    ...(container !== undefined && { container }),
    ...(isPrivate && { isPrivate }),
    ...(lastMessageAt !== undefined && { lastMessageAt }),
    ...((isReused || filledAt !== undefined) && { isReused: true }),
  };
}

/**
 * Has the service make an address of the same name again, after it has expired. Its mail stays with it.
 * @param email of the mailbox
 * @returns another address where the service chooses names
 * @throws RefusedError for a name that somebody else has by now, or one that is not in the mailbox; any other ServiceError
 */
export async function renewAddress(email: string, book = addressBook): Promise<Address> {
  const old = (await book.read()).find((address) => address.email === email);
  if (!old) throw new RefusedError('It is not in the mailbox.');
  if (isLive(old, Date.now())) return old;
  const at = email.lastIndexOf('@');
  const wish = { name: email.slice(0, at), domain: email.slice(at + 1), isAgain: true };
  const kept = keep(old);
  return createAddress(
    wish,
    old.isPrivate ? { isPrivate: true } : {},
    (made) => book.add(made.email === email ? { ...made, ...kept } : made),
    openForAddress(wish, old.isPrivate ? { isPrivate: true } : {}, 'press', book),
  );
}
