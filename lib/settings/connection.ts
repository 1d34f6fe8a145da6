import * as z from 'zod/mini';
import { storedItem } from './stored-item.ts';

/** The service that is offered until another one is set. */
export const DEFAULT_BASE_URL = 'https://api.temp-mail.io';

/** Which service we are connected to. Any page of ours may read it; the key is apart, for the background alone. */
export type Connection = {
  /** with its path prefix, without a trailing slash */
  baseUrl: string;
  connectedAt: number;
  /** as the service listed them when it was connected */
  domains: string[];
};

export const connectionItem = storedItem<Connection | null>(
  'connection',
  z.nullable(z.object({ baseUrl: z.string(), connectedAt: z.number(), domains: z.catch(z.array(z.string()), []) })),
  null,
);

/** Read by the background only: it never enters a page, a log, an export or sync. */
export const apiKeyItem = storedItem<string>('apiKey', z.string(), '');
