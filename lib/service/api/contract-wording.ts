import type { StoredMessage } from '../mailbox/stored-message.ts';
import type { Wording } from './wording.ts';

/** The specification to the letter: UUIDs, summaries in the list, the newest first, statuses that say what is wrong. */
export const contractWording: Wording = {
  makeId: (_now, random) => makeUuid(random),
  makeRequestId: (_now, random) => makeUuid(random),
  errorStatus: {
    not_found: 404,
    no_route: 404,
    rate_limited: 429,
    validation_error: 422,
    api_key_empty: 401,
    invalid_api_key: 401,
    method_not_allowed: 405,
    foreign_host: 421,
    internal_error: 500,
  },
  errorCode: { no_route: 'not_found' },
  listMessages: (messages) => messages.toReversed().map(summarise),
  showMessage(message) {
    const { id, from, subject, created_at } = summarise(message);
    return {
      id,
      from,
      to: message.to,
      subject,
      body_text: message.bodyText ?? '',
      body_html: message.bodyHtml ?? '',
      created_at,
      attachments: message.attachments.map(({ id, name, sizeBytes }) => ({ id, name, size: sizeBytes })),
    };
  },
  deletedStatus: 200,
};

/** @see https://www.rfc-editor.org/rfc/rfc9562#name-uuid-version-4 */
function makeUuid(random: (below: number) => number): string {
  const digits = 'xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx';
  return digits.replace(/[xy]/g, (digit) => (digit === 'x' ? random(16) : 8 + random(4)).toString(16));
}

function summarise({ id, from, subject, createdAt }: StoredMessage) {
  return { id, from, subject, created_at: new Date(createdAt).toISOString() };
}
