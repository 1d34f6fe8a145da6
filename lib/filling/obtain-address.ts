import { openService } from '../api/with-client.ts';
import { createAddress, type FillTrace } from '../mailbox/create-address.ts';
import { readAddresses } from '../mailbox/read-messages.ts';
import { addAddress, updateAddress } from '../mailbox/writer.ts';
import { setPollAlarm } from '../polling/poll-alarm.ts';
import { hasSpare, takeSpare } from './spare-address.ts';

/** Gives the address to fill; it is stored, with its trace, when this returns. @throws ServiceError */
export type ObtainAddress = (trace: FillTrace) => Promise<string>;

/** What was begun early may come to nothing without anybody having asked for it. */
function early<T>(work: Promise<T>): Promise<T> {
  work.catch(() => {});
  return work;
}

/** Waits for the address to be kept, and not for what becomes of the status. */
function createNew(trace: FillTrace, opening: ReturnType<typeof openService>): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const keep = async (address: Parameters<typeof addAddress>[0]) => {
    await addAddress(address);
    resolve(address.email);
  };
  createAddress({}, trace, keep, opening).catch(reject);
  return promise;
}

/**
 * Reads what an address will need, while the page is still being asked whether it takes one: nothing is made, and nothing asked for.
 * @param email the address that is wanted, if it is there already
 * @returns gives that one, else the spare, else a new one
 */
export function prepareAddress(email: string | undefined): ObtainAddress {
  const asking = email !== undefined && early(readAddresses());
  const opening = early(openService());
  const lookingForSpare = early(hasSpare(Date.now()));
  const settingAlarm = early(setPollAlarm());

  return async (trace) => {
    await settingAlarm;
    const asked = asking && (await asking).find((address) => address.email === email);
    if (asked) {
      await updateAddress(asked.email, (address) => ({ ...address, ...trace }));
      return asked.email;
    }
    const spare = (await lookingForSpare) && (await takeSpare(trace, Date.now()));
    return spare ? spare.email : createNew(trace, opening);
  };
}
