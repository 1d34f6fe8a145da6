import type { Purpose } from '../../api/allowed-at.ts';
import { NotFoundError, ServiceError } from '../../api/errors.ts';
import { sleep } from '../../i18n/time.ts';
import type { Address } from '../../mailbox/address.ts';
import type { Message } from '../../mailbox/message.ts';
import { readAddressesOf, readUnnotified } from '../../mailbox/read-messages.ts';
import { extractFromMessage } from '../../mailbox/understand-message.ts';
import { createSerialQueue, type SerialQueue } from '../../storage/serial-queue.ts';
import { isUnderway, PATIENCE_MS, whileUnderway } from './bodies-underway.ts';
import { FETCHED_AT_ONCE } from './fetch-wanted.ts';
import { AWAITED_MS } from './habits.ts';
import { expectedSinceAt } from './watched-address.ts';
import { withTimeout } from './with-timeout.ts';

/** Then the user is notified of new mail, whatever is known of its bodies. */
const TOLD_WITHIN_MS = 1500;

/** Of messages whose address is gone. */
const NO_SERVICE = '';

export type PipelineStore = {
  /** Stored messages that the user was not notified of, newest first. */
  readUnnotified(): Promise<Message[]>;
  readAddressesOf: typeof readAddressesOf;
  /** Body fetched, code found, both stored. */
  extractFromMessage(message: Message, purpose: Purpose): Promise<Message>;
};

export type Notifier = {
  /** @returns the messages that still need a notification: a worker that died may have shown some */
  resumeNotifications(messages: Message[]): Promise<Message[]>;
  /** Shows what is to be shown, and marks all of them as notified. */
  notifyMessages(messages: Message[]): Promise<void>;
  /** Adds the code to what was shown of a message before it was known. */
  addLateCode(message: Message): Promise<void>;
};

function findAwaited(addresses: Address[]): Set<string> {
  const since = Date.now() - AWAITED_MS;
  return new Set(addresses.filter((address) => expectedSinceAt(address) > since).map(({ email }) => email));
}

/**
 * A message whose body cannot be had now goes on without a code; `fetchWanted` fetches the body later. A request that fails is the last
 * one of the round: it says that more would fail. Of those that may fail for themselves alone, the second is.
 */
function extractFromAll(
  messages: Message[],
  awaited: Set<string>,
  store: PipelineStore,
  onExtracted: (message: Message) => void,
): Promise<void> {
  let failures = 0;
  const isWanted = ({ id }: Message) => !isUnderway(id);
  return withTimeout(messages.slice(0, FETCHED_AT_ONCE).filter(isWanted), PATIENCE_MS, async (message) => {
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
 * What happens to mail once `checkAddress` has received and stored it: its body is fetched, its code found, both are stored, and the
 * user is notified. A slow body delays nothing: the user is notified of what the list says, and of the code when it is
 * known. Each step is stored before the next begins, so a worker that starts takes up what one that died has left.
 * @param onExtracted called with messages whose codes are known, before the user is notified of them
 * @returns takes all messages that are not notified through these steps, up to their notifications; those of a service alone, if its base
 *   URL is given. One run of a service at a time
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

  async function tell(service: string): Promise<void> {
    const { received, addresses } = await readReceived();
    const serviceOf = new Map(addresses.map((address) => [address.email, address.service]));
    const ofService = received.filter(({ address }) => (serviceOf.get(address) ?? NO_SERVICE) === service);
    const unnotified = await notifier.resumeNotifications(ofService);
    if (unnotified.length === 0) return;
    const understood = new Map(unnotified.map((message) => [message.id, message]));
    let isAnnounced = false;
    const bodies = extractFromAll(unnotified, findAwaited(addresses), store, (message) => {
      understood.set(message.id, message);
      if (isAnnounced) tellLate(message);
    });
    await Promise.race([bodies, sleep(TOLD_WITHIN_MS)]);
    isAnnounced = true;
    const announced = [...understood.values()];
    onExtracted(announced);
    await notifications(() => notifier.notifyMessages(announced));
  }

  function tellLate(message: Message): void {
    onExtracted([message]);
    notifications(() => notifier.addLateCode(message)).catch((error: unknown) =>
      console.warn('A code could not be added to its notification:', error),
    );
  }

  function tellInTurn(service: string): Promise<void> {
    const queue = runs.get(service) ?? createSerialQueue();
    runs.set(service, queue);
    return queue(() => tell(service));
  }

  return async (service) => {
    if (service !== undefined) return tellInTurn(service);
    const services = (await readReceived()).addresses.map((address) => address.service);
    await Promise.all([...new Set([...services, NO_SERVICE])].map(tellInTurn));
  };
}
