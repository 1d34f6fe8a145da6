/**
 * Makes a listener of the background: the one place for failures of our own. It awaits the work and logs what that throws, at once or
 * later, under the listener's name, so that a refusing storage never leads to a rejection that nobody handles. Never throws.
 * @param name names the listener in the log
 */
export function run<Args extends unknown[]>(name: string, work: (...args: Args) => unknown): (...args: Args) => void {
  const warn = (error: unknown) => console.warn(`The background failed at: ${name}.`, error);
  return (...args) => {
    try {
      // Called at once: some functions of browsers only work within the event.
      Promise.resolve(work(...args)).catch(warn);
    } catch (error) {
      warn(error);
    }
  };
}

type BrowserEvent<Args extends unknown[]> = { addListener(listener: (...args: Args) => void): void };

/** Listens to an event of the browser, for as long as the worker lives, see `run`. @param event undefined where the browser lacks it */
export function on<Args extends unknown[]>(
  event: BrowserEvent<Args> | undefined,
  name: string,
  work: (...args: Args) => unknown,
): void {
  event?.addListener(run(name, work));
}

/** Wraps a task with many triggers, of which any one is enough: within `ms` of a run, it returns the last result. */
export function throttle<T>(ms: number, task: () => T, now: () => number = Date.now): () => T {
  let last: { at: number; result: T } | undefined;
  return () => {
    const at = now();
    // If the clock was set back, the task runs at once.
    if (!last || Math.abs(at - last.at) >= ms) last = { at, result: task() };
    return last.result;
  };
}
