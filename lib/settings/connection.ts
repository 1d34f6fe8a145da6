import { maybe } from '../schema/maybe.ts';
import { withDefault } from '../schema/with-default.ts';
import { z } from '../schema/z.ts';
import { storedItem } from './stored-item.ts';

/** The service that is offered until another one is set. */
export const DEFAULT_BASE_URL = 'https://api.temp-mail.io';

/**
 * Which service we are connected to. Any page of ours may read it; the key is apart, for the background alone.
 * @property baseUrl with its path prefix, without a trailing slash
 * @property connectedAt epoch ms
 * @property domains as the service listed them when it was connected
 * @property openDomains those of them that the service makes addresses on for everybody; absent where that is not known
 */
const connectionSchema = z.object({
  baseUrl: z.string(),
  connectedAt: z.number(),
  domains: withDefault(z.array(z.string()), []),
  openDomains: maybe(z.array(z.string())),
});

export type Connection = z.infer<typeof connectionSchema>;

export const connectionItem = storedItem('connection', z._default(z.nullable(connectionSchema), null));

/** Read by the background only: it never enters a page, a log, an export or sync. */
export const apiKeyItem = storedItem('apiKey', z._default(z.string(), ''));
