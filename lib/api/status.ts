import type { Connection } from '../storage/connection.ts';
import { maybe, timestamp, withDefault, z } from '../storage/schema.ts';
import { createSerialQueue } from '../storage/serial-queue.ts';
import { type ServiceItem, serviceItem } from '../storage/service-item.ts';
import { storedItem } from '../storage/stored-item.ts';
import { limitRefusalsSchema, rateLimitSchema, waitsSchema } from './limit.ts';
import { type Problem, problemSchema } from './problem.ts';

/** The service's own texts about a problem. They may contain an address of a private window. */
const wordsSchema = z.pick(problemSchema, { kind: true, code: true, detail: true, requestId: true });

/** By service, in `storage.session`, which is never written to disk. Every view can read it, and it is cleared when the browser closes. */
const wordsItem = storedItem('problemWords', z._default(z.record(z.string(), wordsSchema), {}), 'session');

/** @returns the problem without the service's texts: the part that may be stored on disk */
function withoutWords({ code: _code, detail: _detail, requestId: _requestId, ...bare }: Problem): Problem {
  return bare;
}

/** Stores the texts of a service's current problem in memory, in place of the last ones. Never throws: a problem is usable without them. */
async function storeWords(service: string, problem: Problem | undefined): Promise<void> {
  try {
    await wordsItem.update(({ [service]: _, ...others }) =>
      problem ? { ...others, [service]: wordsSchema.parse(problem) } : others,
    );
  } catch (error) {
    console.warn('What the service said of a problem could not be stored:', error);
  }
}

export const clearErrorTexts = () => wordsItem.write({});

async function withWords(service: string, problem: Problem): Promise<Problem> {
  const { [service]: words } = await wordsItem.read().catch(() => wordsItem.initial);
  return words?.kind === problem.kind ? { ...problem, ...words } : problem;
}

/** Errors that no waiting resolves: polling pauses until the user has done something. A refused key is tried again after hours. */
const UNTIL_REPAIRED = ['not-connected', 'no-permission', 'not-agreed', 'key-refused'];

/** Whether polling has to wait for the user. */
export function isPaused(status: Partial<Pick<Status, 'problem'>>): boolean {
  return status.problem !== undefined && UNTIL_REPAIRED.includes(status.problem.kind);
}

/** The state of the exchange with one service. All times are epoch ms by our clock. */
const statusSchema = z.object({
  /** What went wrong at the last request; absent if nothing did. On disk it lacks the service's own texts. */
  problem: maybe(problemSchema),
  /** When the problem began: "offline since …". */
  problemSince: maybe(timestamp),
  rateLimit: maybe(rateLimitSchema),
  /** When the service last gave a valid response. */
  checkedAt: maybe(timestamp),
  /** When the next request is due; absent while there is nothing to request. */
  nextCheckAt: maybe(timestamp),
  /** Why `nextCheckAt` is later than mail is wanted: a 429, saving what is left of the limit, or failures. */
  delayedBy: maybe(z.enum(['limit', 'reserve', 'failures'])),
  /** The interval between checks of an address that expects no mail, see `computeRequestShare`; absent before the first plan. */
  quietMs: maybe(z.number()),
  /**
   * How many new addresses the rest of the limit allows until its reset; `isShort` if that is less than enough for a day; absent if the
   * service does not report its limit.
   */
  addressesLeft: maybe(z.object({ count: z.number(), isShort: z.boolean(), resetAt: timestamp })),
  /** Requests in a row that ended in an error of the service or the network, including 429. */
  failures: withDefault(z.number(), 0),
  /** Such errors that may concern a single message, see `asErrorOfOneItem`: the second in a row is a failure; absent if none. */
  itemFailures: maybe(z.number()),
  /** When the last failure ended. */
  failedAt: maybe(timestamp),
  /** Until when no request of a kind is sent. */
  waits: withDefault(waitsSchema, {}),
  /** The first 401 in a row; absent if the last answer was another. */
  unauthorizedAt: maybe(timestamp),
  /** When a refused key is tried again; absent unless it is refused. */
  keyCheckAt: maybe(timestamp),
  /** Refusals that no header announced, see `countRefusals`; absent if none. */
  refusals: maybe(limitRefusalsSchema),
  /** When the last request ended, whatever its outcome; absent before the first. */
  requestedAt: maybe(timestamp),
  /** 0 to 1, random for every request and then stored, so that a plan made twice from one status is the same. */
  jitter: withDefault(z.number(), 0.5),
});

export type Status = z.infer<typeof statusSchema>;

const stored = serviceItem('statuses', z.prefault(statusSchema, {}));
const queue = createSerialQueue();

/** Statuses that could not be written because the storage is full or broken, by service. */
const unwritten = new Map<string, Status>();

/** Adds the service's texts, stored in memory, to a status from disk. */
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
 * Written by the background, watched by every view. Writing never fails: a status that can't be stored applies as long as this worker
 * lives. So a time to wait that the service named is respected, and the user sees the real error.
 */
export const statusItem: ServiceItem<Status> = {
  get initial() {
    return stored.initial;
  },
  read: async () => completeAll(await stored.read()),
  of: (service) => ({
    read: () => readOne(service),
    write: (status) => queue(() => keep(service, status, stored.of(service).write)),
    update: (change, isStillWanted = async () => true) =>
      queue(async () => {
        if (!(await isStillWanted())) return;
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

/** Requests that failed without a network mean nothing for the services, and a refusal in another network little: both may be repeated. */
export async function forgetFailures(): Promise<void> {
  const services = Object.keys(await statusItem.read());
  await Promise.all(
    services.map((service) =>
      statusItem
        .of(service)
        .update((status) => ({ ...status, failures: 0, ...(status.keyCheckAt && { keyCheckAt: 0 }) })),
    ),
  );
}

type PickedStatus = {
  /** The service that the status belongs to; absent if none is connected. */
  connection?: Connection;
  status: Partial<Status>;
};

/**
 * The status to show if there is space for one: that of a service that waits for the user, else of a service with another problem, else of
 * the default service.
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

/** Calls back when a service's problem changes or ends. The rest of its status changes with every request and is ignored. */
export function watchProblems(onChange: () => void, signal: AbortSignal): void {
  let before: string | undefined;
  statusItem.watch((statuses) => {
    const problems = JSON.stringify(Object.entries(statuses).map(([service, { problem }]) => [service, problem?.kind]));
    if (problems === before) return;
    before = problems;
    onChange();
  }, signal);
}
