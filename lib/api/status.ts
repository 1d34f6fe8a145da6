import { browser } from 'wxt/browser';
import type { Connection } from '../storage/connection.ts';
import { maybe, timestamp, withDefault, z } from '../storage/schema.ts';
import { createSerialQueue } from '../storage/serial-queue.ts';
import { type ServiceItem, serviceItem } from '../storage/service-item.ts';
import { limitRefusalsSchema, rateLimitSchema } from './limit.ts';
import { type Problem, problemSchema } from './problem.ts';

/** What a service says in its own words. They may name an address of a private window. */
const wordsSchema = z.pick(problemSchema, { kind: true, code: true, detail: true, requestId: true });

/** In `storage.session`, which is never written to disk: every view reads it, and it goes with the browser. */
const PREFIX = 'problemWords:';
const keyOf = (service: string) => PREFIX + service;

/** @returns the problem without its words: as much of it as may be on disk */
function withoutWords({ code: _code, detail: _detail, requestId: _requestId, ...bare }: Problem): Problem {
  return bare;
}

/** Keeps the words of a service's problem in memory, in place of those of its last. Never throws: a problem is one without its words. */
async function storeWords(service: string, problem: Problem | undefined): Promise<void> {
  const words = problem && wordsSchema.parse(problem);
  try {
    if (words) await browser.storage.session.set({ [keyOf(service)]: words });
    else await browser.storage.session.remove(keyOf(service));
  } catch (error) {
    console.warn('What the service said of a problem could not be kept:', error);
  }
}

export async function clearErrorTexts(): Promise<void> {
  const kept = Object.keys(await browser.storage.session.get(null));
  await browser.storage.session.remove(kept.filter((key) => key.startsWith(PREFIX)));
}

async function withWords(service: string, problem: Problem): Promise<Problem> {
  const kept = await browser.storage.session.get(keyOf(service)).catch((): Record<string, unknown> => ({}));
  const { success, data } = wordsSchema.safeParse(kept[keyOf(service)]);
  return success && data.kind === problem.kind ? { ...problem, ...data } : problem;
}

/** Errors in which no waiting helps: polling pauses until the user has done something. */
const UNTIL_MENDED = ['not-connected', 'no-permission', 'key-refused'];

/** Whether polling has to wait for the user. */
export function isPaused(status: Partial<Pick<Status, 'problem'>>): boolean {
  return status.problem !== undefined && UNTIL_MENDED.includes(status.problem.kind);
}

/**
 * How it stands between us and one service; all moments are epoch ms by our clock.
 * @property problem what was wrong at the last request; absent when nothing was. The service's own words are not on disk
 * @property problemSince when that began: "offline since …"
 * @property checkedAt the last time that the service answered as it should
 * @property nextCheckAt when we ask again; absent while there is nothing to ask for
 * @property delayedBy why that is later than mail is wanted: after a 429, to keep what is left of the limit, or after failures
 * @property quietMs from check to check of an address for which no mail is expected, see `computeRequestShare`; absent until a plan was made
 * @property addressesLeft for how many new addresses the rest of the limit is enough, until it is reset; `isShort` where that is less than
 *   a day's; absent where the service does not tell
 * @property failures requests in a row that ended in an error of the service or the network, a 429 included
 * @property itemFailures such errors that may concern one message alone, see `ofOneItem`: the second in a row is a failure; absent for none
 * @property failedAt when the last of them ended
 * @property blockedUntilAt after a 429: not before this; 0 if not blocked
 * @property requestedAt when the last request ended, whatever became of it; absent before the first
 * @property jitter 0 to 1, drawn anew by every request, so that a plan made twice from one status is the same plan
 */
const statusSchema = z.object({
  problem: maybe(problemSchema),
  problemSince: maybe(timestamp),
  rateLimit: maybe(rateLimitSchema),
  checkedAt: maybe(timestamp),
  nextCheckAt: maybe(timestamp),
  delayedBy: maybe(z.enum(['limit', 'reserve', 'failures'])),
  quietMs: maybe(z.number()),
  addressesLeft: maybe(z.object({ count: z.number(), isShort: z.boolean(), resetAt: timestamp })),
  failures: withDefault(z.number(), 0),
  itemFailures: maybe(z.number()),
  failedAt: maybe(timestamp),
  blockedUntilAt: withDefault(timestamp, 0),
  refusals: maybe(limitRefusalsSchema),
  requestedAt: maybe(timestamp),
  jitter: withDefault(z.number(), 0.5),
});

export type Status = z.infer<typeof statusSchema>;

const stored = serviceItem('statuses', z.prefault(statusSchema, {}));
const queue = createSerialQueue();

/** What a storage that is full or broken did not take, by service. */
const unwritten = new Map<string, Status>();

/** A status as it is on disk, with what is kept of its problem in memory. */
async function complete(service: string, status: Status): Promise<Status> {
  return status.problem ? { ...status, problem: await withWords(service, status.problem) } : status;
}

async function completeAll(statuses: Readonly<Record<string, Status>>): Promise<Record<string, Status>> {
  const parts = Object.entries({ ...statuses, ...Object.fromEntries(unwritten) });
  return Object.fromEntries(
    await Promise.all(parts.map(async ([service, status]) => [service, await complete(service, status)] as const)),
  );
}

async function keep(service: string, status: Status, put: (stored: Status) => Promise<void>): Promise<void> {
  const { problem, ...rest } = status;
  try {
    await storeWords(service, problem);
    await put(problem ? { ...rest, problem: withoutWords(problem) } : rest);
    unwritten.delete(service);
  } catch (error) {
    console.warn('The status can not be stored, and is kept until it can:', error);
    unwritten.set(service, status);
  }
}

const readOne = async (service: string) => unwritten.get(service) ?? complete(service, await stored.of(service).read());

/**
 * Written by the background, watched by every view. Writing never fails: what the storage does not take holds for as long as this
 * worker lives, so that a service that said when to come back is heeded, and an error is told as what it is.
 */
export const statusItem: ServiceItem<Status> = {
  get initial() {
    return stored.initial;
  },
  read: async () => completeAll(await stored.read()),
  of: (service) => ({
    read: () => readOne(service),
    write: (status) => queue(() => keep(service, status, stored.of(service).write)),
    update: (change, isMeant = async () => true) =>
      queue(async () => {
        if (!(await isMeant())) return;
        await keep(service, change(await readOne(service)), (status) => stored.of(service).update(() => status));
      }),
  }),
  async forget(service) {
    unwritten.delete(service);
    await storeWords(service, undefined);
    await stored.forget(service);
  },
  watch(onChange, signal) {
    const show = async (statuses: Readonly<Record<string, Status>>) => {
      const whole = await completeAll(statuses);
      if (!signal.aborted) onChange(whole);
    };
    stored.watch((statuses) => void show(statuses), signal);
  },
};

/** Requests that failed without a network say nothing about the services: no back-off. */
export async function forgetFailures(): Promise<void> {
  const services = Object.keys(await statusItem.read());
  await Promise.all(services.map((service) => statusItem.of(service).update((status) => ({ ...status, failures: 0 }))));
}

/** @property connection whose status it is; absent while there is none */
type PickedStatus = { connection?: Connection; status: Partial<Status> };

/**
 * The status to show where there is room for one: of a service that waits for the user, else of one with another problem, else of the
 * default one.
 * @param connections the default first
 */
export function pickStatus(
  connections: readonly Connection[],
  statuses: Readonly<Record<string, Status>>,
): PickedStatus {
  const all = connections.map((connection) => ({ connection, status: statuses[connection.baseUrl] ?? {} }));
  return (
    all.find(({ status }) => isPaused(status)) ??
    all.find(({ status }) => (status as Partial<Status>).problem !== undefined) ??
    all[0] ?? { status: {} }
  );
}

/** Calls back when a service gets another problem, or none any more: the rest of its status changes with every request. */
export function watchProblems(onChange: () => void, signal: AbortSignal): void {
  let before: string | undefined;
  statusItem.watch((statuses) => {
    const problems = JSON.stringify(Object.entries(statuses).map(([service, { problem }]) => [service, problem?.kind]));
    if (problems === before) return;
    before = problems;
    onChange();
  }, signal);
}
