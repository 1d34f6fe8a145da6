import { PostponedError, ServiceError } from '../../api/errors.ts';
import { isPaused, statusItem } from '../../api/status.ts';
import { MINUTE } from '../../i18n/time.ts';
import { type Address, isChecked } from '../../mailbox/address.ts';
import { addTooLargeProblem, retryAtOf } from '../../mailbox/address-failure.ts';
import { readAddresses } from '../../mailbox/read-messages.ts';
import { readConnection } from '../../storage/connection.ts';
import { createCoalescingRunner } from '../../storage/serial-queue.ts';
import { settingsItem } from '../../storage/settings.ts';
import { checkAddress } from './check-address.ts';
import { habitsItem, learnFills } from './habits.ts';
import { computeRequestShare, type NextCheck, planNextCheck, type Share } from './planner.ts';
import { TIMER_AT_MOST_MS } from './poll-alarm.ts';

export type LiveAddress = Address & {
  /** Epoch ms: no check before this time, if the last one failed for this address alone. */
  retryAt: number;
};

type Plan = Partial<Omit<Share, 'slowness'>> & {
  /** Absent while there is nothing to check. */
  next?: NextCheck | undefined;
};

export type PollingHost = {
  /** Whether a popup or side panel is open. */
  isWatched(): boolean;
  /** Called after every check, and awaited before the service's next plan is made. @param service base URL */
  onChecked(service: string): Promise<void>;
  /** Sets when the service's next check is due: epoch ms, 0 for now; undefined while there is nothing to check. */
  scheduleAlarm(service: string, at: number | undefined): Promise<void>;
};

export async function readPolledAddresses(service: string, now: number): Promise<LiveAddress[]> {
  const [addresses, connection] = await Promise.all([readAddresses(), readConnection(service)]);
  if (!connection) return [];
  return addresses
    .filter((address) => isChecked([service], address, now))
    .map((address) => ({ ...address, retryAt: retryAtOf(address, { keyMark: connection.keyMark, now }) }));
}

/**
 * Checks one service for mail, one check at a time. Everything that a plan needs is stored, so a new worker continues where the last one
 * stopped. Services are independent: each has its own plan, limit and failures.
 * @returns makes a new plan and runs its next step; never throws
 */
export function createServicePoller(service: string, { isWatched, onChecked, scheduleAlarm }: PollingHost) {
  const serviceStatus = statusItem.of(service);
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function plan(addresses: LiveAddress[], now: number): Promise<Plan> {
    const [status, known, { pace }] = await Promise.all([
      serviceStatus.read(),
      habitsItem.of(service).read(),
      settingsItem.read(),
    ]);
    // Habits are stored on disk, so they contain nothing from private windows.
    const filled = addresses.filter(({ isPrivate }) => !isPrivate);
    const filledAt = filled.map((address) => address.filledAt ?? address.createdAt);
    const habits = learnFills(known, filledAt, now);
    if (habits !== known) await habitsItem.of(service).update(() => habits);
    const state = { ...status, addresses, habits, watchedNow: isWatched(), pace };
    const { quietMs, addressesLeft } = computeRequestShare(state, now);
    const isAsked = !isPaused(status) || status.keyCheckAt !== undefined;
    return { quietMs, addressesLeft, next: isAsked ? planNextCheck(state, now) : undefined };
  }

  async function waitFor({ next, ...share }: Plan, addresses: LiveAddress[], now: number): Promise<void> {
    await serviceStatus.update(({ nextCheckAt: _at, delayedBy: _by, ...status }) => ({
      ...addTooLargeProblem(status, addresses),
      ...share,
      ...(next && { nextCheckAt: next.dueAt, ...(next.delayedBy && { delayedBy: next.delayedBy }) }),
    }));
    await scheduleAlarm(service, next?.dueAt);
    clearTimeout(timer);
    if (next && next.dueAt - now <= TIMER_AT_MOST_MS) timer = setTimeout(wake, next.dueAt - now);
  }

  /** One step: a check if one is due, else a timer for the next one. */
  async function takeStep(): Promise<void> {
    const now = Date.now();
    const addresses = await readPolledAddresses(service, now);
    const isConnected = addresses.length > 0 || (await readConnection(service)) !== undefined;
    if (!isConnected) await habitsItem.forget(service);
    const planned = isConnected ? await plan(addresses, now) : {};
    const { next } = planned;
    const due = next && next.dueAt <= now ? addresses.find(({ email }) => email === next.email) : undefined;
    if (!due) return waitFor(planned, addresses, now);
    await scheduleAlarm(service, 0);
    await checkAddress(due, 'mail').catch((error: unknown) => {
      // The status has the outcome of a request, and the next plan respects it. Other errors are not in the status, such as a failing
      // storage or a postponed request: to continue would repeat the step endlessly.
      if (!(error instanceof ServiceError) || error instanceof PostponedError) throw error;
    });
    await onChecked(service);
    wake();
  }

  const requestStep = createCoalescingRunner(takeStep, async (error) => {
    console.warn('Polling goes on with the next alarm:', error);
    await scheduleAlarm(service, Date.now() + MINUTE);
  });

  function wake(): void {
    clearTimeout(timer);
    requestStep();
  }
  return wake;
}
