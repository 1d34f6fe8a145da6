import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { StoredMessage } from '../mailbox/service-store.ts';
import type { ErrorCode } from './api-error.ts';

/** What the API's answers look like where the specification leaves it open. `published` speaks as services do in practice. */
export type Dialect = 'contract' | 'published';

/** How a dialect puts answers into words. Paths differ too; those are in `message-routes.ts`. */
export interface Wording {
  /** Id of a message or an attachment. */
  makeId(now: number, random: (below: number) => number): string;
  makeRequestId(now: number, random: (below: number) => number): string;
  errorStatus: Record<ErrorCode, ContentfulStatusCode>;
  /** Codes that this dialect calls differently. */
  errorCode: Partial<Record<ErrorCode, string>>;
  /** The value of `messages`. @param messages the oldest first */
  listMessages(messages: StoredMessage[]): object[];
  showMessage(message: StoredMessage): object;
  /** Status of a successful DELETE; 204 comes without a body. */
  deletedStatus: 200 | 204;
}

const ERROR_STATUS: Wording['errorStatus'] = {
  not_found: 404,
  no_route: 404,
  rate_limited: 429,
  validation_error: 422,
  api_key_empty: 401,
  invalid_api_key: 401,
  method_not_allowed: 405,
  foreign_host: 421,
  internal_error: 500,
};

const listFiles = ({ attachments }: StoredMessage) =>
  attachments.map(({ id, name, sizeBytes }) => ({ id, name, size: sizeBytes }));

const summarise = ({ id, from, subject, createdAt }: StoredMessage) => ({
  id,
  from,
  subject,
  created_at: new Date(createdAt).toISOString(),
});

/** The specification to the letter: UUIDs, summaries in the list, the newest first, statuses that say what is wrong. */
export const contractWording: Wording = {
  makeId: (_now, random) => makeUuid(random),
  makeRequestId: (_now, random) => makeUuid(random),
  errorStatus: ERROR_STATUS,
  errorCode: { no_route: 'not_found' },
  listMessages: (messages) => messages.toReversed().map(summarise),
  showMessage: (message) => ({
    ...summarise(message),
    to: message.to,
    body_text: message.bodyText ?? '',
    body_html: message.bodyHtml ?? '',
    attachments: listFiles(message),
  }),
  deletedStatus: 200,
};

/** What services do in practice: ULIDs, whole messages in the list, nulls for what is absent, 400 for most errors. */
export const publishedWording: Wording = {
  makeId: makeUlid,
  makeRequestId: (now, random) => `req_${makeUlid(now, random)}`,
  errorStatus: { ...ERROR_STATUS, not_found: 400, validation_error: 400 },
  errorCode: { no_route: 'not_found', invalid_api_key: 'api_key_invalid' },
  listMessages: (messages) => messages.map(showWhole),
  showMessage: showWhole,
  deletedStatus: 204,
};

function showWhole(message: StoredMessage): object {
  const files = listFiles(message);
  return {
    ...summarise(message),
    to: message.to,
    cc: message.cc.length > 0 ? message.cc : null,
    body_text: message.bodyText ?? null,
    body_html: message.bodyHtml ?? null,
    attachments: files.length > 0 ? files : null,
  };
}

/** @see https://www.rfc-editor.org/rfc/rfc9562#name-uuid-version-4 */
function makeUuid(random: (below: number) => number): string {
  const digits = 'xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx';
  return digits.replace(/[xy]/g, (digit) => (digit === 'x' ? random(16) : 8 + random(4)).toString(16));
}

const CROCKFORD_BASE32 = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * An id in ULID form: the time in 10 characters, then 16 at random.
 * @param at epoch ms
 * @param random a whole number from 0 to `below` - 1
 * @see https://github.com/ulid/spec
 */
function makeUlid(at: number, random: (below: number) => number): string {
  let time = '';
  for (let rest = at; time.length < 10; rest = Math.floor(rest / 32)) time = CROCKFORD_BASE32.charAt(rest % 32) + time;
  return time + Array.from({ length: 16 }, () => CROCKFORD_BASE32.charAt(random(32))).join('');
}
