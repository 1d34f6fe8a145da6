import type { Status } from '../../../lib/api/status.ts';

/** The part of the status that people see. */
export type ShownStatus = Partial<
  Pick<Status, 'problem' | 'problemSince' | 'rateLimit' | 'checkedAt' | 'nextCheckAt' | 'heldBy'>
>;
