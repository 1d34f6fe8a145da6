/**
 * When the service may be asked again after a 429: the later of `X-Ratelimit-Reset` and `Retry-After`; with neither, later
 * with every 429 in a row.
 * @param resetAt epoch ms by our clock
 * @param retryAfterAt epoch ms by our clock
 * @param failures errors in a row, this one included
 * @param chance 0 to 1
 * @returns epoch ms, always after now
 */
export function blockedUntil({
  resetAt,
  retryAfterAt,
  failures,
  now,
  chance,
}: {
  resetAt?: number;
  retryAfterAt?: number;
  failures: number;
  now: number;
  chance: number;
}): number {
  const told = Math.max(resetAt ?? 0, retryAfterAt ?? 0);
  return told > now ? told : now + 30_000 * 2 ** Math.min(failures, 5) * (0.5 + chance);
}
