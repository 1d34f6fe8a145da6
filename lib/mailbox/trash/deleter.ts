import { HeldBackError, ofOneItem, RateLimitedError, ServiceError } from '../../api/errors.ts';
import { forgetFailures } from '../../api/status.ts';
import { openService, withClient } from '../../api/with-client.ts';
import { createCoalescingRunner } from '../../queue/coalescing-runner.ts';
import { readServices } from '../../settings/connection.ts';
import { clearDeletionAlarm, setDeletionAlarm } from './deletion-alarm.ts';
import { nextStep, retryAfterMs } from './plan-deletions.ts';
import { restore, trashAddress, trashMessages } from './put-in-trash.ts';
import { finish, purge, readTrash, tryAgainAt } from './trash.ts';
import { type Trashed, type TrashKey, UNDO_MS } from './trashed.ts';

/** The browser ends an idle worker after 30 s, and its timers with it: longer waits are the alarm's. */
const TIMER_AT_MOST_MS = 25_000;

export type Deleter = {
  /** Takes messages out of all lists at once; deletes them here and on the service after the time to undo it. */
  deleteMessages(ids: string[]): Promise<void>;
  /** Does the same with an address and all its messages. */
  deleteAddress(email: string): Promise<void>;
  /** Restores what was deleted. @returns for how many it was too late */
  undo(keys: TrashKey[]): Promise<number>;
  /** Goes on with what is in the trash. To be called when a worker starts and when the alarm fires. Never throws. */
  wake(): void;
  /** Tries at once what failed. To be called when the service may be within reach again. */
  retry(): void;
};

/** Where the trash is kept. */
export type TrashStore = {
  readTrash: typeof readTrash;
  purge: typeof purge;
  finish: typeof finish;
  tryAgainAt: typeof tryAgainAt;
};

/** @throws ServiceError if it is to be tried again */
async function askService({ kind, key, address, tries }: Trashed, { finish, tryAgainAt }: TrashStore): Promise<void> {
  const service = address?.service;
  // No other service is asked. This one is, if it is connected again before the address expires.
  if (service === undefined || !(await readServices()).includes(service))
    return tryAgainAt([{ kind, key }], Date.now() + retryAfterMs(10));
  // What a person deleted is asked for once; a try after that is ours.
  const opening = openService(tries === 0 ? 'press' : 'upkeep', service);
  await withClient(opening, (client) =>
    ofOneItem(kind === 'message' ? client.deleteMessage(key) : client.deleteAddress(key)),
  );
  await finish({ kind, key });
}

/**
 * The only place that deletes for good, one step at a time. Each step is stored, so a new worker goes on where the last one ended.
 */
export function createDeleter(store: TrashStore = { readTrash, purge, finish, tryAgainAt }): Deleter {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether the last deletion failed, maybe for itself alone. */
  let hasFailed = false;

  async function ask(due: Trashed, others: Trashed[]): Promise<void> {
    try {
      await askService(due, store);
      hasFailed = false;
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      const wait = Date.now() + retryAfterMs(due.tries);
      const isHeld = error instanceof RateLimitedError || error instanceof HeldBackError;
      const until = isHeld ? Math.max(error.untilAt ?? 0, wait) : wait;
      const isAlone = error.isOfItem && !hasFailed;
      hasFailed = true;
      if (isAlone) return store.tryAgainAt([due], until);
      const isStopped = ({ isPurged, nextTryAt, address }: Trashed) =>
        isPurged && nextTryAt <= until && address?.service === due.address?.service;
      // What stopped one request stops the service's others too.
      await store.tryAgainAt([due, ...others.filter(isStopped)], until);
    }
  }

  function waitUntil(at: number, now: number): void {
    clearTimeout(timer);
    if (at - now <= TIMER_AT_MOST_MS) timer = setTimeout(wake, at - now);
  }

  /** One step: what is due first, or a timer for it. */
  async function takeStep(): Promise<void> {
    const now = Date.now();
    const trash = (await store.readTrash()).map((trashed) => ({ trashed, ...nextStep(trashed, now) }));
    const next = trash.toSorted((one, other) => one.at - other.at)[0];
    if (!next) return clearDeletionAlarm();
    await setDeletionAlarm(next.at);
    if (next.at > now) return waitUntil(next.at, now);
    const { trashed } = next;
    if (next.step === 'purge') await store.purge(trashed);
    else if (next.step === 'finish') await store.finish(trashed);
    else
      await ask(
        trashed,
        trash.map((one) => one.trashed).filter((one) => one !== trashed),
      );
    wake();
  }

  const requestStep = createCoalescingRunner(takeStep, (error) =>
    console.warn('Deleting goes on with the next alarm:', error),
  );

  function wake(): void {
    clearTimeout(timer);
    requestStep();
  }

  async function retryAll(): Promise<void> {
    // What failed without a network says nothing about the service.
    await forgetFailures();
    const waiting = (await store.readTrash()).filter(({ tries }) => tries > 0);
    await store.tryAgainAt(waiting, 0);
  }

  return {
    async deleteMessages(ids) {
      await trashMessages(ids, Date.now() + UNDO_MS);
      wake();
    },
    async deleteAddress(email) {
      await trashAddress(email, Date.now() + UNDO_MS);
      wake();
    },
    async undo(keys) {
      const late = await restore(keys);
      wake();
      return late;
    },
    wake,
    retry: () => void retryAll().then(wake, wake),
  };
}
