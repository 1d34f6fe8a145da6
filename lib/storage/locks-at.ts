const MINUTE_MS = 60_000;

/**
 * When mail is hidden, if our pages stay unused until then.
 * @param lockMinutes 0 for never; undefined while it is not known: mail is hidden then if it ever was to be
 * @param lastUseAt epoch ms; undefined if no use is known
 * @returns epoch ms; `Infinity` for never, and a moment that has passed if it is hidden now, as after the clock was set back
 */
export function locksAt(lockMinutes: number | undefined, lastUseAt: number | undefined, now: number): number {
  if (lockMinutes === 0) return Number.POSITIVE_INFINITY;
  if (lockMinutes === undefined) return lastUseAt === undefined ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
  if (lastUseAt === undefined || lastUseAt > now) return Number.NEGATIVE_INFINITY;
  return lastUseAt + lockMinutes * MINUTE_MS;
}
