import { maybe, timestamp, z } from '../storage/schema.ts';

/** What went wrong, grouped by what the user can do about it. Most kinds have an error class in `errors.ts`. */
export const PROBLEM_KINDS = [
  'not-connected',
  'practice',
  'no-permission',
  'not-agreed',
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
  'broken-off',
  'slow',
  'storage',
  'newer-storage',
  'unexpected',
] as const;

/** The size of a response. */
export const responseSizeSchema = z.object({
  bytes: z.number(),
  /** The response is larger than `bytes`, where reading stopped. */
  isMore: z.boolean(),
});

export type ResponseSize = z.infer<typeof responseSizeSchema>;

/**
 * An error in the form in which it is stored and sent between contexts: data only, no key, no stack.
 * `code`, `detail`, `requestId`: as the service sent them (`error.code`, `error.detail`, `meta.request_id`)
 */
export const problemSchema = z.object({
  kind: z.enum(PROBLEM_KINDS),
  status: maybe(z.number()),
  code: maybe(z.string()),
  detail: maybe(z.string()),
  requestId: maybe(z.string()),
  size: maybe(responseSizeSchema),
  /** Epoch ms, for `rate-limited`: when the next request may be sent. */
  untilAt: maybe(timestamp),
  /** The request was for a new address, and may succeed later. */
  isForAddress: maybe(z.boolean()),
});

export type Problem = z.infer<typeof problemSchema>;

/** A browser tells of a redirect that it did not follow without its status: as 0. */
export const isRedirect = (status?: number) => status !== undefined && [0, 301, 302, 303, 307, 308].includes(status);
