import { browser } from 'wxt/browser';
import { apiKeyItem, type Connection, connectionItem } from '../settings/connection.ts';
import { hostPattern } from '../site/site-pattern.ts';
import { type Client, createClient } from './client.ts';
import { type Dialect, dialectItem } from './dialect.ts';
import { NotConnectedError, RateLimitedError } from './errors.ts';
import { nextStatus, type Turn } from './next-status.ts';
import { statusItem } from './status.ts';

/** The connected service, ready to be asked. */
export type OpenService = {
  client: Client;
  connection: Connection;
  dialect: Dialect;
  answers: Turn['answers'];
};

/**
 * Reads all that a turn with the service needs. Begun early, a turn need not wait for it.
 * @throws NotConnectedError where there is no service, or no permission for it
 */
export async function openService(): Promise<OpenService> {
  const answers: Turn['answers'] = [];
  const [connection, apiKey, dialect, { rateLimit }] = await Promise.all([
    connectionItem.read(),
    apiKeyItem.read(),
    dialectItem.read(),
    statusItem.read(),
  ]);
  if (!connection || !apiKey) throw new NotConnectedError('not-connected');
  if (!(await browser.permissions.contains({ origins: [hostPattern(connection.baseUrl)] }))) {
    throw new NotConnectedError('no-permission');
  }
  const client = createClient({
    baseUrl: connection.baseUrl,
    apiKey,
    dialect,
    rateLimit,
    onAnswer: (answer) => answers.push(answer),
    onDialect: (learned) => void dialectItem.update((known) => ({ ...known, ...learned })),
  });
  return { client, connection, dialect, answers };
}

/**
 * Has a turn with the connected service, and keeps what became of it in the status.
 * @param opening for one turn; now, unless it was begun before
 * @throws whatever `use` throws; `NotConnectedError` before anything is asked, where there is no service or no permission for it
 */
export async function withClient<T>(
  use: (client: Client, service: OpenService) => Promise<T>,
  opening: Promise<OpenService> = openService(),
): Promise<T> {
  let answers: Turn['answers'] = [];
  const end = (error?: unknown) =>
    statusItem.update((status) => nextStatus(status, { error, answers, now: Date.now(), jitter: Math.random() }));
  try {
    const service = await opening;
    answers = service.answers;
    const result = await use(service.client, service);
    await end();
    return result;
  } catch (error) {
    await end(error);
    if (error instanceof RateLimitedError) error.untilAt = (await statusItem.read()).blockedUntilAt;
    throw error;
  }
}
