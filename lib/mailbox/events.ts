import { z } from '../storage/schema.ts';

/** The events that the mailbox sends to every watching context of ours, including the sending one. */
const EVENTS = {
  /** Something has changed and should be read again. */
  mailboxChanged: z.object({}),
  /** An address was filled and is stored: mail may arrive from now on. */
  addressFilled: z.object({}),
  /** Another part of a file has arrived; `file` is the attachment's id, `totalBytes` is absent if the service did not send the length. */
  fileProgressed: z.object({
    message: z.string(),
    file: z.string(),
    loadedBytes: z.number(),
    totalBytes: z.optional(z.number()),
  }),
};

type EventName = keyof typeof EVENTS;
type EventOf<Name extends EventName> = z.output<(typeof EVENTS)[Name]>;

export function announce<Name extends EventName>(name: Name, event: EventOf<Name>): void {
  const channel = new BroadcastChannel(name);
  channel.postMessage(event);
  channel.close();
}

/** Calls back with every event of this name, from any context, until the signal aborts. */
export function watchEvent<Name extends EventName>(
  name: Name,
  onEvent: (event: EventOf<Name>) => void,
  signal: AbortSignal,
): void {
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }) => {
    const parsed = EVENTS[name].safeParse(data);
    if (parsed.success) onEvent(parsed.data as EventOf<Name>);
  };
  signal.addEventListener('abort', () => channel.close());
}
