import type { RequestPurpose } from '../../api/allowed-at.ts';
import { NotFoundError, RefusedError, type ServiceError, TooLargeError, toProblem } from '../../api/errors.ts';
import type { Problem } from '../../api/problem.ts';
import { statusItem } from '../../api/status.ts';
import { openService, withClient } from '../../api/with-client.ts';
import type { Address } from '../../mailbox/address.ts';
import { afterAnswer, afterFailure, afterNotFound } from '../../mailbox/address-failure.ts';
import { readLiveAddresses } from '../../mailbox/read-messages.ts';
import { storeMessages } from '../../mailbox/store-messages.ts';
import { updateAddress } from '../../mailbox/writer.ts';
import { habitsItem, learnDelay } from './habits.ts';

/** Reports a problem in the status. Valid messages in the same list are stored all the same. */
async function report(service: string, problem: Problem): Promise<void> {
  await statusItem
    .of(service)
    .update((status) => ({ ...status, problem, problemSince: status.problemSince ?? Date.now() }));
}

function describeBroken(count: number): Problem {
  const detail = `${count === 1 ? '1 message' : `${count} messages`} in the list could not be read.`;
  return { kind: 'not-understood', status: 200, detail };
}

/** The time from a fill to its first mail is used to plan the polling after later fills. */
async function learnFrom({ service, filledAt, lastMessageAt, isPrivate }: Address, seenAt: number): Promise<void> {
  if (isPrivate) return;
  if (filledAt === undefined || (lastMessageAt !== undefined && lastMessageAt >= filledAt)) return;
  await habitsItem.of(service).update((habits) => learnDelay(habits, seenAt - filledAt));
}

/**
 * Requests an address's messages from its service once, and stores the new ones. A failure that concerns this address alone is stored with
 * the address, see `address-failure.ts`; any other problem is in the status afterwards.
 * @returns how many messages were new, or the failure that concerns this address alone
 * @throws see `withClient`, except `NotFoundError`, `TooLargeError` and `RefusedError`
 */
export async function checkAddress(address: Address, purpose: RequestPurpose): Promise<number | ServiceError> {
  let keyMark: string | undefined;
  try {
    const { broken, fresh } = await withClient(
      openService(purpose, address.service, 'list'),
      async (client, { connection }) => {
        keyMark = connection.keyMark;
        const list = await client.fetchMessages(address.email);
        return { broken: list.broken, fresh: await storeMessages(address.email, list.messages, Date.now()) };
      },
    );
    if (afterAnswer(address, keyMark) !== address)
      await updateAddress(address.email, (stored) => afterAnswer(stored, keyMark));
    if (broken > 0) await report(address.service, describeBroken(broken));
    const news = fresh.filter(({ isForOther }) => !isForOther).length;
    if (news > 0) await learnFrom(address, Date.now());
    return news;
  } catch (error) {
    const check = { keyMark, now: Date.now() };
    if (error instanceof NotFoundError) {
      const others = await readLiveAddresses(check.now);
      await updateAddress(address.email, (stored) => afterNotFound(stored, others, check));
    } else if (error instanceof TooLargeError || error instanceof RefusedError) {
      await updateAddress(address.email, (stored) => afterFailure(stored, error.kind, check, error.facts.size));
      await report(address.service, toProblem(error));
    } else throw error;
    return error;
  }
}
