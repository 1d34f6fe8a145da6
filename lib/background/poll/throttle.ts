/**
 * For a task with many triggers, of which any one is enough.
 * @returns runs the task, unless it ran less than `ms` ago: then it returns the last result
 */
export function throttle<T>(ms: number, run: () => T, now: () => number = Date.now): () => T {
  let last: { at: number; result: T } | undefined;
  return () => {
    const at = now();
    // If the clock was set back, the task runs at once.
    if (!last || Math.abs(at - last.at) >= ms) last = { at, result: run() };
    return last.result;
  };
}
