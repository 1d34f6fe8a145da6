/**
 * For what is done on many occasions, each of which would do.
 * @returns runs the task, unless it was run less than `ms` before; with what it returned then
 */
export function throttle<T>(ms: number, run: () => T, now: () => number = Date.now): () => T {
  let last: { at: number; result: T } | undefined;
  return () => {
    const at = now();
    // A clock that was set back keeps nothing waiting.
    if (!last || Math.abs(at - last.at) >= ms) last = { at, result: run() };
    return last.result;
  };
}
