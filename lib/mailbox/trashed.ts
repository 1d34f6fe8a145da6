import { each, maybe, timestamp, z } from '../storage/schema.ts';
import { addressSchema } from './address.ts';
import type { Message } from './message.ts';

/** How long a deletion can be undone. */
export const UNDO_MS = 7000;

const identified = z.object({ id: z.string() });

/** A message as it was stored and will be restored. An invalid one is kept too, because its contents still have to be purged. */
export const trashedMessageSchema = z.custom<Message>((value) => identified.safeParse(value).success);

export const trashedMessagesSchema = each(trashedMessageSchema, 'deleted message');

/**
 * A deleted message or address. No list shows it any more. It can be restored until it is purged; then only the request to the service is
 * left.
 * @property key the message's id, or the address itself
 * @property untilAt epoch ms: it can be restored until then
 * @property serviceId of the message, see `Message`
 * @property address the address itself, or the message's; if absent, it is no longer stored, and no request is sent to the service
 * @property isPurged whether it has been removed here permanently
 * @property tries the failed requests to the service
 * @property triedAt epoch ms: when the last request failed; absent before the first
 * @property nextTryAt epoch ms: no request before this time
 */
export const trashedSchema = z.object({
  kind: z.enum(['message', 'address']),
  key: z.string(),
  untilAt: timestamp,
  serviceId: maybe(z.string()),
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
