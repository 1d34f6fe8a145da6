import { z } from 'zod';

const seconds = z.int().nonnegative();

/** What every fault has. */
const aim = {
  /** How many requests it hits before it is used up. */
  times: z.union([z.int().positive(), z.literal('always')]).default(1),
  /** Only requests with this method. Absent: all. */
  method: z.enum(['GET', 'POST', 'DELETE']).optional(),
  /** Only paths like this one, percent-decoded; `*` stands for one segment, `**` for any number. Absent: all. */
  path: z.string().startsWith('/').optional(),
  /** How long the request waits first. */
  delayMs: z.int().nonnegative().default(0),
};

/** One thing that goes wrong with a request. */
const faultSchema = z.discriminatedUnion('kind', [
  /** Nothing but `delayMs`: the answer is late, and right. */
  z.strictObject({ kind: z.literal('delay'), ...aim }),
  /** The answer waits until faults are set the next time, and is right. */
  z.strictObject({ kind: z.literal('held'), ...aim }),
  /** 429 without spending the budget. */
  z.strictObject({
    kind: z.literal('rate-limited'),
    ...aim,
    /** The four rate-limit headers, Reset that far from now. Absent: none of the four. */
    resetSeconds: seconds.optional(),
    /** Absent: no `Retry-After`. */
    retryAfterSeconds: seconds.optional(),
  }),
  /** An error in the envelope, 500 `internal_error` unless told otherwise. */
  z.strictObject({
    kind: z.literal('error'),
    ...aim,
    status: z.int().min(400).max(599).default(500),
    code: z.string().default('internal_error'),
    detail: z.string().default('Something went wrong on our side'),
  }),
  /** A page of a proxy in place of the answer. */
  z.strictObject({ kind: z.literal('html'), ...aim, status: z.int().min(200).max(599).default(502) }),
  /** JSON of the right shape, one text in it that long. Packed, a thousand bytes of it are one on the wire. */
  z.strictObject({
    kind: z.literal('large'),
    ...aim,
    status: z.int().min(200).max(599).default(200),
    bytes: z.int().positive(),
    isPacked: z.boolean().default(false),
  }),
  /** A list of so many messages, whole, a second apart; with none as of a service that knows every address. */
  z.strictObject({ kind: z.literal('long-list'), ...aim, count: z.int().nonnegative() }),
  /** Status and headers, and nothing else. */
  z.strictObject({ kind: z.literal('empty'), ...aim, status: z.int().min(200).max(599).default(502) }),
  /** Any answer in place of the right one, as of a portal, a proxy or a firewall. Without a type, there is no body either. */
  z.strictObject({
    kind: z.literal('answer'),
    ...aim,
    status: z.int().min(200).max(599).default(200),
    type: z.string().optional(),
    body: z.string().default(''),
    headers: z.record(z.string(), z.string()).default({}),
  }),
  /** The right answer, with these headers added or replaced. */
  z.strictObject({ kind: z.literal('headers'), ...aim, headers: z.record(z.string(), z.string()) }),
  /** The right answer, but no message has its text yet. */
  z.strictObject({ kind: z.literal('no-text'), ...aim }),
  /** JSON in place of the answer, whatever it says. */
  z.strictObject({
    kind: z.literal('json'),
    ...aim,
    status: z.int().min(200).max(599).default(200),
    body: z.json(),
  }),
  /** The right answer, cut in half; as far as HTTP is concerned it is complete. */
  z.strictObject({ kind: z.literal('truncated'), ...aim }),
  /** One message in the list is no message; the others are right. */
  z.strictObject({ kind: z.literal('broken-message'), ...aim, index: z.int().nonnegative().default(0) }),
  /** Half of the right answer; the rest never comes, and the connection stays. */
  z.strictObject({ kind: z.literal('stalled'), ...aim }),
  /** The connection ends: before the request is handled, after it was handled, or in the middle of the answer. */
  z.strictObject({ kind: z.literal('dropped'), ...aim, when: z.enum(['before', 'after', 'during']).default('before') }),
  /** The right answer without the four headers. */
  z.strictObject({ kind: z.literal('no-rate-limit-headers'), ...aim }),
  /** `Date`, `X-Ratelimit-Reset` and `created_at` are that much off; a negative one is slow. */
  z.strictObject({ kind: z.literal('clock'), ...aim, skewSeconds: z.int() }),
]);

export type Fault = z.output<typeof faultSchema>;
/** A fault as it is written, defaults left out. */
export type FaultInput = z.input<typeof faultSchema>;

export const faultsSchema = z.array(faultSchema);
