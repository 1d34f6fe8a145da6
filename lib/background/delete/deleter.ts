import { browser } from 'wxt/browser';
import {
  asErrorOfOneItem,
  NotConnectedError,
  PostponedError,
  RateLimitedError,
  ServiceError,
} from '../../api/errors.ts';
import { forgetFailures } from '../../api/status.ts';
import { openService, withClient } from '../../api/with-client.ts';
import { idAtService } from '../../mailbox/message.ts';
import { isInTrash, readTrash } from '../../mailbox/read-messages.ts';
import {
  extendUndo,
  purge,
  removeFromTrash,
  restore,
  trashAddress,
  trashMessages,
  tryAgainAt,
} from '../../mailbox/trash/trash.ts';
import { isPostponed, type Trashed, type TrashKey, UNDO_MS } from '../../mailbox/trashed.ts';
import { clearMailbox } from '../../mailbox/writer.ts';
import { readServices } from '../../storage/connection.ts';
import { createCoalescingRunner } from '../../storage/serial-queue.ts';
import { ALARM_AT_LEAST_MS, TIMER_AT_MOST_MS } from '../poll/poll-alarm.ts';
import { type DeletionStep, MAX_RETRY_MS, nextStep, retryAfterMs } from './plan-deletions.ts';

/** Wakes the deleter after a worker died, or when it has to wait for long. */
export const DELETION_ALARM = 'deletion';

export type Deleter = ReturnType<typeof createDeleter>;

/** @throws ServiceError if the request should be repeated */
async function requestDeletion(trashed: Trashed): Promise<void> {
  const { kind, key, serviceId, address } = trashed;
  // Only the address's own service can delete it. It may be connected again before the address expires.
  if (!address || !(await readServices()).includes(address.service))
    return tryAgainAt([{ kind, key }], Date.now() + MAX_RETRY_MS);
  // The first request is part of the user's action; later attempts are our own.
  const opening = openService(isPostponed(trashed) ? 'upkeep' : 'user', address.service, 'delete');
  const isGone = await withClient(opening, async (client, { connection }) => {
    const wasThere = await asErrorOfOneItem(
      kind === 'message' ? client.deleteMessage(idAtService({ id: key, serviceId })) : client.deleteAddress(key),
    );
    // A service does not find what belongs to another key.
    return wasThere || (address.keyMark ?? connection.keyMark) === connection.keyMark;
  });
  if (isGone) await removeFromTrash([{ kind, key }]);
  else await tryAgainAt([{ kind, key }], Date.now() + MAX_RETRY_MS);
}

/**
 * The only place that deletes permanently: in this browser all that is due at once, and at each service one request after the other, so
 * that a slow service does not delay the others. Each step is stored, so that a new worker continues where the last one stopped.
 */
export function createDeleter() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The services with a running request; undefined stands for items without a service. */
  const requesting = new Set<string | undefined>();
  /** The services whose last deletion failed, even if the error may concern that item only. */
  const failing = new Set<string | undefined>();

  /** @param others other items of the same service @returns whether the service can be asked for the next one */
  async function request(due: Trashed, others: Trashed[]): Promise<boolean> {
    const service = due.address?.service;
    try {
      await requestDeletion(due);
      failing.delete(service);
      return true;
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      const isAsked = !(error instanceof PostponedError || error instanceof NotConnectedError);
      const wait = Date.now() + (isAsked ? retryAfterMs(due.tries) : MAX_RETRY_MS);
      const isHeld = error instanceof RateLimitedError || error instanceof PostponedError;
      const until = (isHeld && Math.max(error.untilAt ?? 0, isAsked ? wait : 0)) || wait;
      const isAlone = error.isOfItem && !failing.has(service);
      failing.add(service);
      const isStopped = ({ isPurged, nextTryAt }: Trashed) => isPurged && nextTryAt <= until;
      // What stopped one request also stops the service's others.
      await tryAgainAt(isAlone ? [due] : [due, ...others.filter(isStopped)], until, isAsked ? due : undefined);
      return isAlone;
    }
  }

  function waitUntil(at: number, now: number): void {
    clearTimeout(timer);
    if (at - now <= TIMER_AT_MOST_MS) timer = setTimeout(wake, at - now);
  }

  function warn(error: unknown): void {
    console.warn('Deleting goes on with the next alarm:', error);
  }

  /** Requests one deletion after the other, without a new look at the whole trash, whose size would count at each. */
  async function requestAll(due: Trashed[], ofService: Trashed[]): Promise<void> {
    const waiting = new Set(ofService);
    for (const trashed of due) {
      waiting.delete(trashed);
      // The mailbox may have been cleared meanwhile.
      if ((await isInTrash(trashed)) && !(await request(trashed, [...waiting]))) return;
    }
  }

  /** Does not wait for the requests; the next step follows when they have ended. */
  function requestInParallel(service: string | undefined, due: Trashed[], trash: Trashed[]): void {
    requesting.add(service);
    const ofService = trash.filter(({ address }) => address?.service === service);
    requestAll(due, ofService)
      .finally(() => requesting.delete(service))
      .then(wake, warn);
  }

  /** Carries out the steps that are due and possible, or sets a timer for the next one. */
  async function takeSteps(): Promise<void> {
    const now = Date.now();
    const trash = await readTrash();
    const steps = trash
      .map((trashed) => ({ trashed, ...nextStep(trashed, now) }))
      .toSorted((one, other) => one.at - other.at);
    const [first] = steps;
    if (!first) return void (await browser.alarms.clear(DELETION_ALARM));
    await browser.alarms.create(DELETION_ALARM, { when: Math.max(first.at, now + ALARM_AT_LEAST_MS) });
    const isPossible = ({ step, trashed }: (typeof steps)[number]) =>
      step !== 'request' || !requesting.has(trashed.address?.service);
    const possible = steps.filter(isPossible);
    const due = Map.groupBy(
      possible.filter(({ at }) => at <= now),
      ({ step }) => step,
    );
    const dueFor = (step: DeletionStep['step']) => (due.get(step) ?? []).map(({ trashed }) => trashed);
    const [extended, purged, forgotten] = [dueFor('extend'), dueFor('purge'), dueFor('forget')];
    if (extended.length > 0) await extendUndo(extended, now + UNDO_MS);
    if (purged.length > 0) await purge(purged);
    if (forgotten.length > 0) await removeFromTrash(forgotten);
    for (const [service, ofService] of Map.groupBy(dueFor('request'), ({ address }) => address?.service))
      requestInParallel(service, ofService, trash);
    if (due.size > 0) wake();
    else if (possible[0]) waitUntil(possible[0].at, now);
  }

  const requestSteps = createCoalescingRunner(takeSteps, warn);

  function wake(): void {
    clearTimeout(timer);
    requestSteps();
  }

  async function retryAll(): Promise<void> {
    // Requests that failed without a network say nothing about the service.
    await forgetFailures();
    const waiting = (await readTrash()).filter(({ isPurged }) => isPurged);
    await tryAgainAt(waiting, Date.now());
  }

  return {
    /** Removes messages from all lists at once; deletes them here and on the service once they can no longer be restored. */
    async deleteMessages(ids: string[]): Promise<void> {
      await trashMessages(ids, Date.now() + UNDO_MS);
      wake();
    },
    /** Does the same with addresses and all their messages. */
    async deleteAddresses(...emails: string[]): Promise<void> {
      for (const email of emails) await trashAddress(email, Date.now() + UNDO_MS);
      wake();
    },
    /** Removes all mail and addresses at once. @param alsoAtService deletes them there as well, as far as their services are connected */
    async deleteAll(alsoAtService: boolean): Promise<void> {
      await clearMailbox(alsoAtService);
      wake();
    },
    /** The user is looking at the offer to undo. */
    async extendUndo(keys: TrashKey[]): Promise<void> {
      await extendUndo(keys, Date.now() + UNDO_MS);
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
