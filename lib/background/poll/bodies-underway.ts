import { ServiceError } from '../../api/errors.ts';
import { MINUTE } from '../../i18n/time.ts';

/** A body that takes long holds up nothing else. */
export const PATIENCE_MS = 1500;

const AT_MOST_MS = 60 * MINUTE;

const underway = new Set<string>();

/** Bodies that failed for themselves alone: how often, and when they are asked for again (epoch ms). Another worker tries anew. */
const failed = new Map<string, { tries: number; nextAt: number }>();

function noteFailure(id: string, now: number): void {
  const tries = (failed.get(id)?.tries ?? 0) + 1;
  failed.set(id, { tries, nextAt: now + Math.min(MINUTE * 2 ** (tries - 1), AT_MOST_MS) });
}

/** Whether a body failed for itself alone, and waits: longer each time. @param now epoch ms */
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
