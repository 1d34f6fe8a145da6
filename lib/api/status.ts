import { storedItem } from '../settings/stored-item.ts';
import { maybe, number, object, oneOf, optional, otherwise, type Shaped } from '../shape/shape.ts';
import { problemShape } from './problem.ts';

const optionalNumber = optional(number);

const rateLimitShape = object({
  limit: optionalNumber,
  remaining: optionalNumber,
  used: optionalNumber,
  resetAt: optionalNumber,
  seenAt: number,
});

/**
 * How it stands between us and the service; all moments are epoch ms by our clock.
 * @property problem what was wrong at the last request; absent when nothing was
 * @property problemSince when that began: "offline since …"
 * @property checkedAt the last time that the service answered as it should
 * @property nextCheckAt when we shall ask again by ourselves; absent while there is nothing to ask for
 * @property heldBy why that is later than mail is wanted: after a 429, to keep what is left of the limit, or after failures
 * @property failures requests in a row that ended in an error of the service or the network, a 429 included
 * @property failedAt when the last of them ended
 * @property blockedUntilAt after a 429: not before this; 0 if not blocked
 * @property limitHabits what a series of answers told of the limit
 * @property chance 0 to 1, drawn anew by every request, so that a plan made twice from one status is the same plan
 */
const statusShape = object({
  problem: maybe(problemShape),
  problemSince: optionalNumber,
  rateLimit: maybe(rateLimitShape),
  checkedAt: optionalNumber,
  nextCheckAt: optionalNumber,
  heldBy: maybe(oneOf('limit', 'reserve', 'failures')),
  failures: otherwise(number, 0),
  failedAt: optionalNumber,
  blockedUntilAt: otherwise(number, 0),
  limitHabits: otherwise(object({ periodMs: optionalNumber, skewMs: optionalNumber, othersPerMs: optionalNumber }), {}),
  chance: otherwise(number, 0.5),
});

export type Status = Shaped<typeof statusShape>;

export const INITIAL_STATUS: Status = { failures: 0, blockedUntilAt: 0, limitHabits: {}, chance: 0.5 };

/** Written by the background, watched by every view. */
export const statusItem = storedItem<Status>('status', statusShape, INITIAL_STATUS);
