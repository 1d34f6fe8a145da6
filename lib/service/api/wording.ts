import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { StoredMessage } from '../mailbox/stored-message.ts';
import type { ErrorCode } from './api-error.ts';

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
