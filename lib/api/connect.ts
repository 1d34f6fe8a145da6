import { text } from '../i18n/text.ts';
import { parseBaseUrl } from '../storage/base-url.ts';
import { type ConnectedService, changeConnectedServices } from '../storage/connected-service.ts';
import { type Connection, pickService, SERVICE_COLORS } from '../storage/connection.ts';
import { changeSiteServices } from '../storage/site-services-item.ts';
import { capabilitiesItem } from './capabilities.ts';
import { createClient } from './client.ts';
import { domainsItem } from './domains.ts';
import { errorLogItem } from './error-log.ts';
import { InvalidResponseError, NotFoundError, RateLimitedError, RefusedError } from './errors.ts';
import type { RateLimit } from './limit.ts';
import { nextStatus } from './next-status.ts';
import { statusItem } from './status.ts';

type Connecting = { baseUrl: string; apiKey: string; replaced: string | undefined };

function freeColor(connected: ConnectedService[]): Connection['color'] {
  const taken = connected.map(({ connection }) => connection.color);
  return (
    SERVICE_COLORS.find((color) => !taken.includes(color)) ?? SERVICE_COLORS[connected.length % SERVICE_COLORS.length]
  );
}

/** The change that brings a service in: in the place of the one with its URL, or of the one that it replaces, else last. */
function putService(connected: ConnectedService[], { baseUrl, apiKey, replaced }: Connecting): ConnectedService[] {
  const same = pickService(connected, baseUrl);
  // The one to be replaced may have been removed meanwhile.
  const place = pickService(connected, replaced ?? baseUrl) ?? same;
  const connection: Connection = {
    baseUrl,
    connectedAt: Date.now(),
    keyMark: same?.apiKey === apiKey ? same.connection.keyMark : crypto.randomUUID(),
    name: place?.connection.name,
    color: place?.connection.color ?? freeColor(connected),
  };
  const service = { connection, apiKey };
  const others = connected.filter((one) => one === place || one !== same);
  return place ? others.with(others.indexOf(place), service) : [...others, service];
}

/**
 * Tries a service with `GET /v1/domains`, and keeps it with its key if it answers as it should; otherwise nothing changes.
 * @param typedUrl as a user typed it; of one that is connected, it gets another key
 * @param replaced base URL of the service whose place it takes
 * @returns the names of the service's domains
 * @throws ServiceError; `not-understood` for an address where there is no such endpoint
 */
export async function connect(typedUrl: string, key: string, replaced?: string): Promise<string[]> {
  const baseUrl = parseBaseUrl(typedUrl);
  const apiKey = key.trim();
  if (!baseUrl) throw new RefusedError('Not a service address.', { detail: text('problem.notAnAddress') });
  // A header can carry no other characters; fetch would throw.
  if (!/^[\x21-\x7e]+$/.test(apiKey)) throw new RefusedError('Not a key.', { detail: text('problem.notAKey') });

  let rateLimit: RateLimit | undefined;
  const onAnswer = (limit: RateLimit | undefined) => {
    rateLimit = limit;
  };
  const client = createClient({ baseUrl, apiKey, onAnswer });
  try {
    const listed = await client.fetchDomains();
    const domains = listed.map(({ name }) => name);
    // So the limit is known before the first address is made. A service may lack this endpoint: it is connected all the same.
    rateLimit ??= await client.fetchRateLimit().catch(() => undefined);
    const status = nextStatus(statusItem.initial, { rateLimit, now: Date.now(), jitter: Math.random() });
    const renewedAt = Date.now();
    const storeWhatIsKnown = () =>
      Promise.all([
        statusItem.of(baseUrl).write(status),
        capabilitiesItem.of(baseUrl).write({}),
        domainsItem.of(baseUrl).write({ renewedAt, list: listed }),
      ]);
    // Before the key: a worker that dies in between leaves no new key that is held back for what the old one was refused.
    await storeWhatIsKnown();
    await changeConnectedServices((connected) => putService(connected, { baseUrl, apiKey, replaced }), []);
    // And after it, over what a request with the old key learned in between.
    await storeWhatIsKnown();
    if (replaced !== undefined && replaced !== baseUrl) {
      await changeSiteServices(replaced, baseUrl);
      await forgetService(replaced);
    }
    return domains;
  } catch (error) {
    if (error instanceof NotFoundError)
      throw new InvalidResponseError('No such endpoint.', error.facts, { cause: error });
    if (error instanceof RateLimitedError) {
      // With some left of the limit, it is another one that refuses, and its Reset is not known.
      const untilAt = Math.max((!error.remaining && error.resetAt) || 0, error.retryAfterAt ?? 0);
      if (untilAt > Date.now()) error.untilAt = untilAt;
    }
    throw error;
  }
}

async function forgetService(service: string): Promise<void> {
  const items = [statusItem, errorLogItem, capabilitiesItem, domainsItem];
  await Promise.all(items.map((item) => item.forget(service)));
}

/** Forgets a service and its key. Its mail stays. */
export async function disconnect(service: string): Promise<void> {
  await changeConnectedServices((connected) => connected.filter(({ connection }) => connection.baseUrl !== service));
  await changeSiteServices(service, undefined);
  await forgetService(service);
}
