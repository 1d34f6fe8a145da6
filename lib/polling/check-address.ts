import { NotFoundError } from '../api/errors.ts';
import { statusItem } from '../api/status.ts';
import { withClient } from '../api/with-client.ts';
import type { Address } from '../mailbox/address.ts';
import type { storeMessages, updateAddress } from '../mailbox/writer.ts';
import { delaysItem } from './delays-item.ts';
import { learnDelay } from './mail-delays.ts';

/** Where messages are kept that were received. */
export type ReceivingStore = { storeMessages: typeof storeMessages; updateAddress: typeof updateAddress };

/** Messages that could not be read hide no others, but the status reports them. */
async function reportBroken(count: number): Promise<void> {
  const detail = `${count === 1 ? '1 message' : `${count} messages`} in the list could not be read.`;
  await statusItem.update((status) => ({
    ...status,
    problem: { kind: 'not-understood', status: 200, detail },
    problemSince: status.problemSince ?? Date.now(),
  }));
}

/** Polling after the next fills is planned by the time from a fill to its first mail. */
async function learnFrom({ filledAt, lastMessageAt }: Address, seenAt: number): Promise<void> {
  if (filledAt === undefined || (lastMessageAt !== undefined && lastMessageAt >= filledAt)) return;
  await delaysItem.update((delays) => learnDelay(delays, seenAt - filledAt));
}

/**
 * Asks the service once for an address's messages, and stores the new ones. An address that the service no longer knows is
 * marked as gone; any other problem is in the status afterwards.
 * @returns how many were new
 * @throws what `withClient` throws, but for `NotFoundError`
 */
export async function checkAddress(
  address: Address,
  { storeMessages, updateAddress }: ReceivingStore,
): Promise<number> {
  try {
    const { broken, fresh } = await withClient(async (client) => {
      const list = await client.fetchMessages(address.email);
      return { broken: list.broken, fresh: await storeMessages(address.email, list.messages, Date.now()) };
    });
    if (broken > 0) await reportBroken(broken);
    if (fresh.length > 0) await learnFrom(address, Date.now());
    return fresh.length;
  } catch (error) {
    if (!(error instanceof NotFoundError)) throw error;
    await updateAddress(address.email, (stored) => ({ ...stored, goneAt: Date.now() }));
    return 0;
  }
}
