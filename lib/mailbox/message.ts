import { array, nonEmpty, number, object, optional, otherwise, type Shaped, string } from '../shape/shape.ts';

/**
 * An e-mail as the list shows it; its body is kept apart (see `bodyShape`), so that a list of ten thousand reads quickly.
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
 * @property bodyWantedAt when we first held it, as long as its body is still to be fetched
 * @property storedBytes of its body and its files; absent where neither is held
 * @property evictedAt when these had to make room for others; absent while they are held
 */
export const messageShape = object({
  id: nonEmpty,
  address: string,
  from: string,
  subject: string,
  createdAt: number,
  seenAt: number,
  readAt: optional(number),
  notifying: optional(object({ id: string, at: number })),
  notifiedAt: optional(number),
  code: optional(string),
  link: optional(string),
  attachments: optional(number),
  bodyWantedAt: optional(number),
  storedBytes: optional(number),
  evictedAt: optional(number),
});

export type Message = Shaped<typeof messageShape>;

/** A file that came with a message. `size` is in bytes; absent where the service did not say. */
const attachmentShape = object({
  id: string,
  name: string,
  size: optional(number),
});

export type Attachment = Shaped<typeof attachmentShape>;

/** The rest of a message. `text` and `html` are as the service gave them: html is hostile until `lib/message` made it safe. */
export const bodyShape = object({
  id: string,
  to: optional(string),
  cc: otherwise(array(string), []),
  text: optional(string),
  html: optional(string),
  attachments: otherwise(array(attachmentShape), []),
});

export type Body = Shaped<typeof bodyShape>;
