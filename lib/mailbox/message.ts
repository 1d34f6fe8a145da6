import { responseSizeSchema } from '../api/problem.ts';
import { each, maybe, timestamp, withDefault, z } from '../storage/schema.ts';
import type { Address } from './address.ts';

/** As of `MailSites` in `lib/email/extract`. */
const codeSitesSchema = z.object({
  sender: maybe(z.string()),
  bound: maybe(z.string()),
  isLooselyBound: maybe(z.boolean()),
  linked: each(z.string()),
});

/**
 * An email as the list shows it; its body is stored apart (see `bodySchema`), so that a list of ten thousand is read quickly.
 * @property isPrivate as its address is
 * @property from, subject as sent; empty where the mail had none
 * @property createdAt epoch ms, when it came to the service, by our clock
 * @property seenAt epoch ms, by ours: when it was first stored
 * @property readAt absent while unread
 * @property notifying a notification that the browser was asked for, and when; absent once it is shown
 * @property notifiedAt absent until a notification was shown, or none was wanted
 * @property notificationWantedAt as `seenAt`, until `notifiedAt` is there
 * @property codeFor the domain that its mail binds the code to, if any
 * @property codeSites the sites that a mail with a code names, by which it is decided where the code may go; absent without a code
 * @property codeFilledAt when the code was filled into a page, by hand or by itself; absent if it was not
 * @property misleadingLink one that it asks to open, and that leads elsewhere than its words or its sender say
 * @property preview how its text begins; absent until its body was fetched
 * @property attachments how many; absent until its body was fetched
 * @property bodyWantedAt as `createdAt`; absent once its body was fetched, or can't be
 * @property storedBytes of its contents, the body and files; absent where nothing of them is stored
 * @property tooLarge how large its body is, which was not fetched for that; absent otherwise
 * @property evictedAt when its contents were evicted to keep the quota; absent while they are stored
 */
export const messageSchema = z.object({
  id: z.string().check(z.minLength(1)),
  address: z.string(),
  // Without its mark it would go to the disk.
  isPrivate: z.optional(z.boolean()),
  from: withDefault(z.string(), ''),
  subject: withDefault(z.string(), ''),
  createdAt: timestamp,
  seenAt: timestamp,
  readAt: maybe(timestamp),
  notifying: maybe(z.object({ id: z.string(), at: timestamp })),
  notifiedAt: maybe(timestamp),
  notificationWantedAt: maybe(timestamp),
  code: maybe(z.string()),
  codeFor: maybe(z.string()),
  codeSites: maybe(codeSitesSchema),
  codeFilledAt: maybe(timestamp),
  link: maybe(z.string()),
  misleadingLink: maybe(z.string()),
  preview: maybe(z.string()),
  attachments: maybe(z.number()),
  bodyWantedAt: maybe(timestamp),
  storedBytes: maybe(z.number()),
  tooLarge: maybe(responseSizeSchema),
  evictedAt: maybe(timestamp),
});

export const messagesSchema = each(messageSchema, 'stored message');

export type Message = z.infer<typeof messageSchema>;

export type FoundInBody = Pick<
  Message,
  'code' | 'codeFor' | 'codeSites' | 'link' | 'misleadingLink' | 'preview' | 'attachments'
>;

/** A file that came with a message. `size` is in bytes; absent where the service did not say. */
const attachmentSchema = z.object({
  id: z.string(),
  name: z.string(),
  size: maybe(z.number()),
});

export type Attachment = z.infer<typeof attachmentSchema>;

/** The rest of a message. `text` and `html` are as the service gave them: html is hostile until `lib/email/html` made it safe. */
export const bodySchema = z.object({
  id: z.string(),
  to: maybe(z.string()),
  cc: each(z.string()),
  // A body with a text that is none is fetched again; without it, the message would seem to have no text.
  text: z.optional(z.string()),
  html: z.optional(z.string()),
  attachments: each(attachmentSchema),
});

export type Body = z.infer<typeof bodySchema>;

/** The `file` under which a message's source is stored. No attachment has it: ids are never empty. */
export const SOURCE = '';

/** A file that was fetched for a page to save: an attachment, or the message's own source. */
export const storedFileSchema = z.object({
  message: z.string(),
  file: z.string(),
  bytes: z.instanceof(Blob),
});

export const storedFilesSchema = each(storedFileSchema, 'stored file');

export type StoredFile = z.infer<typeof storedFileSchema>;

/**
 * The id of a message here: two services may give the same id, one may give it at two addresses, and two may have had the same address
 * one after the other.
 * @param id by which its service knows it: any text
 */
export function storedId(
  id: string,
  { service, firstService = service, email }: Pick<Address, 'service' | 'firstService' | 'email'>,
): string {
  return `${encodeURIComponent(firstService)}:${encodeURIComponent(email)}:${id}`;
}

export function idAtService({ id }: Pick<Message, 'id'>): string {
  return id.slice(id.indexOf(':', id.indexOf(':') + 1) + 1);
}
