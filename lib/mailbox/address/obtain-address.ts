import { readChoosableDomains } from '../../api/capabilities.ts';
import { asErrorForAddress, NotConnectedError } from '../../api/errors.ts';
import { PRACTICE_URL } from '../../api/practice-service.ts';
import { readServices } from '../../storage/connection.ts';
import { type Address, usedAgain } from '../address.ts';
import { maySee } from '../profile.ts';
import { readAddress } from '../read-messages.ts';
import { addAddress, updateAddress } from '../writer.ts';
import { type AddressOptions, createAddress, type FillOrigin, openForAddress } from './create-address.ts';
import { removePending } from './pending-address.ts';

/** An address that may be written into a page: even if the worker dies now, the address will be in the mailbox. */
type Obtained = {
  email: string;
  /** Resolves once the address is in the mailbox, with its origin; rejects if it could not be stored. */
  stored: Promise<unknown>;
};

/** The address for one fill. It has not been requested yet. Call either `obtain` or `giveUp`, once. */
export type PreparedAddress = {
  /**
   * Chooses a shorter address if that is necessary and possible.
   * @param maxLength in characters
   * @returns whether the address fits, as far as is known before it is created
   * @throws ServiceError if none could be created
   */
  fitInto(maxLength: number): Promise<boolean>;
  /** Sample addresses of many forms, on each domain of the service that creates the address; empty if none is known. */
  listSamples(): Promise<string[]>;
  /** @throws ServiceError if no address could be created */
  obtain(): Promise<Obtained>;
  /** Call this if the field can't take an address. */
  giveUp(): Promise<void>;
};

/** An address for the fill, before it is known whether it fits. */
type Prepared = Omit<PreparedAddress, 'fitInto' | 'listSamples'> & {
  /** Absent if the service chooses the name. */
  email: string | undefined;
  /** Base URL; absent for an address that the user chose, which can't be replaced. */
  service?: string;
};

/** About the length of the addresses that services generate, in characters. */
const USUAL_LENGTH = 24;

const lengthOf = ({ email }: Prepared) => email?.length ?? USUAL_LENGTH;

/** Names of many forms. If a field's rule allows any of them, the user can choose a name that satisfies it. */
const SAMPLE_NAMES = ['a', 'mailbox', 'mail.box', 'mail-box', 'mailbox1234', 'MAILBOX', '12345678'];

/** For work that is started before it is awaited: its rejection does not count as unhandled meanwhile. */
function handledLater<T>(work: Promise<T>): Promise<T> {
  work.catch(() => {});
  return work;
}

/** An address stays in the container that it was first used in. A fill in another one changes neither its site nor its page. */
function addOrigin({ refusedAt: _, ...before }: Address, origin: FillOrigin): Address {
  const address = usedAgain(before, origin.site);
  if (maySee({ profile: origin })(address)) return { ...address, ...origin };
  // The address was created by hand, and has not been used yet.
  if (address.container === undefined && address.site === undefined) return { ...address, ...origin };
  return { ...address, ...(origin.filledAt !== undefined && { filledAt: origin.filledAt }) };
}

/** On a page of the web, practice counts as not connected: no mail of a site can ever reach its addresses. */
function refusePractice(service: string | undefined): void {
  if (service === PRACTICE_URL) throw new NotConnectedError('practice');
}

async function prepareExisting(email: string, origin: FillOrigin): Promise<Prepared | undefined> {
  const existing = await readAddress(email);
  // The address of a private window is filled in no other.
  if (!existing || (existing.isPrivate && !origin.isPrivate)) return undefined;
  refusePractice(existing.service);
  // A fill in a private window leaves nothing on an address of another window.
  const mayStoreUse = (origin.isPrivate ?? false) === (existing.isPrivate ?? false);
  const storeUse = () =>
    mayStoreUse ? updateAddress(email, (address) => addOrigin(address, origin)) : Promise.resolve();
  return {
    email,
    obtain: async () => ({ email, stored: handledLater(storeUse()) }),
    giveUp: async () => {},
  };
}

async function prepareNew(options: AddressOptions, origin: FillOrigin): Promise<Prepared> {
  refusePractice(options.service ?? (await readServices())[0]);
  const opened = await asErrorForAddress(openForAddress(options, origin));
  return {
    email: opened.pending,
    service: opened.connection.baseUrl,
    obtain() {
      const { promise, resolve, reject } = Promise.withResolvers<Obtained>();
      const stored = createAddress(
        options,
        origin,
        async (address) => {
          const storing = addAddress(address);
          // The pending address is stored, so it survives if the worker dies now. Any other address is not, and neither is a private one.
          if (address.email !== opened.pending || origin.isPrivate) await storing;
          resolve({ email: address.email, stored });
          await storing;
        },
        Promise.resolve(opened),
      );
      stored.catch(reject);
      return promise;
    },
    giveUp: () => removePending(opened.pending),
  };
}

type FillOptionsInMailbox = AddressOptions & {
  /** An address of the mailbox; if absent, a new address is created. */
  email?: string | undefined;
};

/**
 * Prepares an address while the fill script is being injected.
 * @param pollingScheduled settles once the polling alarm is set: mail may arrive as soon as the address exists
 */
export function prepareAddress(
  { email, domain, service }: FillOptionsInMailbox,
  origin: Promise<FillOrigin>,
  pollingScheduled: Promise<void>,
): PreparedAddress {
  handledLater(pollingScheduled);
  let preparing = handledLater(
    origin.then(
      async (known) =>
        (email !== undefined && (await prepareExisting(email, known))) ||
        (await prepareNew({ domain, service }, known)),
    ),
  );
  return {
    async fitInto(maxLength) {
      const first = await preparing;
      if (lengthOf(first) <= maxLength) return true;
      if (first.service === undefined) return false;
      await first.giveUp();
      preparing = handledLater(origin.then((known) => prepareNew({ domain, service, maxLength }, known)));
      return lengthOf(await preparing) <= maxLength;
    },
    async listSamples() {
      const { email, service } = await preparing;
      const domains = (service !== undefined && (await readChoosableDomains())[service]) || [];
      const samples = domains.flatMap(({ name }) => SAMPLE_NAMES.map((sample) => `${sample}@${name}`));
      return email !== undefined && samples.length > 0 ? [email, ...samples] : samples;
    },
    async obtain() {
      await pollingScheduled;
      return (await preparing).obtain();
    },
    giveUp: async () => (await preparing.catch(() => undefined))?.giveUp(),
  };
}
