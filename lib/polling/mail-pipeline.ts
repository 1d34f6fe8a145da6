import type { Purpose } from '../api/allowed-at.ts';
import { NotFoundError, ServiceError } from '../api/errors.ts';
import type { Message } from '../mailbox/message.ts';
import { readAddresses, readUnnotified } from '../mailbox/read-messages.ts';
import { understandMessage } from '../mailbox/understand-message.ts';
import { createSerialQueue } from '../queue/serial-queue.ts';
import { FETCHED_AT_ONCE } from './fetch-wanted.ts';
import { AWAITED_MS } from './mail-delays.ts';
import { expectedSinceAt } from './watched-address.ts';

/** What the mailbox does for the pipeline. */
export type MailStore = {
  /** Stored messages that the person was not notified of, newest first. */
  readUnnotified(): Promise<Message[]>;
  readAddresses: typeof readAddresses;
  /** Body fetched, code found, both stored. */
  understandMessage(message: Message, purpose: Purpose): Promise<Message>;
};

/** What notifications do for the pipeline. */
export type Notifier = {
  /** @returns the messages that still need a notification: a worker that died may have shown some */
  resumeNotifications(messages: Message[]): Promise<Message[]>;
  /** Shows what is to be shown, and marks all of them as notified. */
  notifyMessages(messages: Message[]): Promise<void>;
};

/** @returns which addresses somebody waits for */
async function readAwaited(store: MailStore): Promise<Set<string>> {
  const since = Date.now() - AWAITED_MS;
  const awaited = (await store.readAddresses()).filter((address) => expectedSinceAt(address) > since);
  return new Set(awaited.map(({ email }) => email));
}

/**
 * A message whose body cannot be had now goes on without a code; `fetchWanted` fetches the body later. A request that fails is the last
 * one of the round: it says that more would fail. Of those that may fail for themselves alone, the second is.
 */
async function understandAll(messages: Message[], store: MailStore): Promise<Message[]> {
  const awaited = await readAwaited(store);
  const understood = [...messages];
  let failures = 0;
  for (const [place, message] of messages.slice(0, FETCHED_AT_ONCE).entries()) {
    try {
      understood[place] = await store.understandMessage(message, awaited.has(message.address) ? 'mail' : 'upkeep');
    } catch (error) {
      if (error instanceof NotFoundError) continue;
      failures += 1;
      if (failures > 1 || !(error instanceof ServiceError && error.isOfItem)) break;
    }
  }
  return understood;
}

/**
 * What happens to mail once `checkAddress` has received and stored it: its body is fetched, its code found, both are stored, and the
 * person is notified. Each step is stored before the next begins, so a worker that starts takes up what one that died has left.
 * @param onUnderstood called with messages whose codes are known, before the person is notified of them
 * @returns takes all messages that are not notified through these steps; one run at a time
 */
export function createMailPipeline(
  notifier: Notifier,
  store: MailStore = { readUnnotified, readAddresses, understandMessage },
  onUnderstood: (messages: Message[]) => void = () => {},
): () => Promise<void> {
  const queue = createSerialQueue();
  const run = async () => {
    const received = await store.readUnnotified();
    const unnotified = await notifier.resumeNotifications(received);
    if (unnotified.length === 0) return;
    const understood = await understandAll(unnotified, store);
    onUnderstood(understood);
    await notifier.notifyMessages(understood);
  };
  return () => queue(run);
}
