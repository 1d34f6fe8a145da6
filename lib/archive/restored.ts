import { emailSchema, idSchema, messageSchema as wireMessageSchema } from '../api/wire.ts';
import type { Address } from '../mailbox/address.ts';
import type { Body, FoundInBody, Message } from '../mailbox/message.ts';
import { SOURCE } from '../mailbox/stored-file.ts';
import { clipped } from '../schema/clipped.ts';
import { maybe } from '../schema/maybe.ts';
import { wellFormed } from '../schema/well-formed.ts';
import { z } from '../schema/z.ts';

/**
 * What is taken out of an archive, which anybody may have made: in the shapes that answers of the network have, and nothing that
 * Mayfly finds out itself. Codes, links and counts are found in the bodies that are there.
 */

const { from, to, cc, subject, attachments } = wireMessageSchema.shape;

const MAX_SERVICE = 2000;
const MAX_LABEL = 200;
/** No answer of a service is longer. */
const MAX_BODY = 25 * 1024 * 1024;
const moment = z.number().check(z.minimum(0));
const bodyText = maybe(z.pipe(z.string().check(z.maxLength(MAX_BODY)), wellFormed));

export const restoredAddressSchema = z.object({
  email: emailSchema,
  createdAt: moment,
  expiresAt: moment,
  service: clipped(MAX_SERVICE),
  site: maybe(z.string().check(z.regex(/^[^\s@/\p{Surrogate}]{1,253}$/u))),
  label: maybe(clipped(MAX_LABEL)),
});

export type RestoredAddress = z.infer<typeof restoredAddressSchema>;

/** An archive of 0.1 says `clearedAt` for a message that was evicted. */
export const restoredMessageSchema = z.object({
  id: idSchema,
  address: emailSchema,
  from,
  subject,
  createdAt: moment,
  seenAt: moment,
  readAt: maybe(moment),
  evictedAt: maybe(moment),
  clearedAt: maybe(moment),
});

export type RestoredMessage = z.infer<typeof restoredMessageSchema>;

export const restoredBodySchema = z.object({ to, cc, text: bodyText, html: bodyText, attachments });

export type RestoredBody = z.infer<typeof restoredBodySchema>;

/** A message's file: an attachment's id, or the source. */
export const restoredFileSchema = z.union([z.literal(SOURCE), idSchema]);

/**
 * An address as it is restored: for its mail to be found by, and ended. Its service may still know it, but an archive could name an
 * address that is somebody else's.
 * @param now epoch ms
 */
export function endAddress({ site, label, ...address }: RestoredAddress, now: number): Address {
  const expiresAt = Math.min(address.expiresAt, now);
  return {
    ...address,
    expiresAt,
    createdAt: Math.min(address.createdAt, expiresAt),
    goneAt: expiresAt,
    ...(site !== undefined && { site }),
    ...(label !== undefined && { label }),
  };
}

/**
 * A message as it is restored: read and long known, whenever it says it came, so that nothing is notified, counted or offered. It was not
 * notified of either: it is not looked for among what was a moment ago.
 * @param found in its body; absent where the archive has none
 * @param now epoch ms
 */
export function restoreMessage(
  { evictedAt, clearedAt, readAt, ...message }: RestoredMessage,
  found: FoundInBody | undefined,
  now: number,
): Message {
  const endedAt = evictedAt ?? clearedAt;
  return {
    ...message,
    createdAt: Math.min(message.createdAt, now),
    seenAt: Math.min(message.seenAt, now),
    readAt: Math.min(readAt ?? now, now),
    restoredAt: now,
    ...(endedAt !== undefined && { evictedAt: Math.min(endedAt, now) }),
    ...found,
  };
}

/** @param id of its message */
export function restoreBody({ to, text, html, ...body }: RestoredBody, id: string): Body {
  return {
    id,
    ...body,
    ...(to !== undefined && { to }),
    ...(text !== undefined && { text }),
    ...(html !== undefined && { html }),
  };
}
