import { browser } from 'wxt/browser';
import { readChoosableDomains } from '../../api/domains.ts';
import { CLOCK_STEP_MS } from '../../api/limit.ts';
import { readConnection } from '../../storage/connection.ts';
import { privateItem } from '../../storage/private-item.ts';
import { timestamp, withDefault, z } from '../../storage/schema.ts';
import { createSerialQueue } from '../../storage/serial-queue.ts';
import { settingsItem } from '../../storage/settings.ts';
import { type Address, addressSchema, isKnownTo } from '../address.ts';
import { readAddress } from '../read-messages.ts';
import { readRefused } from '../refusal.ts';
import { addAddress } from '../writer.ts';
import { domainOf, findPreferred, plainDomain } from './choose-domain.ts';
import { createAddress, type FillOrigin, openForAddress } from './create-address.ts';
import { addPending, forgetPending, isPending, isUnderWay } from './pending-address.ts';

/** The address of the default service that is kept ready, so that a fill needs no network. It is in no list until it is used. */
const spareItem = privateItem('spare', z._default(z.nullable(addressSchema), null));

/** Epoch ms: no spare is asked for before, as the last time failed. A service that refuses is well, and nothing else holds us back. */
const retryItem = privateItem('spareRetryAt', withDefault(timestamp, 0));

/** Fires when the spare is too old to be handed out, or to try again after a failure. */
export const SPARE_ALARM = 'spare';

/** The least share of its lifetime that a spare has left when it is handed out. */
const FRESH_SHARE = 0.75;

/** How soon to look again while a fill has it: that may give it back. */
const HANDED_OUT_MS = 60_000;

/** How soon to try again after a failure, or with too little left of the limit. */
const RETRY_MS = 10 * 60_000;

function renewAt({ createdAt, expiresAt }: Address): number {
  return createdAt + (expiresAt - createdAt) * (1 - FRESH_SHARE);
}

/** The spare, if it can be handed out as if it had just been made. */
async function readFreshSpare(now: number): Promise<Address | undefined> {
  const [spare, connection] = await Promise.all([spareItem.read(), readConnection()]);
  if (!spare || !connection || !isKnownTo([connection.baseUrl], spare, now) || renewAt(spare) <= now) return undefined;
  // It was made before the clock was set back: how much of its lifetime is left is not known.
  if (spare.createdAt > now + CLOCK_STEP_MS) return undefined;
  // Its mail could not be read with another key.
  if (spare.keyMark !== connection.keyMark) return undefined;
  const { newDomain } = await settingsItem.read();
  const preferred = findPreferred((await readChoosableDomains())[connection.baseUrl] ?? [], [], newDomain);
  if (preferred !== undefined && domainOf(spare.email) !== plainDomain(preferred)) return undefined;
  // A worker that died while handing it out may have left it in the mailbox or pending as well.
  const [isTaken, kept] = await Promise.all([isPending(spare.email), readAddress(spare.email)]);
  return isTaken || kept ? undefined : spare;
}

/** One change at a time: two would make two spares, and lose one. */
const queue = createSerialQueue();

/**
 * Reserves the spare for one fill: no other fill gets it. The mailbox does not change yet.
 * @returns undefined where there is none
 */
export async function reserveSpare(origin: FillOrigin, now: number): Promise<Address | undefined> {
  const [spare, refused] = await Promise.all([readFreshSpare(now), readRefused(origin.site)]);
  // It is kept for another site.
  if (!spare || refused.includes(domainOf(spare.email))) return undefined;
  const address = { ...spare, ...origin };
  return (await addPending(address)) ? address : undefined;
}

export async function keepReserved(address: Address): Promise<void> {
  await addAddress(address);
  try {
    await queue(() => spareItem.update((spare) => (spare?.email === address.email ? null : spare)));
  } catch (error) {
    // It is handed out to nobody else: it is in the mailbox.
    console.warn('A spare that is used could not be removed:', error);
  }
  await forgetPending(address.email);
}

/** @returns undefined where it can't be made now */
async function makeSpare(now: number): Promise<Address | undefined> {
  const retryAt = await retryItem.read();
  // One that is further away was set before the clock went back.
  if (retryAt > now && retryAt <= now + RETRY_MS) return undefined;
  try {
    const keep = async (address: Address) => {
      // An address that is in the mailbox, of another service maybe, is no spare one.
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
  // Another one would take its place, and a fill that gives it back would find none.
  if (held && isUnderWay(held.email)) return browser.alarms.create(SPARE_ALARM, { when: now + HANDED_OUT_MS });
  const spare = (await readFreshSpare(now)) ?? (await makeSpare(now));
  await browser.alarms.create(SPARE_ALARM, { when: spare ? renewAt(spare) : await retryItem.read() });
}

/** Makes a spare if one is wanted, none is fresh, and the limit allows it. Sets the alarm for the next time. */
export function keepSpare(): Promise<void> {
  return queue(keep);
}
