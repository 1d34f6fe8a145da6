import type { Status } from '../../../lib/api/status.ts';

/** The part of the status that is shown. */
export type ShownStatus = Partial<
  Pick<Status, 'problem' | 'problemSince' | 'rateLimit' | 'addressesLeft' | 'checkedAt' | 'nextCheckAt' | 'delayedBy'>
>;
