import { browser } from 'wxt/browser';
import * as z from 'zod/mini';
import { originPattern } from '../settings/base-url.ts';
import { apiKeyItem, connectionItem } from '../settings/connection.ts';
import { storedItem } from '../settings/stored-item.ts';
import { type Client, createClient } from './client.ts';
import { NotConnectedError } from './errors.ts';
import { statusItem } from './status.ts';

/** What was learned of the connected service's paths; forgotten when another one is connected. */
export const dialectItem = storedItem(
  'dialect',
  z.object({
    attachment: z.catch(z.optional(z.enum(['of-message', 'alone'])), undefined),
    source: z.catch(z.optional(z.enum(['source', 'source_code'])), undefined),
  }),
  {},
);

/**
 * Does one thing with the connected service. The rate limit that its answers tell, and what they teach of its paths, is kept.
 * @throws NotConnectedError before anything is asked, where there is no service, or no permission for it
 */
export async function withClient<T>(use: (client: Client) => Promise<T>): Promise<T> {
  const [connection, apiKey, known, status] = await Promise.all([
    connectionItem.read(),
    apiKeyItem.read(),
    dialectItem.read(),
    statusItem.read(),
  ]);
  if (!connection || !apiKey) throw new NotConnectedError('not-connected');
  if (!(await browser.permissions.contains({ origins: [originPattern(connection.baseUrl)] }))) {
    throw new NotConnectedError('no-permission');
  }

  const dialect = { ...known };
  let rateLimit = status.rateLimit;
  const client = createClient({
    baseUrl: connection.baseUrl,
    apiKey,
    dialect,
    rateLimit,
    onAnswer: (told) => {
      rateLimit = told;
    },
  });
  try {
    return await use(client);
  } finally {
    if (rateLimit) await statusItem.update((current) => ({ ...current, rateLimit }));
    if (dialect.attachment !== known.attachment || dialect.source !== known.source) await dialectItem.write(dialect);
  }
}
