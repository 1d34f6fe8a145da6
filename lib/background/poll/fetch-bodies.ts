import { NotFoundError, ServiceError, TooLargeError } from '../../api/errors.ts';
import { cached } from '../../i18n/cached.ts';
import { MINUTE, sleep } from '../../i18n/time.ts';
import { receivesMail } from '../../mailbox/address.ts';
import { extractFromMessage } from '../../mailbox/extract-from-message.ts';
import type { Message } from '../../mailbox/message.ts';
import { readLiveAddresses, readWanted } from '../../mailbox/read-messages.ts';
import { readConnection } from '../../storage/connection.ts';
import { createCoalescingRunner } from '../../storage/serial-queue.ts';

/** How long the next body waits for a slow one before it is fetched too. */
const BODY_TIMEOUT_MS = 1500;
/** Senders decide how many messages come, so at most this many bodies are fetched in a round, those of the newest messages. */
const MAX_BODIES = 5;
const MAX_RETRY_DELAY_MS = 60 * MINUTE;

const inProgress = new Set<string>();

/** Bodies whose request failed for them alone: how often, and when the next request is due (epoch ms). A new worker starts from zero. */
const failures = new Map<string, { count: number; retryAt: number }>();

export function forgetBodyFailures(): void {
  failures.clear();
}

/** Whether a body may be requested: no request for it runs, and none failed for it alone a short time ago. @param now epoch ms */
function isFetchable({ id }: Message, now: number): boolean {
  return !inProgress.has(id) && (failures.get(id)?.retryAt ?? 0) <= now;
}

async function fetchOne(id: string, fetchBody: () => Promise<void>): Promise<void> {
  inProgress.add(id);
  try {
    await fetchBody();
    failures.delete(id);
  } catch (error) {
    if (error instanceof ServiceError && error.isOfItem) {
      const count = (failures.get(id)?.count ?? 0) + 1;
      failures.set(id, { count, retryAt: Date.now() + Math.min(MINUTE * 2 ** (count - 1), MAX_RETRY_DELAY_MS) });
    }
    throw error;
  } finally {
    inProgress.delete(id);
  }
}

/** Whether the cause of a failure may be its own body alone. */
const mayConcernOneBody = (error: unknown) =>
  error instanceof TooLargeError || (error instanceof ServiceError && error.isOfItem);

/**
 * Fetches some bodies, in the order of the messages. If one is slow, the next is fetched in parallel. A failure that may concern other
 * bodies too ends the round, and so does a second failure. A message that the service no longer has is no failure.
 * @returns once all requests that were started have ended
 * @throws the first error that is not the service's
 */
export async function fetchBodies(messages: Message[], fetchBody: (message: Message) => Promise<void>): Promise<void> {
  const now = Date.now();
  const started: Promise<void>[] = [];
  const errors: unknown[] = [];
  for (const message of messages.filter((one) => isFetchable(one, now)).slice(0, MAX_BODIES)) {
    const fetching = fetchOne(message.id, () => fetchBody(message)).catch((error: unknown) => {
      if (!(error instanceof NotFoundError)) errors.push(error);
    });
    started.push(fetching);
    await Promise.race([fetching, sleep(BODY_TIMEOUT_MS)]);
    if (errors.length > 1 || !errors.every(mayConcernOneBody)) break;
  }
  await Promise.all(started);
  const own = errors.find((error) => !(error instanceof ServiceError));
  if (own) throw own;
}

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
  const warn = (error: unknown) => console.warn('Bodies are fetched after the next check:', error);
  const runnerOf = cached((service: string) =>
    createCoalescingRunner(() => fetchSome(service, (message) => void onExtracted(message).catch(warn)), warn),
  );
  return (service) => runnerOf(service)();
}
