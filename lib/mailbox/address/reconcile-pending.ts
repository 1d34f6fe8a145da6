import { browser } from 'wxt/browser';
import { CLOCK_STEP_MS } from '../../api/limit.ts';
import { openService, withClient } from '../../api/with-client.ts';
import { DAY, MINUTE } from '../../i18n/time.ts';
import { readConnection } from '../../storage/connection.ts';
import { createSerialQueue } from '../../storage/serial-queue.ts';
import type { Address } from '../address.ts';
import { readAddress, readAddresses } from '../read-messages.ts';
import { addAddress } from '../writer.ts';
import { mayHaveCreated } from './known-address.ts';
import { readUnclear, removePending } from './pending-address.ts';

/** Fires while it is unclear for any address whether the service created it. */
export const RECONCILE_ALARM = 'reconcile';

/** A request may take this long after its worker died. It is also the minimum delay of the alarm. */
const CREATED_WITHIN_MS = MINUTE;

/** After a day without a clear response, an address is given up: the user has never seen it. */
const GIVE_UP_AFTER_MS = DAY;

/** The alarm that starts a worker leads to two runs: the second finds what the first has done. */
const queue = createSerialQueue();

/** @returns undefined if no request is possible, or the response is not clear */
async function findWhetherCreated({ email, service, keyMark }: Address): Promise<boolean | undefined> {
  const connection = await readConnection(service);
  // Another key would not find the address.
  if (!connection || connection.keyMark !== keyMark) return undefined;
  return withClient(openService('upkeep', service, 'list'), (client) => mayHaveCreated(client, email)).catch(
    () => undefined,
  );
}

/** Gives the address the lifetime of the newest known one, because the response with its own lifetime is lost. */
function withLifeOf(sibling: Address | undefined, address: Address): Address {
  if (!sibling) return address;
  const { isLifeUnknown: _, ...others } = address;
  const { isLifeUnknown, createdAt, expiresAt } = sibling;
  return { ...others, ...(isLifeUnknown && { isLifeUnknown }), expiresAt: address.createdAt + expiresAt - createdAt };
}

/** An alarm later than this was set before the clock was set back. */
async function isScheduledWithin(intervalMs: number): Promise<boolean> {
  const at = (await browser.alarms.get(RECONCILE_ALARM))?.scheduledTime ?? 0;
  return at > Date.now() && at <= Date.now() + intervalMs;
}

/** @returns whether the address is no longer pending: it was created, or it was not, or it is given up */
async function reconcile(pending: Address): Promise<boolean> {
  if (await readAddress(pending.email)) return true;
  const isCreated = await findWhetherCreated(pending);
  const ageMs = Date.now() - pending.createdAt;
  // An address from the future was requested before the clock was set back, and so not just now.
  if (isCreated === false) return ageMs > CREATED_WITHIN_MS || ageMs < -CLOCK_STEP_MS;
  if (isCreated === undefined) return ageMs > GIVE_UP_AFTER_MS;
  const siblings = (await readAddresses()).filter(({ service }) => service === pending.service);
  await addAddress(withLifeOf(siblings.sort((a, b) => b.createdAt - a.createdAt)[0], pending));
  return true;
}

/**
 * Adds addresses to the mailbox that the service created although the worker died or the response was lost. While any is unclear, an
 * alarm is set to try again, and until then nothing is asked. The intervals grow: each is as long as the oldest address has been pending.
 */
export const reconcilePending = (): Promise<void> => queue(reconcileAll);

async function reconcileAll(): Promise<void> {
  const unclear = await readUnclear();
  const intervalMs = () => {
    const pendingMs = Math.max(...unclear.map(({ createdAt }) => Date.now() - createdAt));
    return Math.max(CREATED_WITHIN_MS, pendingMs);
  };
  if (unclear.length === 0 || (await isScheduledWithin(intervalMs()))) return;
  for (const pending of [...unclear]) {
    if (!(await reconcile(pending))) continue;
    await removePending(pending.email);
    unclear.splice(unclear.indexOf(pending), 1);
  }
  if (unclear.length > 0) await browser.alarms.create(RECONCILE_ALARM, { when: Date.now() + intervalMs() });
}
