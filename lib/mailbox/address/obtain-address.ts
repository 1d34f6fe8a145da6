import { readChoosableDomains } from '../../api/domains.ts';
import { forAddress } from '../../api/errors.ts';
import { readServices } from '../../storage/connection.ts';
import { settingsItem } from '../../storage/settings.ts';
import { type Address, usedAgain } from '../address.ts';
import { isSameProfile } from '../profile.ts';
import { readAddress } from '../read-messages.ts';
import { addAddress, updateAddress } from '../writer.ts';
import { type AddressOptions, createAddress, type FillOrigin, findService, openForAddress } from './create-address.ts';
import { removePending } from './pending-address.ts';
import { keepReserved, reserveSpare } from './spare-address.ts';

/**
 * An address that may be written into a page: even if the worker dies now, it will be in the mailbox.
 * @property kept resolves once it is in the mailbox, with its origin; rejects if it could not be stored
 */
type Obtained = { email: string; kept: Promise<unknown> };

/** The address for one fill. Nothing has been requested yet. Call one of `obtain` and `giveUp`, once. */
export type PreparedAddress = {
  /**
   * Takes a shorter one where that is needed and can be had.
   * @param maxLength in characters
   * @returns whether it fits, as far as is known before it is made
   * @throws ServiceError if none could be made
   */
  fitInto(maxLength: number): Promise<boolean>;
  /** Addresses of many forms, on each domain of the service that makes it; none where that is not known, or no address is made. */
  listSamples(): Promise<string[]>;
  /** @throws ServiceError if none could be made */
  obtain(): Promise<Obtained>;
  /** For a field that can't take an address. */
  giveUp(): Promise<void>;
};

/**
 * One of them, before it is known whether it fits.
 * @property email absent where the service names it
 * @property service base URL; absent for an address that no other can replace
 */
type Prepared = Omit<PreparedAddress, 'fitInto' | 'listSamples'> & { email: string | undefined; service?: string };

/** What services make up by themselves, about. In characters. */
const USUAL_LENGTH = 24;

const lengthOf = ({ email }: Prepared) => email?.length ?? USUAL_LENGTH;

/** Names of many forms: a rule that allows one of them, the user can satisfy with a name of their own. */
const SAMPLE_NAMES = ['a', 'mailbox', 'mail.box', 'mail-box', 'mailbox1234', 'MAILBOX', '12345678'];

/** Work that is begun before it is awaited: its rejection is not unhandled meanwhile. */
function early<T>(work: Promise<T>): Promise<T> {
  work.catch(() => {});
  return work;
}

/** An address stays in the container that it was first used in: so do its site and its page. */
function addOrigin({ refusedAt: _, ...before }: Address, origin: FillOrigin): Address {
  const address = usedAgain(before, origin.site);
  if (isSameProfile(address, origin)) return { ...address, ...origin };
  // Made by hand, and used nowhere yet.
  if (address.container === undefined && address.site === undefined) return { ...address, ...origin };
  return { ...address, ...(origin.filledAt !== undefined && { filledAt: origin.filledAt }) };
}

async function prepareAsked(email: string, origin: FillOrigin): Promise<Prepared | undefined> {
  const asked = await readAddress(email);
  if (!asked) return undefined;
  // A fill in a private window leaves no trace on an address of another window.
  const mayKeep = (origin.isPrivate ?? false) === (asked.isPrivate ?? false);
  const keep = () => (mayKeep ? updateAddress(email, (address) => addOrigin(address, origin)) : Promise.resolve());
  return {
    email,
    obtain: async () => ({ email, kept: early(keep()) }),
    giveUp: async () => {},
  };
}

async function prepareSpare(options: AddressOptions, origin: FillOrigin): Promise<Prepared | undefined> {
  const [requested, [first], { spareAddress }] = await Promise.all([
    findService(options, origin),
    readServices(),
    settingsItem.read(),
  ]);
  const isOfDefault = requested === undefined || requested === first;
  // It is on disk, which nothing of a private window is.
  if (!spareAddress || !isOfDefault || origin.isPrivate) return undefined;
  const spare = await reserveSpare(origin, Date.now());
  return (
    spare && {
      email: spare.email,
      service: spare.service,
      obtain: async () => ({ email: spare.email, kept: early(keepReserved(spare)) }),
      giveUp: () => removePending(spare.email),
    }
  );
}

async function prepareNew(options: AddressOptions, origin: FillOrigin): Promise<Prepared> {
  const opened = await forAddress(openForAddress(options, origin, 'press'));
  return {
    email: opened.pending,
    service: opened.connection.baseUrl,
    obtain() {
      const { promise, resolve, reject } = Promise.withResolvers<Obtained>();
      const kept = createAddress(
        options,
        origin,
        async (address) => {
          const keeping = addAddress(address);
          // The pending address is not lost, even if the worker dies now. Another one may be.
          if (address.email !== opened.pending || origin.isPrivate) await keeping;
          resolve({ email: address.email, kept });
          await keeping;
        },
        Promise.resolve(opened),
      );
      kept.catch(reject);
      return promise;
    },
    giveUp: () => removePending(opened.pending),
  };
}

/**
 * What address a fill wants.
 * @property email an address of the mailbox; if absent, the spare is taken, or a new one is made
 * @property domain of a new one; if absent, the spare is as good
 */
type FillOptionsInMailbox = AddressOptions & { email?: string | undefined };

/**
 * Prepares an address while the page is still being entered.
 * @param readyToWait settles once the polling alarm is set: mail may come as soon as the address exists
 */
export function prepareAddress(
  { email, domain, service }: FillOptionsInMailbox,
  origin: Promise<FillOrigin>,
  readyToWait: Promise<void>,
): PreparedAddress {
  early(readyToWait);
  let preparing = early(
    origin.then(
      async (known) =>
        (email !== undefined && (await prepareAsked(email, known))) ||
        (domain === undefined && (await prepareSpare({ service }, known))) ||
        (await prepareNew({ domain, service }, known)),
    ),
  );
  return {
    async fitInto(maxLength) {
      const first = await preparing;
      if (lengthOf(first) <= maxLength) return true;
      if (first.service === undefined) return false;
      await first.giveUp();
      preparing = early(origin.then((known) => prepareNew({ domain, service, maxLength }, known)));
      return lengthOf(await preparing) <= maxLength;
    },
    async listSamples() {
      const { email: made, service: maker } = await preparing;
      const domains = (maker !== undefined && (await readChoosableDomains())[maker]) || [];
      const samples = domains.flatMap(({ name }) => SAMPLE_NAMES.map((sample) => `${sample}@${name}`));
      return made !== undefined && samples.length > 0 ? [made, ...samples] : samples;
    },
    async obtain() {
      await readyToWait;
      return (await preparing).obtain();
    },
    giveUp: async () => (await preparing.catch(() => undefined))?.giveUp(),
  };
}
