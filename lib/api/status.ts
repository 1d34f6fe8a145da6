import * as z from 'zod/mini';
import { storedItem } from '../settings/stored-item.ts';
import { problemSchema } from './problem.ts';

const rateLimitSchema = z.object({
  limit: z.optional(z.number()),
  remaining: z.optional(z.number()),
  used: z.optional(z.number()),
  resetAt: z.optional(z.number()),
  seenAt: z.number(),
});

/**
 * How it stands between us and the service, for people to see; all moments are epoch ms.
 * @property problem what was wrong at the last request, absent when nothing was
 * @property problemSince when that began: "offline since …"
 * @property checkedAt the last time that the service answered
 * @property nextCheckAt when we shall ask again by ourselves; absent while there is nothing to ask for
 */
const statusSchema = z.object({
  problem: z.optional(problemSchema),
  problemSince: z.optional(z.number()),
  rateLimit: z.optional(rateLimitSchema),
  checkedAt: z.optional(z.number()),
  nextCheckAt: z.optional(z.number()),
});

export type Status = z.infer<typeof statusSchema>;

/** Written by the background, watched by every view. */
export const statusItem = storedItem<Status>('status', statusSchema, {});
