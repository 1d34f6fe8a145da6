import { ServiceError } from '../api/errors.ts';
import { isPaused } from '../api/next-status.ts';
import { statusItem } from '../api/status.ts';
import { type Address, isKnownTo } from '../mailbox/address.ts';
import { readAddresses } from '../mailbox/read-messages.ts';
import { createCoalescingRunner } from '../queue/coalescing-runner.ts';
import { connectionItem } from '../settings/connection.ts';
import { settingsItem } from '../settings/settings.ts';
import { checkAddress } from './check-address.ts';
import { delaysItem } from './delays-item.ts';
import { type NextCheck, planNextCheck } from './plan-checks.ts';
import { clearPollAlarm, setPollAlarm } from './poll-alarm.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** A worker that has nothing to do ends after 30 s, and its timers with it. */
const TIMER_AT_MOST_MS = 25 * SECOND;

export type Poller = {
  /** Makes a new plan and carries it out; called whenever something has happened that may change it. Never throws. */
  wake(): void;
  /** To be called when the browser is online again: asks at once. */
  networkIsBack(): void;
  /** Asks for every live address at once, whatever the plan. @returns how many messages were new @throws ServiceError */
  checkNow(): Promise<number>;
};

/**
 * The only place that asks for mail. One check at a time; everything that a plan needs is stored, so a new worker goes on where
 * the last one ended.
 * @param isWatched whether somebody has a popup or side panel open
 * @param onChecked called after every check, before the next plan is made, with the number of new messages
 */
export function createPoller(isWatched: () => boolean, onChecked: (received: number) => Promise<void>): Poller {
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function readLiveAddresses(now: number): Promise<Address[]> {
    const [addresses, connection] = await Promise.all([readAddresses(), connectionItem.read()]);
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
    const received = await checkAddress(due).catch((error: unknown) => {
      // What the service did is in the status, and the next plan heeds it. Anything else, such as a storage that fails, is
      // in none: going on would be asking without end.
      if (error instanceof ServiceError) return 0;
      throw error;
    });
    await onChecked(received);
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
      // What failed for want of a network says nothing about the service: no back-off.
      statusItem.update((status) => ({ ...status, failures: 0 })).then(wake, wake);
    },
    async checkNow() {
      let received = 0;
      try {
        for (const address of await readLiveAddresses(Date.now())) received += await checkAddress(address);
      } finally {
        await onChecked(received);
        wake();
      }
      return received;
    },
  };
}
