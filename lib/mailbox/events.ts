import { z } from '../storage/schema.ts';

/** What the mailbox says to every context of ours that watches, the one that says it included. */
const EVENTS = {
  /** Something has changed: read it again. */
  mailboxChanged: z.object({}),
  /** An address was filled, and is stored: its mail may come from now on. */
  addressFilled: z.object({}),
  /** Another part of a file has come; `file` is the attachment's id, `totalBytes` is absent where the service did not say. */
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

/** Calls back with every such event, from whichever context, until the signal aborts. */
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
