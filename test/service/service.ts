import { randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import { draw } from '../../lib/mailbox/address/address-name.ts';
import type { ServedDomain } from '../../lib/service/api/address-routes.ts';
import { KeyRateLimit } from '../../lib/service/api/rate-limit.ts';
import type { Dialect } from '../../lib/service/api/wording.ts';
import { createService } from '../../lib/service/create-service.ts';
import { MemoryServiceStore } from '../../lib/service/mailbox/memory-service-store.ts';
import { type FaultInput, faultsSchema } from './faults/fault.ts';
import { FaultQueue } from './faults/fault-queue.ts';
import { addHttpHost } from './http-host.ts';
import { type HttpServer, startHttpServer } from './http-server.ts';
import { isOwnHost } from './is-own-host.ts';
import { startMailServer } from './mail-server.ts';
import { type LoggedRequest, type RequestCounts, RequestLog } from './request-log.ts';
import { createPages } from './site/pages.ts';
import { createSite } from './site/site.ts';
import { SqliteServiceStore } from './sqlite-service-store.ts';

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
  domains?: readonly ServedDomain[];
  /** Lifetime of an address, or a function that returns it, called for each address. Default: a day. */
  ttlSeconds?: number | (() => number);
  /** Requests per period and key. Default: 1000 in an hour. */
  rateLimit?: { limit: number; periodSeconds: number };
  /** Largest message taken, announced as SMTP SIZE. Default: 10 MiB. */
  maxMessageBytes?: number;
  /** File of a SQLite database, or `:memory:`. Absent: no database, all is in memory. */
  databaseFile?: string;
  /** Default `contract`. */
  dialect?: Dialect;
  /** Whether what an address is asked for with is passed over, as some services do. Default false. */
  choosesAlone?: boolean;
  /** Whether pages of other origins may read the API's answers. Default false. */
  cors?: boolean;
  /** Names by which the API and the site may be asked, besides addresses, `localhost` and `host`: a proxy's, for one. */
  allowedHosts?: readonly string[];
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
  /** Replaces the faults that are due for a key, or for every key without one. `[]` clears. @throws ZodError */
  setFaults(faults: readonly FaultInput[], key?: string): void;
  /** The requests to the API so far: by key, then by method and route. */
  requestCounts(): RequestCounts;
  /** The last hundred thousand of them, the oldest first. */
  requests(): LoggedRequest[];
  /** Every address that lives, whoever made it. */
  addresses(): string[];
  /** Ends all listeners and open connections; resolves when their ports are free. */
  stop(): Promise<void>;
}

const DAY_SECONDS = 24 * 60 * 60;
const HOUR_SECONDS = 60 * 60;

/**
 * Starts the service: the API over HTTP, mail over SMTP, a database behind, a sample site beside it if one is asked for.
 * @throws if a port is taken or the database cannot be opened; nothing is left running then
 */
export async function startService(options: ServiceOptions = {}): Promise<Service> {
  const host = options.host ?? '127.0.0.1';
  const keys = options.keys ?? [`mayfly_${randomBytes(16).toString('hex')}`];
  const domains = options.domains ?? [{ name: 'mayfly.test', type: 'public' }];
  const now = options.now ?? Date.now;
  const hosts = [host, ...(options.allowedHosts ?? [])].map((name) => name.toLowerCase());
  const faults = new FaultQueue();
  const requests = new RequestLog();

  await using started = new AsyncDisposableStack();
  const stopLater = <T extends HttpServer>(server: T): T => started.adopt(server, () => server.stop());

  const { databaseFile, ttlSeconds = DAY_SECONDS } = options;
  const store =
    databaseFile === undefined
      ? new MemoryServiceStore()
      : started.adopt(new SqliteServiceStore(databaseFile), (open) => open.close());
  const service = createService({
    store,
    keys,
    domains,
    readTtlSeconds: typeof ttlSeconds === 'function' ? ttlSeconds : () => ttlSeconds,
    rateLimit: new KeyRateLimit(options.rateLimit ?? { limit: 1000, periodSeconds: HOUR_SECONDS }),
    dialect: options.dialect ?? 'contract',
    choosesAlone: options.choosesAlone ?? false,
    addHost: (app) => addHttpHost(app, { cors: options.cors ?? false, hosts, faults, requests, now }),
    now,
    random: draw,
  });

  const mailServer = stopLater(
    await startMailServer({
      host,
      port: options.smtpPort ?? 0,
      name: domains[0]?.name ?? 'localhost',
      maxMessageBytes: options.maxMessageBytes ?? 10 * 1024 * 1024,
      service,
    }),
  );

  const apiServer = stopLater(await startHttpServer(service, host, options.port ?? 0));

  let site: string | undefined;
  if (options.sitePort !== undefined) {
    const pages = createPages(() => ({
      otherPort: toOrigin(host, frameServer.port),
      otherHost: toOrigin('localhost', frameServer.port),
    }));
    const frameServer = stopLater(await startHttpServer(answerOwnHosts(hosts, pages), host, 0));
    const app = createSite({ smtp: { host, port: mailServer.port }, pages });
    const siteServer = stopLater(await startHttpServer(answerOwnHosts(hosts, app), host, options.sitePort));
    site = toOrigin(host, siteServer.port);
  }

  const running = started.move();
  return {
    api: toOrigin(host, apiServer.port),
    smtp: `${host}:${mailServer.port}`,
    ...(site !== undefined && { site }),
    keys: [...keys],
    domains: domains.map(({ name }) => name),
    setFaults(due, key) {
      faults.set(key, faultsSchema.parse(due));
    },
    requestCounts: () => requests.counts(),
    requests: () => requests.list(),
    addresses: () => store.listAddresses(now()),
    stop: () => running.disposeAsync(),
  };
}

function toOrigin(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** The same app, but not for a page whose name was made to lead here: it could read whatever was signed up for. */
function answerOwnHosts(names: readonly string[], app: Hono): Hono {
  const own = new Hono();
  own.use(async (c, next) => {
    if (!isOwnHost(c.req.header('Host'), names)) return c.text('This site does not have that name', 421);
    await next();
  });
  return own.route('/', app);
}
