import type { Purpose } from '../../api/allowed-at.ts';
import { NotFoundError, ServiceError } from '../../api/errors.ts';
import { sleep } from '../../i18n/time.ts';
import type { Address } from '../../mailbox/address.ts';
import { extractFromMessage } from '../../mailbox/extract-from-message.ts';
import type { Message } from '../../mailbox/message.ts';
import { readAddressesOf, readUnnotified } from '../../mailbox/read-messages.ts';
import { createSerialQueue, type SerialQueue } from '../../storage/serial-queue.ts';
import { BODY_TIMEOUT_MS, isUnderway, whileUnderway } from './bodies-underway.ts';
import { FETCHED_AT_ONCE } from './fetch-wanted.ts';
import { AWAITED_MS } from './habits.ts';
import { expectedSinceAt } from './watched-address.ts';
import { withTimeout } from './with-timeout.ts';

/** The user is notified of new mail after this time at the latest, even if its bodies are not fetched yet. */
const NOTIFIED_WITHIN_MS = 1500;

/** Stands for the service of messages whose address is gone. */
const NO_SERVICE = '';

export type PipelineStore = {
  /** Stored messages that the user was not notified of, newest first. */
  readUnnotified(): Promise<Message[]>;
  readAddressesOf: typeof readAddressesOf;
  /** Fetches the body and finds the code. Both are stored. */
  extractFromMessage(message: Message, purpose: Purpose): Promise<Message>;
};

export type Notifier = {
  /** @returns the messages that still need a notification: a worker that died may have shown some notifications */
  resumeNotifications(messages: Message[]): Promise<Message[]>;
  /** Shows the notifications, and marks all messages as notified. */
  notifyMessages(messages: Message[]): Promise<void>;
  /** Adds the code to a message's notification that was shown before the code was known. */
  addLateCode(message: Message): Promise<void>;
};

function findAwaited(addresses: Address[]): Set<string> {
  const since = Date.now() - AWAITED_MS;
  return new Set(addresses.filter((address) => expectedSinceAt(address) > since).map(({ email }) => email));
}

/**
 * Messages whose bodies can't be fetched now continue without a code; `fetchWanted` fetches the bodies later. A failed request ends the
 * round, as more would fail too. If a failure may concern one message alone, only the second such failure does.
 */
function extractFromAll(
  messages: Message[],
  awaited: Set<string>,
  store: PipelineStore,
  onExtracted: (message: Message) => void,
): Promise<void> {
  let failures = 0;
  const isWanted = ({ id }: Message) => !isUnderway(id);
  return withTimeout(messages.slice(0, FETCHED_AT_ONCE).filter(isWanted), BODY_TIMEOUT_MS, async (message) => {
    const purpose = awaited.has(message.address) ? 'mail' : 'upkeep';
    try {
      onExtracted(await whileUnderway(message.id, () => store.extractFromMessage(message, purpose)));
      return true;
    } catch (error) {
      if (error instanceof NotFoundError) return true;
      failures += 1;
      return failures <= 1 && error instanceof ServiceError && error.isOfItem;
    }
  });
}

/**
 * The steps after `checkAddress` has received and stored mail: each body is fetched, its code found, both are stored, and the user is
 * notified. A slow body delays nothing: the notification shows what the list contains, and the code once it is known. Each step is stored
 * before the next begins, so a new worker continues where a dead one stopped.
 * @param onExtracted called with messages whose codes are known, before the user is notified of them
 * @returns takes all messages without a notification through these steps; only those of one service if its base URL is given. One run per
 *   service at a time
 */
export function createMailPipeline(
  notifier: Notifier,
  onExtracted: (messages: Message[]) => void = () => {},
  store: PipelineStore = { readUnnotified, readAddressesOf, extractFromMessage },
): (service?: string) => Promise<void> {
  const runs = new Map<string, SerialQueue>();
  const notifications = createSerialQueue();

  async function readReceived(): Promise<{ received: Message[]; addresses: Address[] }> {
    const received = await store.readUnnotified();
    return { received, addresses: await store.readAddressesOf(received.map(({ address }) => address)) };
  }

  async function notify(service: string): Promise<void> {
    const { received, addresses } = await readReceived();
    const serviceOf = new Map(addresses.map((address) => [address.email, address.service]));
    const ofService = received.filter(({ address }) => (serviceOf.get(address) ?? NO_SERVICE) === service);
    const unnotified = await notifier.resumeNotifications(ofService);
    if (unnotified.length === 0) return;
    const extracted = new Map(unnotified.map((message) => [message.id, message]));
    let isAnnounced = false;
    const bodies = extractFromAll(unnotified, findAwaited(addresses), store, (message) => {
      extracted.set(message.id, message);
      if (isAnnounced) notifyLate(message);
    });
    await Promise.race([bodies, sleep(NOTIFIED_WITHIN_MS)]);
    isAnnounced = true;
    const announced = [...extracted.values()];
    onExtracted(announced);
    await notifications(() => notifier.notifyMessages(announced));
  }

  function notifyLate(message: Message): void {
    onExtracted([message]);
    notifications(() => notifier.addLateCode(message)).catch((error: unknown) =>
      console.warn('A code could not be added to its notification:', error),
    );
  }

  function notifyInTurn(service: string): Promise<void> {
    const queue = runs.get(service) ?? createSerialQueue();
    runs.set(service, queue);
    return queue(() => notify(service));
  }

  return async (service) => {
    if (service !== undefined) return notifyInTurn(service);
    const services = (await readReceived()).addresses.map((address) => address.service);
    await Promise.all([...new Set([...services, NO_SERVICE])].map(notifyInTurn));
  };
}
