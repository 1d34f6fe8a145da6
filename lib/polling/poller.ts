import { HeldBackError, ServiceError } from '../api/errors.ts';
import { isPaused } from '../api/next-status.ts';
import { type Status, statusItem } from '../api/status.ts';
import { type Address, isLost, isMadeBy } from '../mailbox/address.ts';
import { retryAtOf } from '../mailbox/address-failure.ts';
import { readAddresses } from '../mailbox/read-messages.ts';
import { storeMessages } from '../mailbox/store-messages.ts';
import { updateAddress } from '../mailbox/writer.ts';
import { createCoalescingRunner } from '../queue/coalescing-runner.ts';
import { connectionItem } from '../settings/connection.ts';
import { settingsItem } from '../settings/settings.ts';
import { checkAddress, type ReceivingStore } from './check-address.ts';
import { delaysItem } from './delays-item.ts';
import { learnFills } from './fill-habits.ts';
import { fillsItem } from './fills-item.ts';
import { type NextCheck, type Outlook, outlook, planNextCheck } from './plan-checks.ts';
import { clearPollAlarm, setPollAlarm } from './poll-alarm.ts';
import { PRICE_SHARE } from './request-price.ts';
import { isAwaited } from './watched-address.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** The browser ends an idle worker after 30 s, and its timers with it: longer waits are the alarm's. */
const TIMER_AT_MOST_MS = 25 * SECOND;

/** Whoever asks the service reads the price from the status; views show what is left. */
async function keepOutlook({ priceMs: before = 0 }: Status, { priceMs, ...left }: Outlook): Promise<void> {
  // JSON has no infinity.
  const price = Math.min(priceMs, Number.MAX_SAFE_INTEGER);
  if (Math.abs(price - before) <= PRICE_SHARE * before) return;
  await statusItem.update((status) => ({ ...status, priceMs: price, outlook: left }));
}

export type Poller = {
  /** Plans anew and carries the plan out. To be called after every change that may concern the plan. Never throws. */
  wake(): void;
  /** To be called when the browser is online again: asks at once. */
  networkIsBack(): void;
  /** Asks for every live address at once, whatever the plan. @returns how many messages were new @throws ServiceError */
  checkNow(): Promise<number>;
};

/** What the mailbox does for polling. */
export type PolledStore = ReceivingStore;

/** An address of the connected service. @property retryAt epoch ms: not checked before, as its last check failed for it alone */
type LiveAddress = Address & { retryAt: number };

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

  async function readLiveAddresses(now: number): Promise<LiveAddress[]> {
    const [addresses, connection] = await Promise.all([store.readAddresses(), connectionItem.read()]);
    return addresses
      .filter((address) => isMadeBy(connection?.baseUrl, address, now))
      .map((address) => ({ ...address, retryAt: retryAtOf(address, { keyMark: connection?.keyMark, now }) }));
  }

  async function plan(addresses: LiveAddress[], now: number): Promise<NextCheck | undefined> {
    const [status, delays, known, { pace }] = await Promise.all([
      statusItem.read(),
      delaysItem.read(),
      fillsItem.read(),
      settingsItem.read(),
    ]);
    const fills = learnFills(
      known,
      addresses.filter(({ isPrivate }) => !isPrivate).map(({ createdAt, filledAt = createdAt }) => filledAt),
      status.unplanned,
      now,
    );
    if (fills !== known) await fillsItem.write(fills);
    const state = { ...status, addresses, delays, fills, watchedNow: isWatched(), pace };
    await keepOutlook(status, outlook(state, now));
    if (isPaused(status) || addresses.length === 0) return undefined;
    return planNextCheck(state, now);
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
    // What is asked for because somebody looks at the mailbox, nobody could plan.
    const purpose = isWatched() && !isAwaited(due) ? 'mail' : 'look';
    await checkAddress(due, purpose, store).catch((error: unknown) => {
      // The status holds what the service did, and the next plan heeds it. It does not hold other errors, such as a storage that
      // fails, or a plan that was held back: to go on would be to ask without end.
      if (!(error instanceof ServiceError) || error instanceof HeldBackError) throw error;
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
        const now = Date.now();
        for (const address of await readLiveAddresses(now)) {
          // Many may be lost at once, with a key: they are asked for when their time has come.
          if (isLost(address) && address.retryAt > now) continue;
          received += await checkAddress(address, 'press', store);
        }
      } finally {
        await onChecked();
        wake();
      }
      return received;
    },
  };
}
