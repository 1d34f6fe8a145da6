import { maybe } from '../schema/maybe.ts';
import { withDefault } from '../schema/with-default.ts';
import { z } from '../schema/z.ts';
import { storedItem } from '../settings/stored-item.ts';
import { limitHabitsSchema } from './limit-habits.ts';
import { problemSchema } from './problem.ts';
import { rateLimitSchema } from './rate-limit.ts';

/**
 * How it stands between us and the service; all moments are epoch ms by our clock.
 * @property problem what was wrong at the last request; absent when nothing was
 * @property problemSince when that began: "offline since …"
 * @property checkedAt the last time that the service answered as it should
 * @property nextCheckAt when we ask again; absent while there is nothing to ask for
 * @property heldBy why that is later than mail is wanted: after a 429, to keep what is left of the limit, or after failures
 * @property failures requests in a row that ended in an error of the service or the network, a 429 included
 * @property failedAt when the last of them ended
 * @property blockedUntilAt after a 429: not before this; 0 if not blocked
 * @property limitHabits what a series of answers says of the limit
 * @property jitter 0 to 1, drawn anew by every request, so that a plan made twice from one status is the same plan
 */
const statusSchema = z.object({
  problem: maybe(problemSchema),
  problemSince: z.optional(z.number()),
  rateLimit: maybe(rateLimitSchema),
  checkedAt: z.optional(z.number()),
  nextCheckAt: z.optional(z.number()),
  heldBy: maybe(z.enum(['limit', 'reserve', 'failures'])),
  failures: withDefault(z.number(), 0),
  failedAt: z.optional(z.number()),
  blockedUntilAt: withDefault(z.number(), 0),
  limitHabits: withDefault(limitHabitsSchema, {}),
  jitter: withDefault(z.number(), 0.5),
});

export type Status = z.infer<typeof statusSchema>;

/** Written by the background, watched by every view. */
export const statusItem = storedItem('status', z.prefault(statusSchema, {}));
