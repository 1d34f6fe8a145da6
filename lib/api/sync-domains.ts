import { browser } from 'wxt/browser';
import { cached } from '../i18n/cached.ts';
import { DAY, HOUR } from '../i18n/time.ts';
import { isStillConnected } from '../storage/connected-service.ts';
import { type Connection, connectionsItem } from '../storage/connection.ts';
import { createSerialQueue } from '../storage/serial-queue.ts';
import { domainsItem } from './capabilities.ts';
import { PostponedError } from './errors.ts';
import { openService, withClient } from './with-client.ts';

export const DOMAINS_ALARM = 'domains';

/** Alarms fire no earlier than after this time. */
const SOON_MS = 30_000;

/** The maximum age of the list after the service or a site refused a domain: services replace domains that too many sites block. */
export const OLD_AFTER_REFUSAL_MS = HOUR;

/** @throws ServiceError */
async function renew(connection: Connection): Promise<void> {
  const { baseUrl: service } = connection;
  const list = await withClient(openService('upkeep', service), (client) => client.fetchDomains());
  await domainsItem.of(service).update(
    () => ({ renewedAt: Date.now(), list }),
    () => isStillConnected(connection),
  );
}

/** @returns epoch ms, when the list is due for the next check */
async function syncDomainsOf(connection: Connection, mostMs: number): Promise<number> {
  const { baseUrl } = connection;
  const stored = await domainsItem.of(baseUrl).read();
  const now = Date.now();
  if (stored && stored.renewedAt <= now && stored.renewedAt + mostMs > now) return stored.renewedAt + DAY;
  const error: unknown = await renew(connection).catch((reason: unknown) => reason);
  const postponedUntil = error instanceof PostponedError ? error.untilAt : undefined;
  if (postponedUntil !== undefined) return Math.max(postponedUntil, now + SOON_MS);
  return now + (error === undefined ? DAY : HOUR);
}

/** When the list of each service is due. The browser has one alarm for all services. */
const dueAt = new Map<string, number>();

/** One queue per service: two parallel runs would send two requests. */
const queueOf = cached((_service: string) => createSerialQueue());

async function scheduleAlarm(): Promise<void> {
  if (dueAt.size === 0) await browser.alarms.clear(DOMAINS_ALARM);
  else await browser.alarms.create(DOMAINS_ALARM, { when: Math.min(...dueAt.values()) });
}

async function syncAll(mostMs: number, service?: string): Promise<void> {
  const connections = await connectionsItem.read();
  for (const known of dueAt.keys()) if (!connections.some(({ baseUrl }) => baseUrl === known)) dueAt.delete(known);
  // If the worker dies during a slow request, this alarm wakes it again.
  const now = Date.now();
  for (const { baseUrl } of connections) if ((dueAt.get(baseUrl) ?? 0) <= now) dueAt.set(baseUrl, now + HOUR);
  await scheduleAlarm();
  await Promise.all(
    connections.map((connection) => {
      const { baseUrl } = connection;
      return queueOf(baseUrl)(async () => {
        const at = await syncDomainsOf(connection, service === undefined || service === baseUrl ? mostMs : DAY);
        if (!dueAt.has(baseUrl)) return;
        dueAt.set(baseUrl, at);
        await scheduleAlarm();
      });
    }),
  );
}

/**
 * Renews the lists of domains that are too old, if a request is allowed. The requests run in parallel, so that a slow service does not
 * delay others. Sets the alarm for the next time. Never throws.
 * @param service if given, `mostMs` applies to this service only, and a day to the others
 */
export function syncDomains(mostMs = DAY, service?: string): Promise<void> {
  return syncAll(mostMs, service).catch((error: unknown) => console.warn('The domains could not be renewed:', error));
}

/** Called at each start of the worker and at each alarm, up to once a minute. The stored alarm shows whether the domains are due. */
export async function resumeDomains(): Promise<void> {
  const [alarm, connections, lists] = await Promise.all([
    browser.alarms.get(DOMAINS_ALARM),
    connectionsItem.read(),
    domainsItem.read(),
  ]);
  const now = Date.now();
  const due = connections.map(({ baseUrl }) => {
    const { renewedAt = 0 } = lists[baseUrl] ?? {};
    return renewedAt > now ? now : Math.max(now, renewedAt + DAY);
  });
  // An alarm that is more than a retry away was set before the clock was set back. Or the service allows no request until then: in that
  // case a check costs no request.
  if (!alarm || alarm.scheduledTime <= now || alarm.scheduledTime > Math.min(...due) + HOUR) await syncDomains();
}
