import type { Context, Hono } from 'hono';
import { encodeParameter } from '../../email/parse/compose-eml.ts';
import type { ServedMailbox } from '../mailbox/mailbox.ts';
import type { ReceivedAttachment } from '../mailbox/service-store.ts';
import { answerDeleted } from './address-routes.ts';
import type { ApiEnv } from './api-env.ts';
import { ApiError } from './api-error.ts';
import type { Dialect, Wording } from './wording.ts';

export interface MessageRoutesOptions {
  mailbox: ServedMailbox;
  dialect: Dialect;
  wording: Wording;
}

/** A message, its source and its attachments. Each dialect has its own paths, so that a client must find them. */
export function addMessageRoutes(app: Hono<ApiEnv>, { mailbox, dialect, wording }: MessageRoutesOptions): void {
  app.get('/v1/messages/:id', async (c) => {
    const message = await mailbox.findMessage(c.req.param('id'), c.var.key);
    if (!message) throw messageNotFound();
    return c.json(wording.showMessage(message));
  });

  app.delete('/v1/messages/:id', async (c) => {
    if (!(await mailbox.deleteMessage(c.req.param('id'), c.var.key))) throw messageNotFound();
    return answerDeleted(c, wording);
  });

  const findSource = async (id: string, key: string): Promise<Uint8Array<ArrayBuffer>> => {
    const source = await mailbox.findSource(id, key);
    if (!source) throw messageNotFound();
    return new Uint8Array(source);
  };

  if (dialect === 'contract') {
    app.get('/v1/messages/:id/source', async (c) =>
      c.body(await findSource(c.req.param('id'), c.var.key), 200, { 'Content-Type': 'message/rfc822' }),
    );
    app.get('/v1/messages/:id/attachments/:attachment_id', async (c) => {
      const attachment = await mailbox.findAttachment(c.req.param('attachment_id'), c.var.key);
      if (attachment?.messageId !== c.req.param('id')) throw attachmentNotFound();
      return download(c, attachment);
    });
  } else {
    app.get('/v1/messages/:id/source_code', async (c) =>
      c.json({ data: new TextDecoder().decode(await findSource(c.req.param('id'), c.var.key)) }),
    );
    app.get('/v1/attachments/:attachment_id', async (c) => {
      const attachment = await mailbox.findAttachment(c.req.param('attachment_id'), c.var.key);
      if (!attachment) throw attachmentNotFound();
      return download(c, attachment);
    });
  }
}

/** A stranger's file: it is to be saved, never shown as if this service had written it. */
function download(c: Context, { name, type, content }: ReceivedAttachment): Response {
  return c.body(new Uint8Array(content), 200, {
    'Content-Type': type,
    'Content-Disposition': `attachment; filename*=UTF-8''${encodeParameter(name)}`,
    'X-Content-Type-Options': 'nosniff',
  });
}

function messageNotFound(): ApiError {
  return new ApiError('not_found', 'The message is not found');
}

function attachmentNotFound(): ApiError {
  return new ApiError('not_found', 'The attachment is not found');
}
