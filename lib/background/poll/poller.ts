import { browser } from 'wxt/browser';
import type { ServiceError } from '../../api/errors.ts';
import { forgetFailures } from '../../api/status.ts';
import { MINUTE } from '../../i18n/time.ts';
import { isLive } from '../../mailbox/address.ts';
import { readServices } from '../../storage/connection.ts';
import { createCoalescingRunner } from '../../storage/serial-queue.ts';
import { checkAddress } from './check-address.ts';
import { forgetBodyFailures } from './fetch-bodies.ts';
import { noteOffline } from './network.ts';
import { ALARM_AT_LEAST_MS, POLL_ALARM } from './poll-alarm.ts';
import { createServicePoller, type PollingHost, readPolledAddresses } from './service-poller.ts';

/** Wakes the poller at this time, or as soon after it as browsers allow. @param at epoch ms */
const setPollAlarm = (at: number) =>
  browser.alarms.create(POLL_ALARM, { when: Math.max(at, Date.now() + ALARM_AT_LEAST_MS) });

export type Poller = ReturnType<typeof createPoller>;

/**
 * The only place that checks for mail, each connected service separately, see `createServicePoller`.
 * @param onChecked called after every check, and awaited before that service's next plan is made
 */
export function createPoller(isWatched: () => boolean, onChecked: (service: string) => Promise<void>) {
  /** When the next check of each service is due. The browser has one alarm for all services. */
  const dueAt = new Map<string, number>();
  const wakeService = new Map<string, () => void>();

  async function scheduleAlarm(service: string, at: number | undefined): Promise<void> {
    if (at === undefined) dueAt.delete(service);
    else dueAt.set(service, at);
    if (dueAt.size === 0) await browser.alarms.clear(POLL_ALARM);
    // The next alarm finds out whether the network is back.
    else await setPollAlarm((await noteOffline()) ? 0 : Math.min(...dueAt.values()));
  }

  const host: PollingHost = { isWatched, onChecked, scheduleAlarm };

  async function wakeAll(): Promise<void> {
    const services = await readServices();
    // A service that was removed is included: its new plan is empty and clears its alarm.
    for (const service of new Set([...services, ...wakeService.keys()])) {
      // Due now until it has a plan, so that no other service clears the alarm.
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

  /**
   * Checks every address, also one that the service did not find before.
   * @returns how many messages were new; undefined if no address was checked
   * @throws ServiceError if no address was answered for
   */
  async function checkService(service: string): Promise<number | undefined> {
    let received: number | undefined;
    let failure: ServiceError | undefined;
    try {
      for (const address of await readPolledAddresses(service, Date.now())) {
        const outcome = await checkAddress(address, 'user');
        if (typeof outcome === 'number') received = (received ?? 0) + outcome;
        else if (isLive(address, Date.now())) failure = outcome;
      }
      if (received === undefined && failure) throw failure;
    } catch (error) {
      // The mail of the addresses before is there. The error is in the service's status.
      if (!received) throw error;
    } finally {
      await onChecked(service);
    }
    return received;
  }

  return {
    /** Makes a new plan and carries it out. Call it after every change that may affect the plan. Never throws. */
    wake,
    /** Call it when the browser is online again, or has started: checks at once. */
    networkIsBack: () => void forgetFailures().then(wake, wake),
    /**
     * Checks every live address at once, whatever the plan, and all services in parallel.
     * @returns how many messages were new
     * @throws ServiceError if no service gave a valid response; if only some failed, the error is in their status
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
