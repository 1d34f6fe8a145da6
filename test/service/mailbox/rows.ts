import { z } from 'zod';
import type { StoredMessage } from './stored-message.ts';

/** Rows as the queries of `mailbox.ts` select them; parsed, because a kept file may be anything. */

export const messageRow = z
  .object({
    id: z.string(),
    email: z.string(),
    sender: z.string(),
    cc: z.string(),
    subject: z.string(),
    body_text: z.string().nullable(),
    body_html: z.string().nullable(),
    created_at: z.number(),
  })
  .transform(
    (row): Omit<StoredMessage, 'attachments'> => ({
      id: row.id,
      to: row.email,
      from: row.sender,
      cc: z.array(z.string()).parse(JSON.parse(row.cc)),
      subject: row.subject,
      bodyText: row.body_text ?? undefined,
      bodyHtml: row.body_html ?? undefined,
      createdAt: row.created_at,
    }),
  );

export const attachmentRow = z.object({ id: z.string(), name: z.string(), sizeBytes: z.number() });

export const attachmentFileRow = z.object({
  messageId: z.string(),
  name: z.string(),
  type: z.string(),
  content: z.instanceof(Uint8Array),
});

export const sourceRow = z.object({ source: z.instanceof(Uint8Array) });
