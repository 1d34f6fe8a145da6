import { each, maybe, timestamp, z } from '../storage/schema.ts';
import { serviceItem } from '../storage/service-item.ts';
import { PROBLEM_KINDS } from './problem.ts';
import type { Status } from './status.ts';

/** So many are kept of each service, the newest last. */
const MOST_ERRORS = 20;

/**
 * An error as it is kept: nothing in it is the service's own words, so that it names no address, key or URL.
 * @property at epoch ms: when it began
 */
const loggedErrorSchema = z.object({ kind: z.enum(PROBLEM_KINDS), status: maybe(z.number()), at: timestamp });

export type LoggedError = z.infer<typeof loggedErrorSchema>;

/** The last errors of each service. Written where one begins, not by each look. */
export const errorLogItem = serviceItem('errorLogs', each(loggedErrorSchema, 'logged error'));

/** The error that began between two states, if one did. */
export function findNewError(before: Status, after: Status): LoggedError | undefined {
  const { problem, problemSince } = after;
  if (!problem || problemSince === undefined || problemSince === before.problemSince) return undefined;
  const { kind, status } = problem;
  return { kind, ...(status !== undefined && { status }), at: problemSince };
}

/** Adds an error to those of a service. Never throws: a storage that is full hides no error. */
export async function logError(service: string, error: LoggedError): Promise<void> {
  try {
    await errorLogItem.of(service).update((last) => [...last, error].slice(-MOST_ERRORS));
  } catch (failure) {
    console.warn('An error could not be noted:', failure);
  }
}
