import { NotFoundError, ServiceError, TooLargeError } from '../../api/errors.ts';
import { isKnownTo } from '../../mailbox/address.ts';
import type { Message } from '../../mailbox/message.ts';
import { readLiveAddresses, readWanted } from '../../mailbox/read-messages.ts';
import { extractFromMessage } from '../../mailbox/understand-message.ts';
import { createCoalescingRunner } from '../../storage/coalescing-runner.ts';
import { readConnection } from '../../storage/connection.ts';
import { isPutOff, isUnderway, PATIENCE_MS, whileUnderway } from './bodies-underway.ts';
import { withTimeout } from './with-timeout.ts';

/** So many of the newest are looked at, however many are wanted: one step of the database. */
const LOOKED_AT = 200;
/** So many where those are of other services, which may be gone. */
const LOOKED_AT_MOST = 2000;
/** A stranger decides how many messages come: so many bodies are fetched at once, of the newest. */
export const FETCHED_AT_ONCE = 5;

/**
 * Fetches some of the bodies that could not be fetched when their messages came, as long as the service has them and the rate limit
 * allows: so that every message can be read later. One that fails for itself alone waits, longer each time; any other failure, and being
 * held back, ends it until the next time.
 */
export async function fetchWanted(service: string, onExtracted: (message: Message) => void = () => {}): Promise<void> {
  const newest = await readWanted(LOOKED_AT);
  if (newest.length === 0) return;
  const now = Date.now();
  const [addresses, connection] = await Promise.all([readLiveAddresses(now), readConnection(service)]);
  if (!connection) return;
  const known = new Set(
    addresses
      .filter((one) => isKnownTo([service], one, now) && one.keyMark === connection.keyMark)
      .map(({ email }) => email),
  );
  const isDue = ({ id, address }: Message) => known.has(address) && !isPutOff(id, now) && !isUnderway(id);
  const isEnough = newest.length < LOOKED_AT || newest.some(isDue);
  const wanted = isEnough ? newest : await readWanted(LOOKED_AT_MOST);
  await withTimeout(wanted.filter(isDue).slice(0, FETCHED_AT_ONCE), PATIENCE_MS, async (message) => {
    try {
      onExtracted(await whileUnderway(message.id, () => extractFromMessage(message, 'upkeep')));
      return true;
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      return error.isOfItem || error instanceof NotFoundError || error instanceof TooLargeError;
    }
  });
}

/**
 * Fetches the bodies that are still wanted, beside all else: nobody waits for them, and no check of a service is put off.
 * @param onExtracted called with each message whose body is there, and awaited by nobody
 * @returns asks for the bodies of a service (base URL); one run of each at a time
 */
export function createBodyFetcher(
  onExtracted: (message: Message) => Promise<void>,
  fetchSome: typeof fetchWanted = fetchWanted,
): (service: string) => void {
  const runners = new Map<string, () => void>();
  const warn = (error: unknown) => console.warn('Bodies are fetched after the next check:', error);

  return (service) => {
    const run =
      runners.get(service) ??
      createCoalescingRunner(() => fetchSome(service, (message) => void onExtracted(message).catch(warn)), warn);
    runners.set(service, run);
    run();
  };
}
