import { responseSizeSchema } from '../api/problem.ts';
import { each, maybe, timestamp, withDefault, z } from '../storage/schema.ts';
import type { Address } from './address.ts';

/** See `MailSites` in `find-code-sites.ts`. */
const codeSitesSchema = z.object({
  sender: maybe(z.string()),
  bound: maybe(z.string()),
  isLooselyBound: maybe(z.boolean()),
  linked: each(z.string()),
});

/** A text of a list. What came from the service is shorter; a longer one is broken, and would stop every view that shows the list. */
const listedText = z.string().check(z.maxLength(10_000));

/**
 * An email as the list shows it; its body is stored apart (see `bodySchema`), so that a list of ten thousand is read quickly.
 * @property isPrivate whether its address was made in a private window
 * @property from, subject as sent; empty where the mail had none
 * @property serviceId the id by which the service has it now, if that is another than when it was first listed; empty if that id now stands
 *   for another message
 * @property dated its date as the service writes it: with it, an id is recognised as that of this message
 * @property createdAt epoch ms, when it came to the service, by our clock
 * @property seenAt epoch ms, by ours: when it was first stored
 * @property readAt absent while unread
 * @property notifying a notification that the browser was asked for, and when; absent once it is shown
 * @property notifiedAt absent until a notification was shown, or none was wanted
 * @property notificationWantedAt the value of `seenAt` while a notification is due; absent once `notifiedAt` is set
 * @property codeFor the domain that its mail binds the code to, if any
 * @property codeSites the sites that the mail names, see `MailSites`: they decide where the code may be filled; absent without a code
 * @property codeFilledAt when the code was filled into a page, by a click or automatically; absent if it was not
 * @property misleadingLink a link that the message asks to open, but that leads elsewhere than its text or the sender suggests
 * @property preview how its text begins; absent until its body was fetched
 * @property attachments how many; absent until its body was fetched
 * @property bodyWantedAt the value of `createdAt` while the body is to be fetched; absent once it was fetched, can't be, or was evicted
 * @property storedBytes the size of its stored contents (body, searched text, files); absent if none are stored
 * @property emptyAnswers how often the service had no text for it yet; absent if it had one
 * @property tooLarge the size of a body that was too large to be fetched; absent otherwise
 * @property evictedAt when its contents were evicted to keep the quota; absent while they are stored
 */
export const messageSchema = z.object({
  id: z.string().check(z.minLength(1)),
  address: z.string(),
  // Not `maybe`: a private message whose `isPrivate` was dropped as invalid could be stored on disk. So the whole record is rejected.
  isPrivate: z.optional(z.boolean()),
  from: withDefault(listedText, ''),
  subject: withDefault(listedText, ''),
  serviceId: maybe(listedText),
  dated: maybe(listedText),
  createdAt: timestamp,
  seenAt: timestamp,
  readAt: maybe(timestamp),
  notifying: maybe(z.object({ id: z.string(), at: timestamp })),
  notifiedAt: maybe(timestamp),
  notificationWantedAt: maybe(timestamp),
  code: maybe(listedText),
  codeFor: maybe(listedText),
  codeSites: maybe(codeSitesSchema),
  codeFilledAt: maybe(timestamp),
  link: maybe(listedText),
  misleadingLink: maybe(listedText),
  preview: maybe(listedText),
  attachments: maybe(z.number()),
  bodyWantedAt: maybe(timestamp),
  emptyAnswers: maybe(z.number()),
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
  // Not `maybe`: a body with an invalid text is rejected, so that it is fetched again. Otherwise the message would seem to have no text.
  text: z.optional(z.string()),
  html: z.optional(z.string()),
  attachments: each(attachmentSchema),
});

export type Body = z.infer<typeof bodySchema>;

/** Whether a body says nothing: a service may list a message some seconds before it has read its text. */
export function isEmptyBody({ text = '', html = '', attachments }: Body): boolean {
  return `${text}${html}`.trim() === '' && attachments.length === 0;
}

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
 * The id by which a message is stored. The service's own id is not enough: two services may use the same id, one service may use it for
 * two addresses, and two services may have had the same address one after the other.
 * @param id the service's own id: any text
 */
export function storedId(
  id: string,
  { service, firstService = service, email }: Pick<Address, 'service' | 'firstService' | 'email'>,
): string {
  return `${encodeURIComponent(firstService)}:${encodeURIComponent(email)}:${id}`;
}

/** The id by which the service has the message now; empty if it no longer has it. */
export function idAtService({ id, serviceId }: Pick<Message, 'id' | 'serviceId'>): string {
  return serviceId ?? id.slice(id.indexOf(':', id.indexOf(':') + 1) + 1);
}
