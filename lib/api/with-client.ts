import { browser } from 'wxt/browser';
import { originPattern } from '../settings/base-url.ts';
import { apiKeyItem, connectionItem } from '../settings/connection.ts';
import { storedItem } from '../settings/stored-item.ts';
import { maybe, object, oneOf } from '../shape/shape.ts';
import { type Client, createClient } from './client.ts';
import { NotConnectedError, RateLimitedError } from './errors.ts';
import { nextStatus, type Turn } from './next-status.ts';
import { statusItem } from './status.ts';

/** What was learned of the connected service's paths; forgotten when another one is connected. */
export const dialectItem = storedItem(
  'dialect',
  object({
    attachment: maybe(oneOf('of-message', 'alone')),
    source: maybe(oneOf('source', 'source_code')),
  }),
  {},
);

async function openClient(answers: Turn['answers']): Promise<Client> {
  const [connection, apiKey, dialect, { rateLimit }] = await Promise.all([
    connectionItem.read(),
    apiKeyItem.read(),
    dialectItem.read(),
    statusItem.read(),
  ]);
  if (!connection || !apiKey) throw new NotConnectedError('not-connected');
  if (!(await browser.permissions.contains({ origins: [originPattern(connection.baseUrl)] }))) {
    throw new NotConnectedError('no-permission');
  }
  return createClient({
    baseUrl: connection.baseUrl,
    apiKey,
    dialect,
    rateLimit,
    onAnswer: (answer) => answers.push(answer),
    onDialect: (learned) => void dialectItem.update((known) => ({ ...known, ...learned })),
  });
}

/**
 * Has a turn with the connected service, and keeps what became of it in the status.
 * @throws whatever `use` throws; `NotConnectedError` before anything is asked, where there is no service or no permission for it
 */
export async function withClient<T>(use: (client: Client) => Promise<T>): Promise<T> {
  const answers: Turn['answers'] = [];
  const end = (error?: unknown) =>
    statusItem.update((status) => nextStatus(status, { error, answers, now: Date.now(), chance: Math.random() }));
  try {
    const result = await use(await openClient(answers));
    await end();
    return result;
  } catch (error) {
    await end(error);
    if (error instanceof RateLimitedError) error.untilAt = (await statusItem.read()).blockedUntilAt;
    throw error;
  }
}
