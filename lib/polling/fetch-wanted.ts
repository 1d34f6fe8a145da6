import { NotFoundError, ServiceError, TooLargeError } from '../api/errors.ts';
import { isKnownTo } from '../mailbox/address.ts';
import type { Message } from '../mailbox/message.ts';
import { readAddresses, readWanted } from '../mailbox/read-messages.ts';
import { understandMessage } from '../mailbox/understand-message.ts';
import { connectionItem } from '../settings/connection.ts';

/** Where messages are kept whose bodies are still to be fetched. */
export type WantedStore = {
  readWanted: typeof readWanted;
  readAddresses: typeof readAddresses;
  understandMessage(message: Message, purpose: 'upkeep'): Promise<Message>;
};

/** So many of the newest are looked at, however many are wanted: one step of the database. */
const LOOKED_AT = 200;
/** A stranger decides how many messages come: so many bodies are fetched at once, of the newest. */
export const FETCHED_AT_ONCE = 5;

/**
 * Fetches some of the bodies that could not be fetched when their messages came, as long as the service has them and the rate limit
 * allows: so that every message can be read later. The first one that fails or is held back ends it until the next time.
 */
export async function fetchWanted(
  store: WantedStore = { readWanted, readAddresses, understandMessage },
): Promise<void> {
  const wanted = await store.readWanted(LOOKED_AT);
  if (wanted.length === 0) return;
  const [addresses, connection] = await Promise.all([store.readAddresses(), connectionItem.read()]);
  const known = new Set(
    addresses
      .filter((one) => isKnownTo(connection?.baseUrl, one, Date.now()) && one.keyMark === connection?.keyMark)
      .map(({ email }) => email),
  );
  for (const message of wanted.filter(({ address }) => known.has(address)).slice(0, FETCHED_AT_ONCE)) {
    try {
      await store.understandMessage(message, 'upkeep');
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      if (!(error instanceof NotFoundError || error instanceof TooLargeError)) return;
    }
  }
}
