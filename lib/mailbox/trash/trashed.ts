import { each, maybe, timestamp, z } from '../../storage/schema.ts';
import { addressSchema } from '../address.ts';
import type { Message } from '../message.ts';

/** How long a deletion can be undone. */
export const UNDO_MS = 7000;

const identified = z.object({ id: z.string() });

/** A message as it was stored, and as it is restored. One that does not fit keeps its place: its contents are still to be purged. */
export const trashedMessageSchema = z.custom<Message>((value) => identified.safeParse(value).success);

export const trashedMessagesSchema = each(trashedMessageSchema, 'deleted message');

/**
 * A message or an address that was deleted. It is in no list any more, and can be restored until it is purged; then only the request
 * to the service is left.
 * @property key the message's id, or the address itself
 * @property untilAt epoch ms: until then it can be restored
 * @property address the address itself, or the message's; absent if it is not stored any more, and then the service is not asked
 * @property isPurged whether it is removed here for good
 * @property triedAt epoch ms: when the last of them failed; absent before the first
 * @property nextTryAt epoch ms: the service is not asked before
 */
export const trashedSchema = z.object({
  kind: z.enum(['message', 'address']),
  key: z.string(),
  untilAt: timestamp,
  address: maybe(addressSchema),
  messages: trashedMessagesSchema,
  isPurged: z.boolean(),
  tries: z.number(),
  triedAt: maybe(timestamp),
  nextTryAt: timestamp,
});

export const trashSchema = each(trashedSchema, 'stored deletion');

export type Trashed = z.infer<typeof trashedSchema>;

export type TrashKey = Pick<Trashed, 'kind' | 'key'>;
