import { text } from '../language/text.ts';
import { parseBaseUrl } from '../settings/base-url.ts';
import {
  type ConnectedService,
  changeConnectedServices,
  readConnectedServices,
} from '../settings/connected-service.ts';
import { type Connection, pickService, SERVICE_COLORS } from '../settings/connection.ts';
import { createClient } from './client.ts';
import { dialectItem } from './dialect.ts';
import { domainsItem } from './domains.ts';
import { NotFoundError, NotUnderstoodError, RefusedError } from './errors.ts';
import { nextStatus, type Turn } from './next-status.ts';
import { statusItem } from './status.ts';

/** The change that brings a service in: in the place of the one with its URL, or of the one that it replaces, else last. */
function putService(connected: ConnectedService[], service: ConnectedService, replaced?: string): ConnectedService[] {
  const { baseUrl } = service.connection;
  const place = connected.findIndex(({ connection }) => connection.baseUrl === (replaced ?? baseUrl));
  const others = connected.filter(
    ({ connection }, index) => index === place || (connection.baseUrl !== baseUrl && connection.baseUrl !== replaced),
  );
  return place < 0 ? [...others, service] : others.with(others.indexOf(connected[place] ?? service), service);
}

/** The first colour that no other service has. */
function freeColor(connected: ConnectedService[]): Connection['color'] {
  const taken = connected.map(({ connection }) => connection.color);
  return SERVICE_COLORS.find((color) => !taken.includes(color)) ?? SERVICE_COLORS[0];
}

/**
 * Tries a service with `GET /v1/domains`, and keeps it with its key if it answers as it should; otherwise nothing changes.
 * @param typedUrl as a person typed it; of one that is connected, it gets another key
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

  const answers: Turn['answers'] = [];
  const client = createClient({ baseUrl, apiKey, onAnswer: (answer) => answers.push(answer) });
  try {
    const listed = await client.fetchDomains();
    const domains = listed.map(({ name }) => name);
    // Where it exists, the limit is known before the first address is made.
    const rateLimit = answers.at(-1)?.rateLimit ?? (await client.fetchRateLimit());
    const turn: Turn = {
      purpose: 'press',
      answers: [...answers, { rateLimit }],
      now: Date.now(),
      jitter: Math.random(),
    };
    // What can't be read is written anew.
    const readable = await readConnectedServices().catch(() => undefined);
    const before = readable ?? [];
    const same = pickService(before, baseUrl);
    const keyMark = same?.apiKey === apiKey ? same.connection.keyMark : crypto.randomUUID();
    const place = pickService(before, replaced ?? baseUrl)?.connection;
    const connection: Connection = {
      baseUrl,
      connectedAt: Date.now(),
      keyMark,
      name: place?.name,
      color: place?.color ?? freeColor(before),
    };
    await dialectItem.of(baseUrl).write({});
    await domainsItem.of(baseUrl).write({ service: baseUrl, renewedAt: Date.now(), list: listed });
    const put = (connected: ConnectedService[]) => putService(connected, { connection, apiKey }, replaced);
    await changeConnectedServices(put, readable ? undefined : []);
    await statusItem.of(baseUrl).write(nextStatus(statusItem.initial, turn));
    if (replaced !== undefined && replaced !== baseUrl) await forgetService(replaced);
    return domains;
  } catch (error) {
    if (error instanceof NotFoundError)
      throw new NotUnderstoodError('No such endpoint.', error.facts, { cause: error });
    throw error;
  }
}

async function forgetService(service: string): Promise<void> {
  await Promise.all([statusItem.forget(service), dialectItem.forget(service), domainsItem.forget(service)]);
}

/** Forgets a service and its key. Its mail stays. */
export async function disconnect(service: string): Promise<void> {
  await changeConnectedServices((connected) => connected.filter(({ connection }) => connection.baseUrl !== service));
  await forgetService(service);
}
