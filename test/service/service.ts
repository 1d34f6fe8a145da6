/** What the API's answers look like where API.md leaves it open. `published` speaks the variants of API-DIALECTS.md. */
export type Dialect = 'contract' | 'published';

export type DomainType = 'public' | 'premium' | 'custom';

export interface Domain {
  name: string;
  type: DomainType;
}

/** Every field has a default, so that `startService()` alone gives a service on free ports of 127.0.0.1. */
export interface ServiceOptions {
  /** Where everything listens. Default `127.0.0.1`. */
  host?: string;
  /** Port of the API; 0, the default, for any. */
  port?: number;
  /** Port of the mail server; 0, the default, for any. */
  smtpPort?: number;
  /** Port of the sample site; 0 for any. Absent: no site. */
  sitePort?: number;
  /** API keys that are let in. Default: one, made up at random. An address belongs to the key that made it. */
  keys?: readonly string[];
  /** Default: `mayfly.test`, public. */
  domains?: readonly Domain[];
  /** Lifetime of an address. Default: a day. */
  ttlSeconds?: number;
  /** Requests per period and key. Default: 1000 in an hour. */
  rateLimit?: { limit: number; periodSeconds: number };
  /** Largest message taken, announced as SMTP SIZE. Default: 10 MiB. */
  maxMessageBytes?: number;
  /** File of the database. Absent: in memory. */
  databaseFile?: string;
  /** Default `contract`. */
  dialect?: Dialect;
  /** Whether pages of other origins may read the API's answers. Default false. */
  cors?: boolean;
  /** The clock, epoch ms. Default `Date.now`. Addresses expire and rate-limit periods end by it. */
  now?: () => number;
}

/** A running service. */
export interface Service {
  /** Base address of the API without a trailing slash, `http://127.0.0.1:PORT`. */
  api: string;
  /** Mail server, `127.0.0.1:PORT`. */
  smtp: string;
  /** Base address of the sample site without a trailing slash; absent without `sitePort`. */
  site?: string;
  keys: string[];
  /** Names of the domains. */
  domains: string[];
  /** Ends all listeners and open connections; resolves when their ports are free. */
  stop(): Promise<void>;
}

export async function startService(_options: ServiceOptions = {}): Promise<Service> {
  throw new Error('The service is not there yet');
}
