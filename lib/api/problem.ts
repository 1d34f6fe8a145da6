import { maybe, timestamp, z } from '../storage/schema.ts';

/** What went wrong, grouped by what the user can do about it. Most kinds have an error class in `errors.ts`. */
export const PROBLEM_KINDS = [
  'not-connected',
  'no-permission',
  'key-refused',
  'not-found',
  'rate-limited',
  'refused',
  'service-fault',
  'not-understood',
  'intercepted',
  'blocked',
  'too-large',
  'no-network',
  'slow',
  'storage',
  'newer-storage',
  'unexpected',
] as const;

/** The size of a response. @property isMore the response is larger than `bytes`, where reading stopped */
export const responseSizeSchema = z.object({ bytes: z.number(), isMore: z.boolean() });

export type ResponseSize = z.infer<typeof responseSizeSchema>;

/**
 * An error in the form in which it is stored and sent between contexts: data only, no key, no stack.
 * @property code, detail, requestId as the service sent them (`error.code`, `error.detail`, `meta.request_id`)
 * @property isForAddress the request was for a new address, and may succeed later
 * @property untilAt epoch ms, for `rate-limited`: when the next request may be sent
 */
export const problemSchema = z.object({
  kind: z.enum(PROBLEM_KINDS),
  status: maybe(z.number()),
  code: maybe(z.string()),
  detail: maybe(z.string()),
  requestId: maybe(z.string()),
  size: maybe(responseSizeSchema),
  untilAt: maybe(timestamp),
  isForAddress: maybe(z.boolean()),
});

export type Problem = z.infer<typeof problemSchema>;
