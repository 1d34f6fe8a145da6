import { maybe, timestamp, z } from '../storage/schema.ts';

/** What went wrong, by what a user can do about it; each kind has its error class in `errors.ts`. */
export const PROBLEM_KINDS = [
  'not-connected',
  'no-permission',
  'key-refused',
  'not-found',
  'rate-limited',
  'refused',
  'service-fault',
  'not-understood',
  'too-large',
  'no-network',
  'slow',
  'storage',
  'newer-storage',
  'blocked-storage',
  'unexpected',
] as const;

/** How large an answer is. @property isMore it is larger than that: reading it was stopped there */
export const responseSizeSchema = z.object({ bytes: z.number(), isMore: z.boolean() });

export type ResponseSize = z.infer<typeof responseSizeSchema>;

/**
 * An error in the form in which it is stored and sent between contexts: data only, no key, no stack.
 * @property code, detail, requestId as the service gave them (`error.code`, `error.detail`, `meta.request_id`)
 * @property isForAddress a new address was wanted, for `rate-limited`
 * @property untilAt epoch ms, for `rate-limited`: when the service may be asked again
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
