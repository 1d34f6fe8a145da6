import { array, maybe, nullable, number, object, otherwise, string } from '../shape/shape.ts';
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
  /** those of them that the service makes addresses on for everybody; absent where that is not known */
  openDomains?: string[];
};

export const connectionItem = storedItem<Connection | null>(
  'connection',
  nullable(
    object({
      baseUrl: string,
      connectedAt: number,
      domains: otherwise(array(string), []),
      openDomains: maybe(array(string)),
    }),
  ),
  null,
);

/** Read by the background only: it never enters a page, a log, an export or sync. */
export const apiKeyItem = storedItem<string>('apiKey', string, '');
