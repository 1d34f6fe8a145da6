import { ServiceError } from '../../api/errors.ts';
import { MINUTE } from '../../i18n/time.ts';

/** How long the next body waits for a slow one before it is fetched too. */
export const BODY_TIMEOUT_MS = 1500;

const AT_MOST_MS = 60 * MINUTE;

const underway = new Set<string>();

/** Bodies whose request failed for them alone: how often, and when the next request is due (epoch ms). A new worker starts from zero. */
const failed = new Map<string, { tries: number; nextAt: number }>();

function noteFailure(id: string, now: number): void {
  const tries = (failed.get(id)?.tries ?? 0) + 1;
  failed.set(id, { tries, nextAt: now + Math.min(MINUTE * 2 ** (tries - 1), AT_MOST_MS) });
}

/** Whether a body waits after a failure that concerned it alone. The wait grows with each failure. @param now epoch ms */
export function isPutOff(id: string, now: number): boolean {
  return (failed.get(id)?.nextAt ?? 0) > now;
}

export function forgetBodyFailures(): void {
  failed.clear();
}

export function isUnderway(id: string): boolean {
  return underway.has(id);
}

export async function whileUnderway<T>(id: string, fetchBody: () => Promise<T>): Promise<T> {
  underway.add(id);
  try {
    const body = await fetchBody();
    failed.delete(id);
    return body;
  } catch (error) {
    if (error instanceof ServiceError && error.isOfItem) noteFailure(id, Date.now());
    throw error;
  } finally {
    underway.delete(id);
  }
}
