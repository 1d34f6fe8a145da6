/**
 * Runs a task whenever it is asked to, never twice at a time: all that ask during a run are answered by one more run after it.
 * The task may ask for itself.
 * @param onError called with what a run failed with, and awaited; a failure keeps no later run from starting
 * @returns asks for a run
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
    } finally {
      isRunning = false;
    }
  }

  return () => {
    isStale = true;
    if (!isRunning) void runWhileStale();
  };
}
