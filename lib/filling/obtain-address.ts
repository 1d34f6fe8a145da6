import { createAddress, type FillTrace, openForAddress } from '../mailbox/create-address.ts';
import { forgetIntended } from '../mailbox/intended-address.ts';
import { readAddresses } from '../mailbox/read-messages.ts';
import { addAddress, updateAddress } from '../mailbox/writer.ts';
import { setPollAlarm } from '../polling/poll-alarm.ts';
import { keepReserved, reserveSpare } from './spare-address.ts';

/**
 * An address that may be written into a page: whatever dies now, it will be in the mailbox.
 * @property kept once it is there, with its trace; rejected with what kept it out
 */
export type Obtained = { email: string; kept: Promise<unknown> };

/** The address for one fill. Nothing was made yet, and nothing asked for: one of the two is called, once. */
export type PreparedAddress = {
  /** @throws ServiceError if none could be made */
  obtain(): Promise<Obtained>;
  /** For a field that can't take it. */
  giveUp(): Promise<void>;
};

/** What was begun early may come to nothing without anybody having asked for it. */
function early<T>(work: Promise<T>): Promise<T> {
  work.catch(() => {});
  return work;
}

async function prepareAsked(email: string, trace: FillTrace): Promise<PreparedAddress | undefined> {
  if (!(await readAddresses()).some((address) => address.email === email)) return undefined;
  const keep = () => updateAddress(email, (address) => ({ ...address, ...trace }));
  return { obtain: async () => ({ email, kept: early(keep()) }), giveUp: async () => {} };
}

async function prepareSpare(trace: FillTrace): Promise<PreparedAddress | undefined> {
  const spare = await reserveSpare(trace, Date.now());
  return (
    spare && {
      obtain: async () => ({ email: spare.email, kept: early(keepReserved(spare)) }),
      giveUp: () => forgetIntended(spare.email),
    }
  );
}

async function prepareNew(trace: FillTrace): Promise<PreparedAddress> {
  const opened = await openForAddress(undefined, trace);
  return {
    obtain() {
      const { promise, resolve, reject } = Promise.withResolvers<Obtained>();
      const kept = createAddress(
        {},
        trace,
        async (address) => {
          const keeping = addAddress(address);
          // The one that was noted down is not lost, even if the worker dies now; another one may be.
          if (address.email !== opened.intended) await keeping;
          resolve({ email: address.email, kept });
          await keeping;
        },
        Promise.resolve(opened),
      );
      kept.catch(reject);
      return promise;
    },
    giveUp: () => forgetIntended(opened.intended),
  };
}

/**
 * Begins, while the page is still being asked whether it takes one, whatever an address will need.
 * @param email the address that is wanted, if it is there already
 * @param trace where it is to be written
 * @returns prepares that one, else the spare, else a new one
 */
export function prepareAddress(email: string | undefined, trace: FillTrace): PreparedAddress {
  const settingAlarm = early(setPollAlarm());
  const preparing = early(
    (async () =>
      (email !== undefined && (await prepareAsked(email, trace))) ||
      (await prepareSpare(trace)) ||
      (await prepareNew(trace)))(),
  );
  return {
    async obtain() {
      await settingAlarm;
      return (await preparing).obtain();
    },
    giveUp: async () => (await preparing.catch(() => undefined))?.giveUp(),
  };
}
