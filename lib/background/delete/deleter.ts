import { browser } from 'wxt/browser';
import { asErrorOfOneItem, PostponedError, RateLimitedError, ServiceError } from '../../api/errors.ts';
import { forgetFailures } from '../../api/status.ts';
import { openService, withClient } from '../../api/with-client.ts';
import { idAtService } from '../../mailbox/message.ts';
import { readTrash } from '../../mailbox/read-messages.ts';
import { purge, removeFromTrash, restore, trashAddress, trashMessages, tryAgainAt } from '../../mailbox/trash/trash.ts';
import { type Trashed, type TrashKey, UNDO_MS } from '../../mailbox/trash/trashed.ts';
import { createCoalescingRunner } from '../../storage/coalescing-runner.ts';
import { readServices } from '../../storage/connection.ts';
import { MAX_RETRY_MS, nextStep, retryAfterMs } from './plan-deletions.ts';

/** Wakes the deleter after a worker died, or when it has to wait for long. */
export const DELETION_ALARM = 'deletion';

/** Browsers fire no alarm earlier than after this time. */
const AT_LEAST_MS = 30_000;

/** The browser stops an idle worker after 30 s, together with its timers: longer waits use the alarm. */
const TIMER_AT_MOST_MS = 25_000;

export type Deleter = ReturnType<typeof createDeleter>;

/** @throws ServiceError if the request should be repeated */
async function askService({ kind, key, address, tries }: Trashed): Promise<void> {
  const service = address?.service;
  // Only the address's own service can delete it. It may be connected again before the address expires.
  if (service === undefined || !(await readServices()).includes(service))
    return tryAgainAt([{ kind, key }], Date.now() + MAX_RETRY_MS);
  // The first request is part of the user's action; later attempts are our own.
  const opening = openService(tries === 0 ? 'user' : 'upkeep', service);
  await withClient(opening, (client) =>
    asErrorOfOneItem(kind === 'message' ? client.deleteMessage(idAtService({ id: key })) : client.deleteAddress(key)),
  );
  await removeFromTrash({ kind, key });
}

/**
 * The only place that deletes permanently: in this browser one step after the other, and at each service one request after the other, so
 * that a slow service does not delay the others. Each step is stored, so that a new worker continues where the last one stopped.
 */
export function createDeleter() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The services with a running request; undefined stands for items without a service. */
  const asking = new Set<string | undefined>();
  /** The services whose last deletion failed, even if the error may concern that item only. */
  const failing = new Set<string | undefined>();

  /** @param others other items of the same service */
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
      // What stopped one request also stops the service's others.
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

  /** Starts a request without waiting for it; the next step follows when it has ended. */
  function askBeside(due: Trashed, trash: Trashed[]): void {
    const service = due.address?.service;
    const others = trash.filter((one) => one !== due && one.address?.service === service);
    asking.add(service);
    ask(due, others)
      .finally(() => asking.delete(service))
      .then(wake, warn);
  }

  /** Runs the first step that is due and possible, or sets a timer for it. */
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
    // Requests that failed without a network say nothing about the service.
    await forgetFailures();
    const waiting = (await readTrash()).filter(({ tries }) => tries > 0);
    await tryAgainAt(waiting, 0);
  }

  return {
    /** Removes messages from all lists at once; deletes them here and on the service once they can no longer be restored. */
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
    /** Restores what was deleted. @returns how many items it was too late for */
    async undo(keys: TrashKey[]): Promise<number> {
      const late = await restore(keys);
      wake();
      return late;
    },
    /** Continues with what is in the trash. Call it when a worker starts and when the alarm fires. Never throws. */
    wake,
    /** Repeats failed requests at once. Call it when services may be reachable again. */
    retry: () => void retryAll().then(wake, wake),
  };
}
