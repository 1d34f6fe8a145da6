import { maybe } from '../schema/maybe.ts';
import { moment } from '../schema/moment.ts';
import { z } from '../schema/z.ts';
import { parseBaseUrl } from './base-url.ts';
import { storedItem } from './stored-item.ts';

/** The service that is offered until another one is set. */
export const DEFAULT_BASE_URL = 'https://api.temp-mail.io';

/**
 * Which service we are connected to. Any page of ours may read it; with its key it is in `connected-service.ts`, for the background
 * alone.
 * @property baseUrl as `parseBaseUrl` gives it: with its path prefix, without a trailing slash
 * @property connectedAt epoch ms
 * @property keyMark tells this key from the others that were entered, and nothing about it: drawn by lot for each. Absent for a key
 * that was entered before there were marks
 * @property domains of version 0.1: as the service listed them when it was connected. They have an item of their own since
 * @property openDomains of version 0.1 too: those that the service makes addresses on for everybody; absent where that is not known
 */
export const connectionSchema = z.object({
  baseUrl: z.string().check(z.refine((url) => parseBaseUrl(url) === url)),
  connectedAt: moment,
  keyMark: maybe(z.string()),
  domains: maybe(z.array(z.string())),
  openDomains: maybe(z.array(z.string())),
});

export type Connection = z.infer<typeof connectionSchema>;

export const connectionItem = storedItem('connection', z._default(z.nullable(connectionSchema), null));
