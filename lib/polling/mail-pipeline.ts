import type { Message } from '../mailbox/message.ts';
import { readUnnotified } from '../mailbox/read-messages.ts';
import { understandMessage } from '../mailbox/understand-message.ts';
import { createSerialQueue } from '../queue/serial-queue.ts';

/** What the mailbox does for the pipeline. */
export type MailStore = {
  /** Stored messages that the person was not notified of, newest first. */
  readUnnotified(): Promise<Message[]>;
  /** Body fetched, code found, both stored. */
  understandMessage(message: Message): Promise<Message>;
};

/** What notifications do for the pipeline. */
export type Notifier = {
  /** @returns the messages that still need a notification: a worker that died may have shown some */
  resumeNotifications(messages: Message[]): Promise<Message[]>;
  /** Shows what is to be shown, and marks all of them as notified. */
  notifyMessages(messages: Message[]): Promise<void>;
};

/** A message whose body cannot be had now goes on without a code; `fetchWanted` fetches the body later. */
async function understandAll(messages: Message[], { understandMessage }: MailStore): Promise<Message[]> {
  const understood: Message[] = [];
  for (const message of messages) understood.push(await understandMessage(message).catch(() => message));
  return understood;
}

/**
 * What happens to mail once `checkAddress` has received and stored it: its body is fetched, its code found, both are stored, and the
 * person is notified. Each step is stored before the next begins, so a worker that starts takes up what one that died has left.
 * @returns takes all messages that are not notified through these steps; one run at a time
 */
export function createMailPipeline(
  notifier: Notifier,
  store: MailStore = { readUnnotified, understandMessage },
): () => Promise<void> {
  const queue = createSerialQueue();
  const run = async () => {
    const received = await store.readUnnotified();
    const unnotified = await notifier.resumeNotifications(received);
    if (unnotified.length === 0) return;
    const understood = await understandAll(unnotified, store);
    await notifier.notifyMessages(understood);
  };
  return () => queue(run);
}
