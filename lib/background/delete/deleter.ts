import { browser } from 'wxt/browser';
import { ofOneItem, PostponedError, RateLimitedError, ServiceError } from '../../api/errors.ts';
import { forgetFailures } from '../../api/status.ts';
import { openService, withClient } from '../../api/with-client.ts';
import { idAtService } from '../../mailbox/message.ts';
import { readTrash } from '../../mailbox/read-messages.ts';
import { purge, removeFromTrash, restore, trashAddress, trashMessages, tryAgainAt } from '../../mailbox/trash/trash.ts';
import { type Trashed, type TrashKey, UNDO_MS } from '../../mailbox/trash/trashed.ts';
import { createCoalescingRunner } from '../../storage/coalescing-runner.ts';
import { readServices } from '../../storage/connection.ts';
import { nextStep, retryAfterMs } from './plan-deletions.ts';

/** Wakes the deleter after a worker died, or when it has to wait for long. */
export const DELETION_ALARM = 'deletion';

/** Browsers fire no alarm sooner than this. */
const AT_LEAST_MS = 30_000;

/** The browser ends an idle worker after 30 s, and its timers with it: longer waits are the alarm's. */
const TIMER_AT_MOST_MS = 25_000;

export type Deleter = ReturnType<typeof createDeleter>;

/** @throws ServiceError if it is to be tried again */
async function askService({ kind, key, address, tries }: Trashed): Promise<void> {
  const service = address?.service;
  // No other service is asked. This one is, if it is connected again before the address expires.
  if (service === undefined || !(await readServices()).includes(service))
    return tryAgainAt([{ kind, key }], Date.now() + retryAfterMs(10));
  // What a user deleted is asked for once; a try after that is ours.
  const opening = openService(tries === 0 ? 'press' : 'upkeep', service);
  await withClient(opening, (client) =>
    ofOneItem(kind === 'message' ? client.deleteMessage(idAtService({ id: key })) : client.deleteAddress(key)),
  );
  await removeFromTrash({ kind, key });
}

/**
 * The only place that deletes for good: here one step after the other, and at each service one request after the other. A slow one keeps
 * no other waiting. Each step is stored, so a new worker goes on where the last one ended.
 */
export function createDeleter() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Services that are being asked; undefined stands for what is of none. */
  const asking = new Set<string | undefined>();
  /** Services whose last deletion failed, maybe for itself alone. */
  const failing = new Set<string | undefined>();

  /** @param others of the same service */
  async function ask(due: Trashed, others: Trashed[]): Promise<void> {
    const service = due.address?.service;
    try {
      await askService(due);
      failing.delete(service);
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      const wait = Date.now() + retryAfterMs(due.tries);
      const isHeld = error instanceof RateLimitedError || error instanceof PostponedError;
      const until = isHeld ? Math.max(error.untilAt ?? 0, wait) : wait;
      const isAlone = error.isOfItem && !failing.has(service);
      failing.add(service);
      if (isAlone) return tryAgainAt([due], until);
      const isStopped = ({ isPurged, nextTryAt }: Trashed) => isPurged && nextTryAt <= until;
      // What stopped one request stops the service's others too.
      await tryAgainAt([due, ...others.filter(isStopped)], until);
    }
  }

  function waitUntil(at: number, now: number): void {
    clearTimeout(timer);
    if (at - now <= TIMER_AT_MOST_MS) timer = setTimeout(wake, at - now);
  }

  function warn(error: unknown): void {
    console.warn('Deleting goes on with the next alarm:', error);
  }

  /** Asks beside all else, and goes on once there is an answer. */
  function askBeside(due: Trashed, trash: Trashed[]): void {
    const service = due.address?.service;
    const others = trash.filter((one) => one !== due && one.address?.service === service);
    asking.add(service);
    ask(due, others)
      .finally(() => asking.delete(service))
      .then(wake, warn);
  }

  /** One step: what is due first and can be done, or a timer for it. */
  async function takeStep(): Promise<void> {
    const now = Date.now();
    const trash = await readTrash();
    const steps = trash
      .map((trashed) => ({ trashed, ...nextStep(trashed, now) }))
      .toSorted((one, other) => one.at - other.at);
    const [first] = steps;
    if (!first) return void (await browser.alarms.clear(DELETION_ALARM));
    await browser.alarms.create(DELETION_ALARM, { when: Math.max(first.at, now + AT_LEAST_MS) });
    const next = steps.find(({ step, trashed }) => step !== 'ask' || !asking.has(trashed.address?.service));
    if (!next) return;
    if (next.at > now) return waitUntil(next.at, now);
    if (next.step === 'purge') await purge(next.trashed);
    else if (next.step === 'finish') await removeFromTrash(next.trashed);
    else askBeside(next.trashed, trash);
    wake();
  }

  const requestStep = createCoalescingRunner(takeStep, warn);

  function wake(): void {
    clearTimeout(timer);
    requestStep();
  }

  async function retryAll(): Promise<void> {
    // What failed without a network says nothing about the service.
    await forgetFailures();
    const waiting = (await readTrash()).filter(({ tries }) => tries > 0);
    await tryAgainAt(waiting, 0);
  }

  return {
    /** Takes messages out of all lists at once; deletes them here and on the service after the time to undo it. */
    async deleteMessages(ids: string[]): Promise<void> {
      await trashMessages(ids, Date.now() + UNDO_MS);
      wake();
    },
    /** Does the same with an address and all its messages. */
    async deleteAddress(email: string): Promise<void> {
      await trashAddress(email, Date.now() + UNDO_MS);
      wake();
    },
    async deleteAddresses(emails: string[]): Promise<void> {
      for (const email of emails) await trashAddress(email, Date.now() + UNDO_MS);
      wake();
    },
    /** Restores what was deleted. @returns for how many it was too late */
    async undo(keys: TrashKey[]): Promise<number> {
      const late = await restore(keys);
      wake();
      return late;
    },
    /** Goes on with what is in the trash. To be called when a worker starts and when the alarm fires. Never throws. */
    wake,
    /** Tries at once what failed. To be called when the service may be within reach again. */
    retry: () => void retryAll().then(wake, wake),
  };
}
