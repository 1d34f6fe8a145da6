import { text } from '../language/text.ts';
import { parseBaseUrl } from '../settings/base-url.ts';
import { readConnectedService, writeConnectedService } from '../settings/connected-service.ts';
import { createClient } from './client.ts';
import { dialectItem } from './dialect.ts';
import { domainsItem } from './domains.ts';
import { NotFoundError, NotUnderstoodError, RefusedError } from './errors.ts';
import { nextStatus, type Turn } from './next-status.ts';
import { statusItem } from './status.ts';

/**
 * Tries a service with `GET /v1/domains`, and keeps it with its key if it answers as it should; otherwise nothing changes.
 * @param typedUrl as a person typed it
 * @returns the names of the service's domains
 * @throws ServiceError; `not-understood` for an address where there is no such endpoint
 */
export async function connect(typedUrl: string, key: string): Promise<string[]> {
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
    const before = await readConnectedService().catch(() => null);
    const isSameKey = before?.connection.baseUrl === baseUrl && before.apiKey === apiKey;
    const keyMark = isSameKey ? before.connection.keyMark : crypto.randomUUID();
    await dialectItem.write({});
    await domainsItem.write({ service: baseUrl, renewedAt: Date.now(), list: listed });
    await writeConnectedService({ connection: { baseUrl, connectedAt: Date.now(), keyMark }, apiKey });
    await statusItem.update(() => nextStatus(statusItem.initial, turn));
    return domains;
  } catch (error) {
    if (error instanceof NotFoundError)
      throw new NotUnderstoodError('No such endpoint.', error.facts, { cause: error });
    throw error;
  }
}

/** Forgets the service and its key. The mailbox stays. */
export async function disconnect(): Promise<void> {
  await writeConnectedService(null);
  await statusItem.update(() => statusItem.initial);
}
