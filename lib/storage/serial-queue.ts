/** @returns what the task returns; rejects as the task does */
export type SerialQueue = <T>(task: () => Promise<T>) => Promise<T>;

/** Runs tasks one after the other, in the order in which they are added. A task that fails does not stop the later ones. */
export function createSerialQueue(): SerialQueue {
  let last: Promise<void> = Promise.resolve();
  return async (task) => {
    const before = last;
    const { promise, resolve: end } = Promise.withResolvers<void>();
    last = promise;
    await before;
    try {
      return await task();
    } finally {
      end();
    }
  };
}

/**
 * Runs a task on request, never twice at a time: all requests during a run lead to one more run after it. The task may request a run
 * itself.
 * @param onError called with the error of a failed run, and awaited; later runs start all the same
 * @returns requests a run
 */
export function createCoalescingRunner(
  run: () => Promise<void>,
  onError: (error: unknown) => void | Promise<void>,
): () => void {
  let isRunning = false;
  let isStale = false;

  async function runWhileStale(): Promise<void> {
    isRunning = true;
    try {
      while (isStale) {
        isStale = false;
        await run().catch(onError);
      }
    } catch (error) {
      console.warn('What a failed run leads to failed, too:', error);
    } finally {
      isRunning = false;
    }
  }

  return () => {
    isStale = true;
    if (!isRunning) void runWhileStale();
  };
}

/** Runs a task at the first `get`, and keeps its result until `forget`. A task that fails runs again at the next `get`. */
export function createOnce<T>(run: () => Promise<T>) {
  let result: Promise<T> | undefined;
  const forget = () => {
    result = undefined;
  };
  return {
    get(): Promise<T> {
      result ??= run().catch((error: unknown) => {
        forget();
        throw error;
      });
      return result;
    },
    set(value: T): void {
      result = Promise.resolve(value);
    },
    forget,
  };
}
