import { browser } from 'wxt/browser';
import { CLOCK_STEP_MS } from '../../api/limit.ts';
import { openService, withClient } from '../../api/with-client.ts';
import { readConnection } from '../../storage/connection.ts';
import type { Address } from '../address.ts';
import { readAddress, readAddresses } from '../read-messages.ts';
import { addAddress } from '../writer.ts';
import { mayBeMade } from './known-address.ts';
import { readUnclear, removePending } from './pending-address.ts';

/** Fires while there are addresses of which it is unclear whether the service made them. */
export const RECONCILE_ALARM = 'reconcile';

/** A request can take this long after its worker died. Alarms fire no sooner, either. */
const MADE_WITHIN_MS = 60_000;

/** After a day without a clear answer, an address is given up: no person has seen it. */
const FORGOTTEN_MS = 24 * 60 * 60_000;

/** @returns undefined where the service can't be asked, or gives no clear answer */
async function findMade({ email, service, keyMark }: Address): Promise<boolean | undefined> {
  const connection = await readConnection(service);
  // Another key would not find it.
  if (!connection || connection.keyMark !== keyMark) return undefined;
  return withClient(openService('upkeep', service), (client) => mayBeMade(client, email)).catch(() => undefined);
}

/** Its lifetime is that of the newest known address: the service's answer, which named it, is lost. */
function withLifeOf(sibling: Address | undefined, address: Address): Address {
  if (!sibling) return address;
  const { isLifeUnknown: _, ...others } = address;
  const { isLifeUnknown, createdAt, expiresAt } = sibling;
  return { ...others, ...(isLifeUnknown && { isLifeUnknown }), expiresAt: address.createdAt + expiresAt - createdAt };
}

/** @returns whether it is clear if the address was made */
async function reconcile(pending: Address): Promise<boolean> {
  if (await readAddress(pending.email)) return true;
  const made = await findMade(pending);
  const ageMs = Date.now() - pending.createdAt;
  // One of the future was asked for before the clock was set back, and not just now.
  if (made === false) return ageMs > MADE_WITHIN_MS || ageMs < -CLOCK_STEP_MS;
  if (made === undefined) return ageMs > FORGOTTEN_MS;
  const siblings = (await readAddresses()).filter(({ service }) => service === pending.service);
  await addAddress(withLifeOf(siblings.sort((a, b) => b.createdAt - a.createdAt)[0], pending));
  return true;
}

/**
 * Adds addresses to the mailbox that the service made although the worker died or the answer was lost. Sets an alarm to try again
 * while any is unclear. Never throws.
 */
export async function reconcilePending(): Promise<void> {
  await reconcileAll().catch((error: unknown) =>
    console.warn('Addresses that may have been made could not be looked for:', error),
  );
}

async function reconcileAll(): Promise<void> {
  let oldestAt = Number.POSITIVE_INFINITY;
  for (const pending of await readUnclear()) {
    if (await reconcile(pending)) await removePending(pending.email);
    else oldestAt = Math.min(oldestAt, pending.createdAt);
  }
  // The intervals grow: each is as long as the oldest has been pending.
  if (oldestAt < Number.POSITIVE_INFINITY)
    await browser.alarms.create(RECONCILE_ALARM, {
      when: Date.now() + Math.max(MADE_WITHIN_MS, Date.now() - oldestAt),
    });
}
