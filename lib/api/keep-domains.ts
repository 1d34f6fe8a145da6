import { browser } from 'wxt/browser';
import { createSerialQueue } from '../queue/serial-queue.ts';
import { type Connection, connectionsItem } from '../settings/connection.ts';
import { domainsItem, type KeptDomains } from './domains.ts';
import { HeldBackError } from './errors.ts';
import { openService, withClient } from './with-client.ts';

/** Fires when the list of domains is to be renewed. */
export const DOMAINS_ALARM = 'domains';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** Alarms fire no sooner. */
const SOON_MS = 30_000;

/** How old the list may be once the service or a site has refused a domain of it: those that are known too well are replaced. */
export const OLD_AFTER_REFUSAL_MS = HOUR;

/** @throws ServiceError */
async function renew(service: string): Promise<void> {
  const list = await withClient(openService('upkeep', service), (client) => client.fetchDomains());
  await domainsItem.of(service).write({ service, renewedAt: Date.now(), list });
}

/** @returns epoch ms, when it is to be looked at again */
async function keepOne({ baseUrl }: Connection, kept: KeptDomains | null | undefined, mostMs: number): Promise<number> {
  const now = Date.now();
  const isKept = kept?.service === baseUrl && kept.renewedAt <= now;
  if (isKept && kept.renewedAt + mostMs > now) return kept.renewedAt + DAY;
  const error: unknown = await renew(baseUrl).catch((reason: unknown) => reason);
  const heldUntil = error instanceof HeldBackError ? error.untilAt : undefined;
  if (heldUntil !== undefined) return Math.max(heldUntil, now + SOON_MS);
  return now + (error === undefined ? DAY : HOUR);
}

async function keep(mostMs: number, service?: string): Promise<void> {
  const [connections, kept] = await Promise.all([connectionsItem.read(), domainsItem.read()]);
  if (connections.length === 0) return void (await browser.alarms.clear(DOMAINS_ALARM));
  const nextAt = await Promise.all(
    connections.map((connection) => {
      const { baseUrl } = connection;
      return keepOne(connection, kept[baseUrl], service === undefined || service === baseUrl ? mostMs : DAY);
    }),
  );
  await browser.alarms.create(DOMAINS_ALARM, { when: Math.min(...nextAt) });
}

/** One at a time: two would ask twice. */
const queue = createSerialQueue();

/**
 * Renews the lists of domains that are too old, where the request is allowed. Sets the alarm for the next time. Never throws.
 * @param mostMs how old they may be
 * @param service the only one that `mostMs` is meant for
 */
export function keepDomains(mostMs = DAY, service?: string): Promise<void> {
  return queue(() => keep(mostMs, service)).catch((error: unknown) =>
    console.warn('The domains could not be renewed:', error),
  );
}

/** To be called when a worker starts, which may be every minute: the alarm of an earlier one says when it is time. */
export async function resumeDomains(): Promise<void> {
  const alarm = await browser.alarms.get(DOMAINS_ALARM);
  // One that is further away was set before the clock went back; or the service allows nothing until then: that costs no request.
  if (!alarm || alarm.scheduledTime > Date.now() + DAY) await keepDomains();
}
