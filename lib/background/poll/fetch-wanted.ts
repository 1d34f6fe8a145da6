import { receivesMail } from '../../mailbox/address.ts';
import { extractFromMessage } from '../../mailbox/extract-from-message.ts';
import type { Message } from '../../mailbox/message.ts';
import { readLiveAddresses, readWanted } from '../../mailbox/read-messages.ts';
import { createCoalescingRunner } from '../../storage/coalescing-runner.ts';
import { readConnection } from '../../storage/connection.ts';
import { fetchBodies, isFetchable } from './fetch-bodies.ts';

/** Only this many of the newest messages without a body are read: one step of the database. */
const READ_FIRST = 200;
/** The number if none of those can be fetched now: their services may be gone. */
const READ_AT_MOST = 2000;

/**
 * Fetches some of the bodies that could not be fetched when their messages came, while the service has them and the rate limit allows it,
 * so that every message can be read later.
 */
export async function fetchWanted(service: string, onExtracted: (message: Message) => void = () => {}): Promise<void> {
  const newest = await readWanted(READ_FIRST);
  if (newest.length === 0) return;
  const now = Date.now();
  const [addresses, connection] = await Promise.all([readLiveAddresses(now), readConnection(service)]);
  if (!connection) return;
  const known = new Set(
    addresses
      .filter((one) => receivesMail([service], one, now) && one.keyMark === connection.keyMark)
      .map(({ email }) => email),
  );
  const isDue = (message: Message) => known.has(message.address) && isFetchable(message, now);
  const isEnough = newest.length < READ_FIRST || newest.some(isDue);
  const wanted = isEnough ? newest : await readWanted(READ_AT_MOST);
  await fetchBodies(wanted.filter(isDue), async (message) => onExtracted(await extractFromMessage(message, 'upkeep')));
}

/**
 * Fetches the missing bodies in the background: nothing waits for them, and they delay no check of a service.
 * @param onExtracted called with each message whose body was fetched; it is not awaited
 * @returns starts fetching for a service (base URL); one run per service at a time
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
