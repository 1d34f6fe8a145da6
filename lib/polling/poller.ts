import { ServiceError } from '../api/errors.ts';
import { isPaused } from '../api/next-status.ts';
import { statusItem } from '../api/status.ts';
import { type Address, isKnownTo } from '../mailbox/address.ts';
import { readAddresses } from '../mailbox/read-messages.ts';
import { storeMessages, updateAddress } from '../mailbox/writer.ts';
import { createCoalescingRunner } from '../queue/coalescing-runner.ts';
import { connectionItem } from '../settings/connection.ts';
import { settingsItem } from '../settings/settings.ts';
import { checkAddress, type ReceivingStore } from './check-address.ts';
import { delaysItem } from './delays-item.ts';
import { type NextCheck, planNextCheck } from './plan-checks.ts';
import { clearPollAlarm, setPollAlarm } from './poll-alarm.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** The browser ends an idle worker after 30 s, and its timers with it: longer waits are the alarm's. */
const TIMER_AT_MOST_MS = 25 * SECOND;

export type Poller = {
  /** Plans anew and carries the plan out. To be called after every change that may concern the plan. Never throws. */
  wake(): void;
  /** To be called when the browser is online again: asks at once. */
  networkIsBack(): void;
  /** Asks for every live address at once, whatever the plan. @returns how many messages were new @throws ServiceError */
  checkNow(): Promise<number>;
};

/** What the mailbox does for polling. */
export type PolledStore = ReceivingStore & { readAddresses: typeof readAddresses };

/**
 * The only place that asks for mail, with one check at a time. Everything that a plan needs is stored, so a new worker goes on where
 * the last one ended.
 * @param isWatched whether somebody has a popup or side panel open
 * @param onChecked called after every check, and awaited before the next plan is made
 */
export function createPoller(
  isWatched: () => boolean,
  onChecked: () => Promise<void>,
  store: PolledStore = { readAddresses, storeMessages, updateAddress },
): Poller {
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function readLiveAddresses(now: number): Promise<Address[]> {
    const [addresses, connection] = await Promise.all([store.readAddresses(), connectionItem.read()]);
    return addresses.filter((address) => isKnownTo(connection?.baseUrl, address, now));
  }

  async function plan(addresses: Address[], now: number): Promise<NextCheck | undefined> {
    const [status, delays, { pace }] = await Promise.all([statusItem.read(), delaysItem.read(), settingsItem.read()]);
    if (isPaused(status) || addresses.length === 0) return undefined;
    return planNextCheck({ ...status, addresses, delays, watchedNow: isWatched(), pace }, now);
  }

  async function waitFor(next: NextCheck | undefined, now: number): Promise<void> {
    await statusItem.update(({ nextCheckAt: _at, heldBy: _by, ...status }) => ({
      ...status,
      ...(next && { nextCheckAt: next.dueAt, ...(next.heldBy && { heldBy: next.heldBy }) }),
    }));
    if (!next) return clearPollAlarm();
    await setPollAlarm(next.dueAt);
    clearTimeout(timer);
    if (next.dueAt - now <= TIMER_AT_MOST_MS) timer = setTimeout(wake, next.dueAt - now);
  }

  /** One step: a check if one is due, else a timer for the next. */
  async function takeStep(): Promise<void> {
    const now = Date.now();
    const addresses = await readLiveAddresses(now);
    const next = await plan(addresses, now);
    const due = next && next.dueAt <= now ? addresses.find(({ email }) => email === next.email) : undefined;
    if (!due) return waitFor(next, now);
    await setPollAlarm();
    await checkAddress(due, store).catch((error: unknown) => {
      // The status holds what the service did, and the next plan heeds it. It does not hold other errors, such as a storage that
      // fails: to go on would be to ask without end.
      if (!(error instanceof ServiceError)) throw error;
    });
    await onChecked();
    wake();
  }

  const requestStep = createCoalescingRunner(takeStep, async (error) => {
    console.warn('Polling goes on with the next alarm:', error);
    await setPollAlarm(Date.now() + MINUTE);
  });

  function wake(): void {
    clearTimeout(timer);
    requestStep();
  }

  return {
    wake,
    networkIsBack() {
      // Requests that failed without a network say nothing about the service: no back-off.
      statusItem.update((status) => ({ ...status, failures: 0 })).then(wake, wake);
    },
    async checkNow() {
      let received = 0;
      try {
        for (const address of await readLiveAddresses(Date.now())) received += await checkAddress(address, store);
      } finally {
        await onChecked();
        wake();
      }
      return received;
    },
  };
}
