import type { RequestPurpose } from '../../api/allowed-at.ts';
import { cached } from '../../i18n/cached.ts';
import { sleep } from '../../i18n/time.ts';
import type { Address } from '../../mailbox/address.ts';
import { extractFromMessage } from '../../mailbox/extract-from-message.ts';
import type { Message } from '../../mailbox/message.ts';
import { readAddressesOf, readUnnotified } from '../../mailbox/read-messages.ts';
import { createSerialQueue } from '../../storage/serial-queue.ts';
import { fetchBodies } from './fetch-bodies.ts';
import { AWAITED_MS } from './habits.ts';
import { expectedSinceAt } from './watched-address.ts';

/** The user is notified of new mail after this time at the latest, even if its bodies are not fetched yet. */
const NOTIFIED_WITHIN_MS = 1500;

/** A code that fills itself has this long to do so before the user is notified of its message. */
const FILLED_WITHIN_MS = 1500;

/** Stands for the service of messages whose address is gone. */
const NO_SERVICE = '';

export type PipelineStore = {
  /** Stored messages that the user was not notified of, newest first. */
  readUnnotified(): Promise<Message[]>;
  readAddressesOf: typeof readAddressesOf;
  /** Fetches the body and finds the code. Both are stored. */
  extractFromMessage(message: Message, purpose: RequestPurpose): Promise<Message>;
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
 * The steps after `checkAddress` has received and stored mail: each body is fetched, its code found, both are stored, and the user is
 * notified. `fetchWanted` fetches later what can't be fetched now. A slow body delays nothing: the notification shows what the list contains, and the code once it is known. Each step is stored
 * before the next begins, so a new worker continues where a dead one stopped.
 * @param onExtracted called with messages whose codes are known, before the user is notified of them. It may fill a code, and mark its
 *   message as read
 * @returns takes all messages without a notification through these steps; only those of one service if its base URL is given. One run per
 *   service at a time
 */
export function createMailPipeline(
  notifier: Notifier,
  onExtracted: (messages: Message[]) => unknown = () => {},
  store: PipelineStore = { readUnnotified, readAddressesOf, extractFromMessage },
): (service?: string) => Promise<void> {
  const queueOf = cached((_service: string) => createSerialQueue());
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
    const awaited = findAwaited(addresses);
    const bodies = fetchBodies(unnotified, async (message) => {
      const withCode = await store.extractFromMessage(message, awaited.has(message.address) ? 'mail' : 'upkeep');
      extracted.set(message.id, withCode);
      if (isAnnounced) notifyLate(withCode);
    }).catch((error: unknown) => console.warn('Bodies are fetched after the next check:', error));
    await Promise.race([bodies, sleep(NOTIFIED_WITHIN_MS)]);
    isAnnounced = true;
    const announced = [...extracted.values()];
    await fillFrom(announced);
    const stored = new Map((await store.readUnnotified()).map((message) => [message.id, message]));
    const current = announced.map((message) => {
      const { readAt = message.readAt, codeFilledAt } = stored.get(message.id) ?? message;
      return { ...message, readAt, codeFilledAt };
    });
    await notifications(() => notifier.notifyMessages(current));
  }

  /** Resolves when codes have filled themselves, or after a limited time. */
  const fillFrom = (messages: Message[]) =>
    Promise.race([Promise.resolve(onExtracted(messages)), sleep(FILLED_WITHIN_MS)]);

  function notifyLate(message: Message): void {
    const filling = fillFrom([message]);
    notifications(() => filling.then(() => notifier.addLateCode(message))).catch((error: unknown) =>
      console.warn('A code could not be added to its notification:', error),
    );
  }

  const notifyInTurn = (service: string) => queueOf(service)(() => notify(service));

  return async (service) => {
    if (service !== undefined) return notifyInTurn(service);
    const services = (await readReceived()).addresses.map((address) => address.service);
    await Promise.all([...new Set([...services, NO_SERVICE])].map(notifyInTurn));
  };
}
