import { browser } from 'wxt/browser';
import { createSerialQueue } from '../queue/serial-queue.ts';
import { connectionItem } from '../settings/connection.ts';
import { domainsItem } from './domains.ts';
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
async function renew(): Promise<void> {
  const renewed = await withClient(openService('upkeep'), async (client, { connection }) => ({
    service: connection.baseUrl,
    renewedAt: Date.now(),
    list: await client.fetchDomains(),
  }));
  // Another service may have been connected meanwhile.
  if ((await connectionItem.read())?.baseUrl === renewed.service) await domainsItem.write(renewed);
}

async function keep(mostMs: number): Promise<void> {
  const [connection, kept] = await Promise.all([connectionItem.read(), domainsItem.read()]);
  const now = Date.now();
  if (!connection) return void (await browser.alarms.clear(DOMAINS_ALARM));
  const isKept = kept?.service === connection.baseUrl && kept.renewedAt <= now;
  let nextAt = (isKept ? kept.renewedAt : now) + DAY;
  if (!isKept || kept.renewedAt + mostMs <= now) {
    const error: unknown = await renew().catch((reason: unknown) => reason);
    const heldUntil = error instanceof HeldBackError ? error.untilAt : undefined;
    nextAt = now + (error === undefined ? DAY : HOUR);
    if (heldUntil !== undefined) nextAt = Math.max(heldUntil, now + SOON_MS);
  }
  await browser.alarms.create(DOMAINS_ALARM, { when: nextAt });
}

/** One at a time: two would ask twice. */
const queue = createSerialQueue();

/**
 * Renews the list of domains if it is too old, and the request is allowed. Sets the alarm for the next time. Never throws.
 * @param mostMs how old it may be
 */
export function keepDomains(mostMs = DAY): Promise<void> {
  return queue(() => keep(mostMs)).catch((error: unknown) => console.warn('The domains could not be renewed:', error));
}

/** To be called when a worker starts, which may be every minute: the alarm of an earlier one says when it is time. */
export async function resumeDomains(): Promise<void> {
  const alarm = await browser.alarms.get(DOMAINS_ALARM);
  // One that is further away was set before the clock went back; or the service allows nothing until then: that costs no request.
  if (!alarm || alarm.scheduledTime > Date.now() + DAY) await keepDomains();
}
