import { type EventName, type EventOf, events } from './calls.ts';
import { parseCall } from './parse-call.ts';

/**
 * Tells every context that watches, this one included.
 * @param name one of `events`, which says what each means
 */
export function announce<Name extends EventName>(name: Name, args: EventOf<Name>): void {
  const channel = new BroadcastChannel(name);
  channel.postMessage({ call: name, args });
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
    const event = parseCall(events, data);
    if (event?.call === name) onEvent(event.args as EventOf<Name>);
  };
  signal.addEventListener('abort', () => channel.close());
}
