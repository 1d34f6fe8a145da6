import { z } from '../schema/z.ts';

/** What went wrong, by what a person can do about it; each kind has its error class in `errors.ts`. */
export const PROBLEM_KINDS = [
  'not-connected',
  'no-permission',
  'key-refused',
  'not-found',
  'rate-limited',
  'refused',
  'service-fault',
  'not-understood',
  'no-network',
  'storage',
  'unexpected',
] as const;

/**
 * An error in the form in which it is stored and sent between contexts: data only, no key, no stack.
 * @property status the answer's HTTP status, where there was an answer
 * @property code, detail, requestId as the service gave them (`error.code`, `error.detail`, `meta.request_id`)
 * @property untilAt epoch ms, for `rate-limited`: when the service may be asked again
 */
export const problemSchema = z.object({
  kind: z.enum(PROBLEM_KINDS),
  status: z.optional(z.number()),
  code: z.optional(z.string()),
  detail: z.optional(z.string()),
  requestId: z.optional(z.string()),
  untilAt: z.optional(z.number()),
});

export type Problem = z.infer<typeof problemSchema>;
