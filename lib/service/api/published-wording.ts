import type { StoredMessage } from '../mailbox/stored-message.ts';
import { makeUlid } from '../mailbox/ulid.ts';
import type { Wording } from './wording.ts';

/** What services do in practice: ULIDs, whole messages in the list, nulls for what is absent, 400 for most errors. */
export const publishedWording: Wording = {
  makeId: makeUlid,
  makeRequestId: (now, random) => `req_${makeUlid(now, random)}`,
  errorStatus: {
    not_found: 400,
    no_route: 404,
    rate_limited: 429,
    validation_error: 400,
    api_key_empty: 401,
    invalid_api_key: 401,
    method_not_allowed: 405,
    foreign_host: 421,
    internal_error: 500,
  },
  errorCode: { no_route: 'not_found', invalid_api_key: 'api_key_invalid' },
  listMessages: (messages) => messages.map(show),
  showMessage: show,
  deletedStatus: 204,
};

function show(message: StoredMessage): object {
  const attachments = message.attachments.map(({ id, name, sizeBytes }) => ({ id, name, size: sizeBytes }));
  return {
    id: message.id,
    from: message.from,
    to: message.to,
    cc: message.cc.length > 0 ? message.cc : null,
    subject: message.subject,
    body_text: message.bodyText ?? null,
    body_html: message.bodyHtml ?? null,
    created_at: new Date(message.createdAt).toISOString(),
    attachments: attachments.length > 0 ? attachments : null,
  };
}
