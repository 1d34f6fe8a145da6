import * as z from 'zod/mini';

/**
 * An e-mail as the list shows it; its body is kept apart (see `bodySchema`), so that a list of ten thousand reads quickly.
 * @property address the temporary address it came to
 * @property from, subject as sent; empty where the mail had none
 * @property createdAt epoch ms, by the service's clock
 * @property seenAt epoch ms, by ours: when we first held it
 * @property readAt absent while unread
 * @property notifying the notification that is about to tell of it, and since when; only between the two
 * @property notifiedAt absent until the person was told of it
 * @property code the one-time code in it, if any
 * @property link its confirmation link, if any
 * @property attachments how many; absent until its body came
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
});

export type Message = z.infer<typeof messageSchema>;

/** A file that came with a message. `size` is in bytes; absent where the service did not say. */
export const attachmentSchema = z.object({
  id: z.string(),
  name: z.string(),
  size: z.optional(z.number()),
});

export type Attachment = z.infer<typeof attachmentSchema>;

/** The rest of a message. `text` and `html` are as the service gave them: html is hostile until `lib/message` made it safe. */
export const bodySchema = z.object({
  id: z.string(),
  to: z.optional(z.string()),
  cc: z.catch(z.array(z.string()), []),
  text: z.optional(z.string()),
  html: z.optional(z.string()),
  attachments: z.catch(z.array(attachmentSchema), []),
});

export type Body = z.infer<typeof bodySchema>;
