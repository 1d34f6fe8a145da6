import { type Address, isMadeBy } from '../../mailbox/address.ts';
import { readLiveAddresses } from '../../mailbox/read-messages.ts';
import { updateAddress } from '../../mailbox/writer.ts';
import { readServices } from '../../storage/connection.ts';
import { takeSignal } from './mail-signals.ts';
import { setComeBackAlarm } from './poll-alarm.ts';
import { isAwaited } from './watched-address.ts';

/** What storage does for signs of mail. @property readServices base URLs of the connected services, the only ones that are asked */
export type SignalStore = {
  readLiveAddresses: typeof readLiveAddresses;
  updateAddress: typeof updateAddress;
  readServices: typeof readServices;
};

const STORE: SignalStore = { readLiveAddresses, updateAddress, readServices };

const HOUR = 60 * 60 * 1000;

const filledAtOf = ({ createdAt, filledAt = createdAt }: Address) => filledAt;

/** @returns whether it counts; a sign that does not writes nothing, however many come */
async function signal(address: Address, now: number, { updateAddress }: SignalStore): Promise<boolean> {
  if (!takeSignal(address, now)) return false;
  await setComeBackAlarm();
  let isCounted = false;
  await updateAddress(address.email, (stored) => {
    const taken = takeSignal(stored, now);
    isCounted = taken !== undefined;
    return taken ? { ...stored, signal: taken } : stored;
  });
  return isCounted;
}

/**
 * A page says that it has sent a mail, or waits for one.
 * @param isFilledThere whether an address was filled into that page; of several the newest is meant
 * @returns whether mail is now looked for sooner
 */
export async function signalMail(
  isFilledThere: (address: Address) => boolean,
  now = Date.now(),
  store = STORE,
): Promise<boolean> {
  const services = await store.readServices();
  const filled = (await store.readLiveAddresses(now)).filter(
    (address) => isMadeBy(services, address, now) && isFilledThere(address),
  );
  const [newest] = filled.toSorted((one, other) => filledAtOf(other) - filledAtOf(one));
  return newest !== undefined && signal(newest, now, store);
}

/**
 * Somebody looks for the mail of a fill of the last hour, which has not come.
 * @param isMeant which addresses it is about; default all
 * @returns whether mail is now looked for sooner
 */
export function signalLook(
  isMeant: (address: Address) => boolean = () => true,
  now = Date.now(),
  store = STORE,
): Promise<boolean> {
  const isLookedFor = (address: Address) => isMeant(address) && isAwaited(address) && now - filledAtOf(address) < HOUR;
  return signalMail(isLookedFor, now, store);
}
