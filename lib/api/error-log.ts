import { each, maybe, timestamp, z } from '../storage/schema.ts';
import { serviceItem } from '../storage/service-item.ts';
import { PROBLEM_KINDS } from './problem.ts';
import type { Status } from './status.ts';

const MAX_ERRORS = 20;

/** An error as it is stored. It has none of the service's own texts, so that it can't contain an address, a key or a URL. */
const loggedErrorSchema = z.object({
  kind: z.enum(PROBLEM_KINDS),
  status: maybe(z.number()),
  /** Epoch ms: when the error began. */
  at: timestamp,
});

export type LoggedError = z.infer<typeof loggedErrorSchema>;

/** The last errors of each service, the newest last. Written when an error begins, not again with each failed request. */
export const errorLogItem = serviceItem('errorLogs', each(loggedErrorSchema, 'logged error'));

/** The error that began between two states; undefined if none did. */
export function findNewError(before: Status, after: Status): LoggedError | undefined {
  const { problem, problemSince } = after;
  if (!problem || problemSince === undefined || problemSince === before.problemSince) return undefined;
  const { kind, status } = problem;
  return { kind, ...(status !== undefined && { status }), at: problemSince };
}

/** Adds an error to the log of a service. Never throws: a full storage must not hide the error itself. */
export async function logError(service: string, error: LoggedError): Promise<void> {
  try {
    await errorLogItem.of(service).update((last) => [...last, error].slice(-MAX_ERRORS));
  } catch (failure) {
    console.warn('An error could not be noted:', failure);
  }
}
