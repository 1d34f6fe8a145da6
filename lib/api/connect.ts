import { text } from '../i18n/text.ts';
import { DATA_PRACTICES } from '../packaging/data-practices.ts';
import { INVISIBLE, parseBaseUrl } from '../storage/base-url.ts';
import { type ConnectedService, changeConnectedServices } from '../storage/connected-service.ts';
import { type Connection, pickService, SERVICE_COLORS } from '../storage/connection.ts';
import { capabilitiesItem, domainsItem } from './capabilities.ts';
import { createClient } from './client.ts';
import { errorLogItem } from './error-log.ts';
import {
  BlockedError,
  InterceptedError,
  InvalidResponseError,
  KeyRefusedError,
  NoNetworkError,
  NotFoundError,
  RateLimitedError,
  RefusedError,
} from './errors.ts';
import type { RateLimit } from './limit.ts';
import { nextStatus } from './next-status.ts';
import { isRedirect } from './problem.ts';
import { isRefusalBetween } from './response-error.ts';
import { statusItem } from './status.ts';
import { type Answer, isAnswering } from './transport.ts';

type Connecting = { baseUrl: string; apiKey: string; replaced: string | undefined };

function freeColor(connected: ConnectedService[]): Connection['color'] {
  const taken = connected.map(({ connection }) => connection.color);
  return (
    SERVICE_COLORS.find((color) => !taken.includes(color)) ?? SERVICE_COLORS[connected.length % SERVICE_COLORS.length]
  );
}

/** Adds a service to the list: in place of the service with the same URL, or of the one that it replaces, else at the end. */
function putService(connected: ConnectedService[], { baseUrl, apiKey, replaced }: Connecting): ConnectedService[] {
  const same = pickService(connected, baseUrl);
  // The service to be replaced may have been removed meanwhile.
  const place = pickService(connected, replaced ?? baseUrl) ?? same;
  const known = [same, place].find((one) => one?.apiKey === apiKey);
  const connection: Connection = {
    baseUrl,
    keyMark: known?.connection.keyMark ?? crypto.randomUUID(),
    practices: DATA_PRACTICES,
    name: place?.connection.name,
    color: place?.connection.color ?? freeColor(connected),
  };
  const earlier = [place, same].flatMap((one) => (one ? [...(one.formerUrls ?? []), one.connection.baseUrl] : []));
  const service = { connection, apiKey, formerUrls: [...new Set(earlier)] };
  const others = connected.filter((one) => one === place || one !== same);
  const changed = place ? others.with(others.indexOf(place), service) : [...others, service];
  // A URL that is connected now is no former one.
  return changed.map((one) => ({ ...one, formerUrls: one.formerUrls?.filter((url) => url !== baseUrl) }));
}

/**
 * Tries a service with `GET /v1/domains`, and stores it with its key if the response is valid; otherwise nothing changes.
 * @param typedUrl as the user typed it; if this service is connected already, it gets the new key
 * @param replaced base URL of the service whose URL the user has changed to this one: see `takeAddressesAlong`
 * @returns the names of the service's domains
 * @throws ServiceError; `not-understood` if the URL has no such endpoint, or is a website's
 */
export async function connect(typedUrl: string, key: string, replaced?: string): Promise<string[]> {
  const baseUrl = parseBaseUrl(typedUrl);
  const apiKey = key.replace(INVISIBLE, '').trim();
  if (!baseUrl) throw new RefusedError('Not a service address.', { detail: text('problem.notAnAddress') });
  // A header can't carry other characters: fetch would throw.
  if (!/^[\x21-\x7e]+$/.test(apiKey)) throw new RefusedError('Not a key.', { detail: text('problem.notAKey') });

  let rateLimit: RateLimit | undefined;
  const onAnswer = (answer: Answer) => {
    rateLimit = answer.rateLimit;
  };
  const client = createClient({ baseUrl, apiKey, onAnswer });
  try {
    const listed = await client.fetchDomains().catch(async (error: unknown) => {
      if (!isUnanswered(error) || !(await isAnswering(`${baseUrl}/v1/domains`))) throw error;
      // The connection may have broken by chance.
      return client.fetchDomains().catch((again: unknown) => {
        throw isUnanswered(again) ? new BlockedError('A policy blocks the service.', {}, { cause: again }) : again;
      });
    });
    const domains = listed.map(({ name }) => name);
    // Makes the limit known before the first address is requested. A service without this endpoint is connected all the same.
    rateLimit ??= await client.fetchRateLimit().catch(() => undefined);
    const status = nextStatus(statusItem.initial, { rateLimit, now: Date.now(), jitter: Math.random() });
    const renewedAt = Date.now();
    const storeWhatIsKnown = () =>
      Promise.all([
        statusItem.of(baseUrl).write(status),
        capabilitiesItem.of(baseUrl).write({}),
        domainsItem.of(baseUrl).write({ renewedAt, list: listed }),
      ]);
    // Before the key is stored: if the worker dies in between, the new key is not blocked by a refusal of the old one.
    await storeWhatIsKnown();
    await changeConnectedServices((connected) => putService(connected, { baseUrl, apiKey, replaced }), []);
    // And again after it: a request with the old key may have stored its own results in between.
    await storeWhatIsKnown();
    if (replaced !== undefined && replaced !== baseUrl) await forgetService(replaced);
    return domains;
  } catch (error) {
    // Nothing stored is at stake: a wrong key is the likely reason.
    if (error instanceof InterceptedError && error.unauthorized)
      throw new KeyRefusedError(error.message, error.facts, { cause: error });
    const isPageThere =
      error instanceof InterceptedError && !isRefusalBetween(error.facts.status) && !isRedirect(error.facts.status);
    if (isPageThere || error instanceof NotFoundError)
      throw new InvalidResponseError('No such endpoint.', error.facts, { cause: error });
    if (error instanceof RateLimitedError) {
      // If this limit has requests left, another limit refused the request, and its reset is not known.
      const untilAt = Math.max((!error.remaining && error.resetAt) || 0, error.retryAfterAt ?? 0);
      if (untilAt > Date.now()) error.untilAt = untilAt;
    }
    throw error;
  }
}

const isUnanswered = (error: unknown) =>
  error instanceof NoNetworkError && error.kind === 'no-network' && error.facts.status === undefined;

async function forgetService(service: string): Promise<void> {
  const items = [statusItem, errorLogItem, capabilitiesItem, domainsItem];
  await Promise.all(items.map((item) => item.forget(service)));
}

/** Forgets a service and its key. Its mail stays. */
export async function disconnect(service: string): Promise<void> {
  await changeConnectedServices((connected) => connected.filter(({ connection }) => connection.baseUrl !== service));
  await forgetService(service);
}
