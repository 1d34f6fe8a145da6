import { each, maybe, timestamp, z } from '../storage/schema.ts';
import { addressSchema } from './address.ts';
import type { Message } from './message.ts';

/** How long a deletion can be undone, from the last time that the user looked at the offer. */
export const UNDO_MS = 20_000;

const identified = z.object({ id: z.string() });

/** A message as it was stored and will be restored. An invalid one is kept too, because its contents still have to be purged. */
export const trashedMessageSchema = z.custom<Message>((value) => identified.safeParse(value).success);

export const trashedMessagesSchema = each(trashedMessageSchema, 'deleted message');

/** A deleted message or address, in no list. It can be restored until it is purged; then only the request to the service is left. */
export const trashedSchema = z.object({
  kind: z.enum(['message', 'address']),
  /** The message's id, or the address itself. */
  key: z.string(),
  /** Epoch ms: it can be restored until then. */
  untilAt: timestamp,
  /** Of the message, see `Message`. */
  serviceId: maybe(z.string()),
  /** The address itself, or the message's; if absent, it is no longer stored, and no request is sent to the service. */
  address: maybe(addressSchema),
  messages: trashedMessagesSchema,
  /** Whether it has been removed here permanently. */
  isPurged: z.boolean(),
  /** The failed requests to the service. */
  tries: z.number(),
  /** Epoch ms: when the last request failed; absent before the first. */
  triedAt: maybe(timestamp),
  /** Epoch ms: no request before this time. */
  nextTryAt: timestamp,
});

export const trashSchema = each(trashedSchema, 'stored deletion');

export type Trashed = z.infer<typeof trashedSchema>;

/** Whether the service was to be asked before, but could not be, or failed. */
export const isPostponed = ({ nextTryAt, untilAt }: Trashed): boolean => nextTryAt !== untilAt;

export type TrashKey = Pick<Trashed, 'kind' | 'key'>;
