import type { Status } from './status.ts';

/** Errors in which no waiting helps: polling pauses until the person has done something. */
const UNTIL_MENDED = ['not-connected', 'no-permission', 'key-refused'];

/** Whether polling has to wait for the person. */
export function isPaused(status: Partial<Pick<Status, 'problem'>>): boolean {
  return status.problem !== undefined && UNTIL_MENDED.includes(status.problem.kind);
}
