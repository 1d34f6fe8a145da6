/** Records the events of a name. @returns ends that, with all that were announced until then */
export function recordEvents(name: string): () => Promise<unknown[]> {
  const channel = new BroadcastChannel(name);
  const events: unknown[] = [];
  const ended = new Promise<void>((resolve) => {
    channel.onmessage = ({ data }) => (data === 'end' ? resolve() : events.push(data));
  });
  return async () => {
    const sender = new BroadcastChannel(name);
    sender.postMessage('end');
    await ended;
    sender.close();
    channel.close();
    return events;
  };
}
