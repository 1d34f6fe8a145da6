import { browser } from 'wxt/browser';
import { readChoosableDomains } from '../../api/domains.ts';
import { CLOCK_STEP_MS } from '../../api/limit.ts';
import { MINUTE } from '../../i18n/time.ts';
import { readConnection } from '../../storage/connection.ts';
import { privateItem } from '../../storage/private-item.ts';
import { timestamp, withDefault, z } from '../../storage/schema.ts';
import { createSerialQueue } from '../../storage/serial-queue.ts';
import { settingsItem } from '../../storage/settings.ts';
import { type Address, addressSchema, receivesMail } from '../address.ts';
import { readAddress } from '../read-messages.ts';
import { readRefused } from '../refusal.ts';
import { addAddress } from '../writer.ts';
import { domainOf, findPreferred, plainDomain } from './choose-domain.ts';
import { createAddress, type FillOrigin, openForAddress } from './create-address.ts';
import { addPending, forgetPending, isPending, isUnderWay } from './pending-address.ts';

/** An address of the default service that is stored in advance, so that a fill needs no network. No list shows it until it is used. */
const spareItem = privateItem('spare', z._default(z.nullable(addressSchema), null));

/**
 * Epoch ms: no spare is requested before this time, because the last attempt failed. A refusal is not counted as a failure of the service,
 * so that nothing else would delay the next attempt.
 */
const retryItem = privateItem('spareRetryAt', withDefault(timestamp, 0));

/** Fires when the spare is too old to be used, or to try again after a failure. */
export const SPARE_ALARM = 'spare';

/** A spare is used only if at least this share of its lifetime is left. */
const FRESH_SHARE = 0.75;

/** When to check again if a fill has reserved the spare: the fill may give it back. */
const HANDED_OUT_MS = MINUTE;

/** When to try again after a failure, or if too little of the limit is left. */
const RETRY_MS = 10 * MINUTE;

function renewAt({ createdAt, expiresAt }: Address): number {
  return createdAt + (expiresAt - createdAt) * (1 - FRESH_SHARE);
}

/** The spare, if it can be used like a new address; else undefined. */
async function readFreshSpare(now: number): Promise<Address | undefined> {
  const [spare, connection] = await Promise.all([spareItem.read(), readConnection()]);
  if (!spare || !connection || !receivesMail([connection.baseUrl], spare, now) || renewAt(spare) <= now)
    return undefined;
  // It was created before the clock was set back: how much of its lifetime is left is unknown.
  if (spare.createdAt > now + CLOCK_STEP_MS) return undefined;
  // With another key, its mail could not be read.
  if (spare.keyMark !== connection.keyMark) return undefined;
  const { newDomain } = await settingsItem.read();
  const preferred = findPreferred((await readChoosableDomains())[connection.baseUrl] ?? [], [], newDomain);
  if (preferred !== undefined && domainOf(spare.email) !== plainDomain(preferred)) return undefined;
  // A worker that died while a fill used the spare may have left it in the mailbox or pending as well.
  const [isTaken, stored] = await Promise.all([isPending(spare.email), readAddress(spare.email)]);
  return isTaken || stored ? undefined : spare;
}

/** One change at a time: two parallel ones would create two spares, and lose one. */
const queue = createSerialQueue();

/**
 * Reserves the spare for one fill, so that no other fill gets it. The mailbox does not change yet.
 * @returns undefined if there is none
 */
export async function reserveSpare(origin: FillOrigin, now: number): Promise<Address | undefined> {
  const [spare, refused] = await Promise.all([readFreshSpare(now), readRefused(origin.site)]);
  // A spare on a domain that this site refused stays for another site.
  if (!spare || refused.includes(domainOf(spare.email))) return undefined;
  const address = { ...spare, ...origin };
  return (await addPending(address)) ? address : undefined;
}

export async function storeReserved(address: Address): Promise<void> {
  await addAddress(address);
  try {
    await queue(() => spareItem.update((spare) => (spare?.email === address.email ? null : spare)));
  } catch (error) {
    // It can't be used twice, because it is in the mailbox now.
    console.warn('A spare that is used could not be removed:', error);
  }
  await forgetPending(address.email);
}

/** @returns undefined if none can be created now */
async function makeSpare(now: number): Promise<Address | undefined> {
  const retryAt = await retryItem.read();
  // A time further away was stored before the clock was set back.
  if (retryAt > now && retryAt <= now + RETRY_MS) return undefined;
  try {
    const keep = async (address: Address) => {
      // An address that is already in the mailbox, perhaps of another service, can't be a spare.
      if (await readAddress(address.email)) throw new Error('The service created an address that is in the mailbox');
      await spareItem.write(address);
    };
    return await createAddress({}, {}, keep, openForAddress({}, {}, 'upkeep'));
  } catch {
    await retryItem.write(now + RETRY_MS);
    return undefined;
  }
}

async function keep(): Promise<void> {
  const now = Date.now();
  if (!(await settingsItem.read()).spareAddress) return void (await browser.alarms.clear(SPARE_ALARM));
  const held = await spareItem.read();
  // Otherwise another spare would replace it, and a fill that gives it back would lose it.
  if (held && isUnderWay(held.email)) return browser.alarms.create(SPARE_ALARM, { when: now + HANDED_OUT_MS });
  const spare = (await readFreshSpare(now)) ?? (await makeSpare(now));
  await browser.alarms.create(SPARE_ALARM, { when: spare ? renewAt(spare) : await retryItem.read() });
}

/** Creates a spare if the user wants one, none is fresh, and the limit allows it. Sets the alarm for the next time. */
export function syncSpare(): Promise<void> {
  return queue(keep);
}
