import { browser } from 'wxt/browser';
import { readConnectedService } from '../settings/connected-service.ts';
import type { Connection } from '../settings/connection.ts';
import { hostPattern } from '../site/site-pattern.ts';
import { allowedAt, type Purpose } from './allowed-at.ts';
import { type Client, createClient } from './client.ts';
import { type Dialect, dialectItem } from './dialect.ts';
import { domainsItem, listDomains } from './domains.ts';
import { HeldBackError, NotConnectedError, RateLimitedError } from './errors.ts';
import { nextStatus, type Turn } from './next-status.ts';
import { statusItem } from './status.ts';
import type { Domain } from './wire.ts';

/** The connected service, ready to be asked. */
export type OpenService = {
  purpose: Purpose;
  client: Client;
  connection: Connection;
  dialect: Dialect;
  domains: Domain[];
  answers: Turn['answers'];
};

/**
 * Reads all that a turn with the service needs, and holds back what may not be asked now. Begun early, a turn need not wait for it.
 * @throws NotConnectedError where there is no service, or no permission for it
 * @throws HeldBackError see `allowedAt`; never for a press
 */
export async function openService(purpose: Purpose): Promise<OpenService> {
  const answers: Turn['answers'] = [];
  const [connected, dialect, domains, status] = await Promise.all([
    readConnectedService(),
    dialectItem.read(),
    domainsItem.read(),
    statusItem.read(),
  ]);
  const now = Date.now();
  const untilAt = allowedAt(status, purpose, now);
  if (untilAt === undefined || untilAt > now) throw new HeldBackError(untilAt);
  if (!connected) throw new NotConnectedError('not-connected');
  const { connection, apiKey } = connected;
  if (!(await browser.permissions.contains({ origins: [hostPattern(connection.baseUrl)] }))) {
    throw new NotConnectedError('no-permission');
  }
  const client = createClient({
    baseUrl: connection.baseUrl,
    apiKey,
    dialect,
    rateLimit: status.rateLimit,
    onAnswer: (answer) => answers.push(answer),
    onDialect: (learned) => void dialectItem.update((known) => ({ ...known, ...learned })),
  });
  return { purpose, client, connection, dialect, domains: listDomains(connection, domains), answers };
}

/**
 * Has a turn with the connected service, and keeps what became of it in the status.
 * @param opening for this turn alone: `openService(…)`
 * @throws whatever `use` and `openService` throw
 */
export async function withClient<T>(
  opening: Promise<OpenService>,
  use: (client: Client, service: OpenService) => Promise<T>,
): Promise<T> {
  let turn: Pick<Turn, 'purpose' | 'answers'> = { purpose: 'press', answers: [] };
  const end = (error?: unknown) =>
    statusItem.update((status) => nextStatus(status, { ...turn, error, now: Date.now(), jitter: Math.random() }));
  try {
    const service = await opening;
    turn = service;
    const result = await use(service.client, service);
    await end();
    return result;
  } catch (error) {
    if (error instanceof HeldBackError) throw error;
    await end(error);
    if (error instanceof RateLimitedError) error.untilAt = (await statusItem.read()).blockedUntilAt;
    throw error;
  }
}
