import { NotFoundError, ServiceError } from '../api/errors.ts';
import { isPaused } from '../api/next-status.ts';
import { statusItem } from '../api/status.ts';
import { isKnownTo } from '../mailbox/address.ts';
import type { Message } from '../mailbox/message.ts';
import { readAddresses, readWanted } from '../mailbox/read-messages.ts';
import { understandMessage } from '../mailbox/understand-message.ts';
import { connectionItem } from '../settings/connection.ts';
import { requestBudget } from './request-budget.ts';

/** Where messages are kept whose bodies are still to be fetched. */
export type WantedStore = {
  readWanted: typeof readWanted;
  readAddresses: typeof readAddresses;
  understandMessage(message: Message): Promise<Message>;
};

/** Whether a request may be made that nobody waits for: never from the part of the budget that is reserved for the person. */
async function mayAsk(): Promise<boolean> {
  const status = await statusItem.read();
  const now = Date.now();
  if (isPaused(status) || status.failures > 0 || status.blockedUntilAt > now) return false;
  return requestBudget(status.rateLimit, status.limitHabits, now).requests >= 1;
}

/**
 * Fetches the bodies that could not be fetched when their messages came, as long as the service has them and the budget allows: so
 * that every message can be read later. The first one that fails ends it until the next time.
 */
export async function fetchWanted(
  store: WantedStore = { readWanted, readAddresses, understandMessage },
): Promise<void> {
  const wanted = await store.readWanted();
  if (wanted.length === 0) return;
  const [addresses, connection] = await Promise.all([store.readAddresses(), connectionItem.read()]);
  const known = new Set(
    addresses.filter((one) => isKnownTo(connection?.baseUrl, one, Date.now())).map(({ email }) => email),
  );
  for (const message of wanted) {
    if (!known.has(message.address)) continue;
    if (!(await mayAsk())) return;
    try {
      await store.understandMessage(message);
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      if (!(error instanceof NotFoundError)) return;
    }
  }
}
