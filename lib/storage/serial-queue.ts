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
