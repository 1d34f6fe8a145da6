import { NotFoundError, ServiceError } from '../api/errors.ts';
import { isPaused } from '../api/next-status.ts';
import { statusItem } from '../api/status.ts';
import { isKnownTo } from '../mailbox/address.ts';
import { fetchBody } from '../mailbox/fetch-body.ts';
import { readAddresses, readWanted } from '../mailbox/read-messages.ts';
import { connectionItem } from '../settings/connection.ts';
import { requestBudget } from './request-budget.ts';

/** Whether a request that nobody waits for may be made: it has to leave what is kept for the person. */
async function mayAsk(): Promise<boolean> {
  const status = await statusItem.read();
  const now = Date.now();
  if (isPaused(status) || status.failures > 0 || status.blockedUntilAt > now) return false;
  return requestBudget(status.rateLimit, status.limitHabits, now).requests >= 1;
}

/**
 * Brings the bodies that could not be had when their messages came, while the service still has them: every message that was seen can
 * be read later. One that fails ends it until the next time.
 */
export async function fetchWanted(): Promise<void> {
  const wanted = await readWanted();
  if (wanted.length === 0) return;
  const [addresses, connection] = await Promise.all([readAddresses(), connectionItem.read()]);
  const known = new Set(
    addresses.filter((one) => isKnownTo(connection?.baseUrl, one, Date.now())).map(({ email }) => email),
  );
  for (const message of wanted) {
    if (!known.has(message.address)) continue;
    if (!(await mayAsk())) return;
    try {
      await fetchBody(message);
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      if (!(error instanceof NotFoundError)) return;
    }
  }
}
