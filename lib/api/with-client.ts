import { isStillConnected, readConnectedServices } from '../storage/connected-service.ts';
import { type Connection, isOutdated, pickService } from '../storage/connection.ts';
import { allowedAt, type RequestPurpose } from './allowed-at.ts';
import { type Capabilities, capabilitiesItem, domainsItem, learnCapabilities } from './capabilities.ts';
import { type Client, createClient } from './client.ts';
import { findNewError, type LoggedError, logError } from './error-log.ts';
import { type NotAllowed, NotConnectedError, PostponedError, RateLimitedError } from './errors.ts';
import type { RequestKind, Waits } from './limit.ts';
import { type Exchange, nextStatus } from './next-status.ts';
import { hasServiceAccess } from './service-access.ts';
import { statusItem } from './status.ts';
import type { Domain } from './wire.ts';

export type OpenService = {
  client: Client;
  connection: Connection;
  capabilities: Capabilities;
  domains: Domain[];
  /** as of the last response of this exchange */
  answered: Pick<Exchange, 'rateLimit' | 'answers'>;
};

/**
 * Reads everything that a request to a service needs. Can be started ahead of time, so that the request need not wait for it.
 * @param service base URL; the default one if absent
 * @param kind of request; need not be given for user actions
 * @throws NotConnectedError if no service is connected, or the user does not allow requests to it
 * @throws PostponedError if no request is allowed now, see `allowedAt`; never for a user action
 */
export async function openService(
  purpose: RequestPurpose,
  service?: string,
  kind: RequestKind = 'other',
): Promise<OpenService> {
  const [services, capabilitiesByService, domains, statuses] = await Promise.all([
    readConnectedServices(),
    capabilitiesItem.read(),
    domainsItem.read(),
    statusItem.read(),
  ]);
  const connected = pickService(services, service);
  if (!connected) throw new NotConnectedError('not-connected');
  const { connection, apiKey } = connected;
  const { baseUrl } = connection;
  const status = statuses[baseUrl] ?? statusItem.initial;
  const capabilities = capabilitiesByService[baseUrl] ?? {};
  const now = Date.now();
  const untilAt = allowedAt(status, purpose, kind, now);
  if (untilAt === undefined || untilAt > now) throw new PostponedError(untilAt);
  const refused = await findRefusal(connection);
  if (refused) throw new NotConnectedError(refused, connection);
  const answered: OpenService['answered'] = {};
  const client = createClient({
    baseUrl,
    apiKey,
    capabilities,
    rateLimit: status.rateLimit,
    onAnswer: ({ rateLimit, kind: asked, retryAfterAt }) =>
      void Object.assign(answered, { rateLimit, answers: { ...answered.answers, [asked]: retryAfterAt } }),
    onCapabilities: (learned) => void learnCapabilities(baseUrl, learned),
  });
  return { client, connection, capabilities, domains: domains[baseUrl]?.list ?? [], answered };
}

/** What the user has to allow before a request to a service can be sent. */
async function findRefusal(connection: Connection): Promise<NotAllowed | undefined> {
  if (isOutdated(connection)) return 'not-agreed';
  return (await hasServiceAccess(connection.baseUrl)) ? undefined : 'no-permission';
}

/**
 * Stores which services the user allows requests to, after a permission was granted or removed, or the user has agreed to what is sent.
 * Two services on one host lose access together. Never throws: if the storage fails, the next request finds out.
 */
export async function reviewAccess(): Promise<void> {
  try {
    for (const { connection } of await readConnectedServices()) await storeAccess(connection);
  } catch (error) {
    console.warn('Which services can be asked is not known:', error);
  }
}

async function storeAccess(connection: Connection): Promise<void> {
  const status = statusItem.of(connection.baseUrl);
  const refused = await findRefusal(connection);
  const kind = (await status.read()).problem?.kind;
  if (refused) await recordOutcome(connection, {}, new NotConnectedError(refused, connection));
  else if (kind === 'no-permission' || kind === 'not-agreed')
    await status.update(({ problem: _, problemSince: __, ...rest }) => rest);
}

/**
 * Stores the outcome of an exchange. Nothing is stored for a service that was removed meanwhile or has another key. Never throws: the
 * request has succeeded or failed already, and a failing storage does not change that.
 * @returns until when no request of a kind may be sent; empty if that cannot be read
 */
async function recordOutcome(
  connection: Pick<Connection, 'baseUrl' | 'keyMark'>,
  answered: OpenService['answered'],
  error?: unknown,
): Promise<Waits> {
  const turn = { ...answered, error, jitter: Math.random() };
  const service = statusItem.of(connection.baseUrl);
  let newError: LoggedError | undefined;
  try {
    await service.update(
      (status) => {
        const next = nextStatus(status, { ...turn, now: Date.now() });
        newError = findNewError(status, next);
        return next;
      },
      () => isStillConnected(connection),
    );
    if (newError) await logError(connection.baseUrl, newError);
    return (await service.read()).waits;
  } catch (failure) {
    console.warn('The outcome of an exchange could not be stored:', failure);
    return {};
  }
}

/** Uses a connected service, and stores the outcome in its status. @param opening the result of `openService(…)`, for this exchange only */
export async function withClient<T>(
  opening: Promise<OpenService>,
  use: (client: Client, service: OpenService) => Promise<T>,
): Promise<T> {
  let service: OpenService;
  try {
    service = await opening;
  } catch (error) {
    if (error instanceof NotConnectedError && error.connection) await recordOutcome(error.connection, {}, error);
    throw error;
  }
  const { connection } = service;
  try {
    const result = await use(service.client, service);
    await recordOutcome(connection, service.answered);
    return result;
  } catch (error) {
    const waits = await recordOutcome(connection, service.answered, error);
    if (error instanceof RateLimitedError) error.untilAt = waits[error.requestKind];
    throw error;
  }
}
