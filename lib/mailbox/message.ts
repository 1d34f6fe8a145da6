import { each } from '../schema/each.ts';
import { withDefault } from '../schema/with-default.ts';
import { z } from '../schema/z.ts';

/**
 * An email as the list shows it; its body is stored apart (see `bodySchema`), so that a list of ten thousand is read quickly.
 * @property address the temporary address it came to
 * @property from, subject as sent; empty where the mail had none
 * @property createdAt epoch ms, by the service's clock
 * @property seenAt epoch ms, by ours: when it was first stored
 * @property readAt absent while unread
 * @property notifying a notification that the browser was asked for, and when; absent once it is shown
 * @property notifiedAt absent until a notification was shown, or none was wanted
 * @property code the one-time code in it, if any
 * @property link its confirmation link, if any
 * @property attachments how many; absent until its body was fetched
 * @property bodyWantedAt as `seenAt`; absent once its body was fetched, or can't be
 * @property storedBytes of its contents, the body and files; absent where nothing of them is stored
 * @property evictedAt when its contents were evicted to keep the quota; absent while they are stored
 */
export const messageSchema = z.object({
  id: z.string().check(z.minLength(1)),
  address: z.string(),
  from: z.string(),
  subject: z.string(),
  createdAt: z.number(),
  seenAt: z.number(),
  readAt: z.optional(z.number()),
  notifying: z.optional(z.object({ id: z.string(), at: z.number() })),
  notifiedAt: z.optional(z.number()),
  code: z.optional(z.string()),
  link: z.optional(z.string()),
  attachments: z.optional(z.number()),
  bodyWantedAt: z.optional(z.number()),
  storedBytes: z.optional(z.number()),
  evictedAt: z.optional(z.number()),
});

/** Of stored messages, those that fit. */
export const messagesSchema = each(messageSchema, 'stored message');

export type Message = z.infer<typeof messageSchema>;

/** A file that came with a message. `size` is in bytes; absent where the service did not say. */
const attachmentSchema = z.object({
  id: z.string(),
  name: z.string(),
  size: z.optional(z.number()),
});

export type Attachment = z.infer<typeof attachmentSchema>;

/** The rest of a message. `text` and `html` are as the service gave them: html is hostile until `lib/message` made it safe. */
export const bodySchema = z.object({
  id: z.string(),
  to: z.optional(z.string()),
  cc: withDefault(z.array(z.string()), []),
  text: z.optional(z.string()),
  html: z.optional(z.string()),
  attachments: withDefault(z.array(attachmentSchema), []),
});

export type Body = z.infer<typeof bodySchema>;
