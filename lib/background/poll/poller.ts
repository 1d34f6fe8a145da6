import { browser } from 'wxt/browser';
import { forgetFailures } from '../../api/status.ts';
import { MINUTE } from '../../i18n/time.ts';
import { isLost } from '../../mailbox/address.ts';
import { createCoalescingRunner } from '../../storage/coalescing-runner.ts';
import { readServices } from '../../storage/connection.ts';
import { forgetBodyFailures } from './bodies-underway.ts';
import { checkAddress } from './check-address.ts';
import { ALARM_AT_LEAST_MS, POLL_ALARM } from './poll-alarm.ts';
import { createServicePoller, type PollingHost, readPolledAddresses } from './service-poller.ts';

/** Wakes the poller at this time, or as soon after it as browsers allow. @param at epoch ms */
const setPollAlarm = (at: number) =>
  browser.alarms.create(POLL_ALARM, { when: Math.max(at, Date.now() + ALARM_AT_LEAST_MS) });

export type Poller = ReturnType<typeof createPoller>;

/**
 * The only place that asks for mail: each connected service by itself, see `createServicePoller`.
 * @param onChecked called after every check, and awaited before that service's next plan is made
 */
export function createPoller(isWatched: () => boolean, onChecked: (service: string) => Promise<void>) {
  /** When each service is asked next; the browser has one alarm for all. */
  const dueAt = new Map<string, number>();
  const wakeService = new Map<string, () => void>();

  async function scheduleAlarm(service: string, at: number | undefined): Promise<void> {
    if (at === undefined) dueAt.delete(service);
    else dueAt.set(service, at);
    await (dueAt.size === 0 ? browser.alarms.clear(POLL_ALARM) : setPollAlarm(Math.min(...dueAt.values())));
  }

  const host: PollingHost = { isWatched, onChecked, scheduleAlarm };

  async function wakeAll(): Promise<void> {
    const services = await readServices();
    // One that was removed plans once more: nothing.
    for (const service of new Set([...services, ...wakeService.keys()])) {
      // Until it has planned, no other may clear the alarm.
      if (!dueAt.has(service)) dueAt.set(service, 0);
      const wakeOne = wakeService.get(service) ?? createServicePoller(service, host);
      wakeService.set(service, wakeOne);
      wakeOne();
    }
    if (services.length === 0 && dueAt.size === 0) await browser.alarms.clear(POLL_ALARM);
  }

  const wake = createCoalescingRunner(wakeAll, async (error) => {
    console.warn('Polling goes on with the next alarm:', error);
    await setPollAlarm(Date.now() + MINUTE);
  });

  /** @returns how many messages were new; undefined where there is nothing to ask for */
  async function checkService(service: string): Promise<number | undefined> {
    let received: number | undefined;
    try {
      const now = Date.now();
      for (const address of await readPolledAddresses(service, now)) {
        // Many may be lost at once, with a key: they are asked for when their time has come.
        if (isLost(address) && address.retryAt > now) continue;
        received = (received ?? 0) + (await checkAddress(address, 'press'));
      }
    } finally {
      await onChecked(service);
    }
    return received;
  }

  return {
    /** Plans anew and carries the plan out. To be called after every change that may concern the plan. Never throws. */
    wake,
    /** To be called when the browser is online again: asks at once. */
    networkIsBack: () => void forgetFailures().then(wake, wake),
    /**
     * Asks for every live address at once, whatever the plan. Services are asked side by side.
     * @returns how many messages were new
     * @throws ServiceError if none of those that were asked answered as it should: what one of several did is in its status
     */
    async checkNow(): Promise<number> {
      forgetBodyFailures();
      try {
        const checks = await Promise.allSettled((await readServices()).map(checkService));
        const received = checks.flatMap((check) => (check.status === 'fulfilled' ? (check.value ?? []) : []));
        const failed = checks.find((check) => check.status === 'rejected');
        if (failed && received.length === 0) throw failed.reason;
        return received.reduce((sum, count) => sum + count, 0);
      } finally {
        wake();
      }
    },
  };
}
