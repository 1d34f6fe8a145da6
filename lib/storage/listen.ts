type BrowserEvent<Listener> = { addListener(listener: Listener): void; removeListener(listener: Listener): void };

/** Listens to an event of the browser until the signal aborts. */
export function listenUntil<Listener>(event: BrowserEvent<Listener>, listener: Listener, signal: AbortSignal): void {
  event.addListener(listener);
  signal.addEventListener('abort', () => event.removeListener(listener));
}
