import type { Connection } from '../storage/connection.ts';
import { isPaused } from './is-paused.ts';
import type { Status } from './status.ts';

/** @property connection whose status it is; absent while there is none */
export type PickedStatus = { connection?: Connection; status: Partial<Status> };

/**
 * The status to show where there is room for one: of a service that waits for the person, else of one with another problem, else of the
 * default one.
 * @param connections the default first
 * @param statuses by base URL
 */
export function pickStatus(
  connections: readonly Connection[],
  statuses: Readonly<Record<string, Status>>,
): PickedStatus {
  const all = connections.map((connection) => ({ connection, status: statuses[connection.baseUrl] ?? {} }));
  return (
    all.find(({ status }) => isPaused(status)) ??
    all.find(({ status }) => (status as Partial<Status>).problem !== undefined) ??
    all[0] ?? { status: {} }
  );
}
