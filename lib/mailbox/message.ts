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
 * `from`, `subject`: as sent; empty where the mail had none
 */
export const messageSchema = z.object({
  id: z.string().check(z.minLength(1)),
  address: z.string(),
  // Not `maybe`: a private message whose `isPrivate` was dropped as invalid could be stored on disk. So the whole record is rejected.
  /** Whether its address was made in a private window. */
  isPrivate: z.optional(z.boolean()),
  /** It came before the address was the user's: it is for another person, and no code or link is offered. */
  isForOther: maybe(z.boolean()),
  from: withDefault(listedText, ''),
  subject: withDefault(listedText, ''),
  /** The id by which the service has it now, if it has changed; empty if its old id now stands for another message. */
  serviceId: maybe(listedText),
  /** Its date as the service writes it: with it, an id is recognised as that of this message. */
  dated: maybe(listedText),
  /** Epoch ms, when it came to the service, by our clock. */
  createdAt: timestamp,
  /** Epoch ms, by ours: when it was first stored. */
  seenAt: timestamp,
  /** Absent while unread. */
  readAt: maybe(timestamp),
  /** A notification that the browser was asked for, and when; absent once it is shown. */
  notifying: maybe(z.object({ id: z.string(), at: timestamp })),
  /** Absent until a notification was shown, or none was wanted. */
  notifiedAt: maybe(timestamp),
  /** The value of `seenAt` while a notification is due; absent once `notifiedAt` is set. */
  notificationWantedAt: maybe(timestamp),
  code: maybe(listedText),
  /** The domain that its mail binds the code to, if any. */
  codeFor: maybe(listedText),
  /** The sites that the mail names, see `MailSites`: they decide where the code may be filled; absent without a code. */
  codeSites: maybe(codeSitesSchema),
  /** When the code was filled into a page, by a click or automatically; absent if it was not. */
  codeFilledAt: maybe(timestamp),
  link: maybe(listedText),
  /** A link that the message asks to open, but that leads elsewhere than its text or the sender suggests. */
  misleadingLink: maybe(listedText),
  /** How its text begins; absent until its body was fetched. */
  preview: maybe(listedText),
  /** How many; absent until its body was fetched. */
  attachments: maybe(z.number()),
  /** The value of `createdAt` while the body is to be fetched; absent once it was fetched, can't be, or was evicted. */
  bodyWantedAt: maybe(timestamp),
  /** How often the service had no text for it yet; absent if it had one. */
  emptyAnswers: maybe(z.number()),
  /** The size of its stored contents (body, searched text, files); absent if none are stored. */
  storedBytes: maybe(z.number()),
  /** The size of a body that was too large to be fetched; absent otherwise. */
  tooLarge: maybe(responseSizeSchema),
  /** When its contents were evicted to keep the quota; absent while they are stored. */
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

/** Whether a date as it is written has its second. Others are those of many messages. */
export const hasSecond = (dated: string): boolean => /:\d\d:\d\d|^\d{9}|T\d{6}/.test(dated);

/** Shorter ids may be places in the list, which are kept only as long as the list is. */
const MIN_LASTING_ID = 16;

/** Whether a service has called a message the same in two answers: then its ids last. @param checkedAt the last check, epoch ms */
export function keepsId(
  { id, serviceId, seenAt }: { id: string; serviceId?: string | undefined; seenAt?: number | undefined },
  checkedAt = 0,
): boolean {
  return serviceId === undefined && idAtService({ id }).length >= MIN_LASTING_ID && (seenAt ?? checkedAt) < checkedAt;
}
