const SECOND = 1000;

/** The first try after an error comes as soon as a check was wanted anyway, within these bounds. */
const FIRST_AT_LEAST_MS = 2 * SECOND;
const FIRST_AT_MOST_MS = 60 * SECOND;
const AT_MOST_MS = 10 * 60 * SECOND;

/**
 * How long to wait after an error before the service is asked again: doubles with every error in a row, up to 10 min. Jitter makes
 * it half to one and a half times as long, so that clients that failed together do not come back together.
 * @param failures errors in a row, at least 1
 * @param wantedMs the time between checks if nothing had failed
 * @param jitter 0 to 1
 */
export function backOffMs(failures: number, wantedMs: number, jitter: number): number {
  const firstMs = Math.min(Math.max(wantedMs, FIRST_AT_LEAST_MS), FIRST_AT_MOST_MS);
  return Math.min(firstMs * 2 ** (failures - 1), AT_MOST_MS) * (0.5 + jitter);
}
