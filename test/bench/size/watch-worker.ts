import type { WebWorker } from 'puppeteer-core';

/**
 * What a worker has done since it was watched.
 * @property records that were read out of the mailbox, with all that is in them
 * @property keys that were read without their records
 * @property counted entries that the browser went through to count them
 * @property requests to the mailbox that read
 * @property events what it did and when, by the worker's own clock, in ms
 */
export type WorkerLog = {
  records: number;
  keys: number;
  counted: number;
  requests: number;
  events: { what: 'fetch' | 'fetched' | 'badge' | 'notification'; detail: string; at: number }[];
};

/** Has a running worker of the shipped extension note what it does: the browser's own functions are wrapped, and still called. */
export async function watchWorker(worker: WebWorker): Promise<void> {
  await worker.evaluate(() => {
    const log: WorkerLog = { records: 0, keys: 0, counted: 0, requests: 0, events: [] };
    Object.assign(globalThis, { mayflyLog: log });

    const note = (request: IDBRequest, size: (result: unknown) => Partial<WorkerLog>) => {
      log.requests += 1;
      request.addEventListener('success', () => {
        const { records = 0, keys = 0, counted = 0 } = size(request.result);
        log.records += records;
        log.keys += keys;
        log.counted += counted;
      });
    };
    const lengthOf = (result: unknown) => (Array.isArray(result) ? result.length : Number(result !== undefined));
    const sizes: Record<string, (result: unknown) => Partial<WorkerLog>> = {
      get: (result) => ({ records: lengthOf(result) }),
      getAll: (result) => ({ records: lengthOf(result) }),
      getKey: (result) => ({ keys: lengthOf(result) }),
      getAllKeys: (result) => ({ keys: lengthOf(result) }),
      count: (result) => ({ counted: Number(result) }),
      openCursor: (result) => ({ records: Number(result !== null) }),
      openKeyCursor: (result) => ({ keys: Number(result !== null) }),
    };
    for (const prototype of [IDBObjectStore.prototype, IDBIndex.prototype]) {
      for (const [name, size] of Object.entries(sizes)) {
        const ask = Reflect.get(prototype, name) as (...args: unknown[]) => IDBRequest;
        Object.assign(prototype, {
          [name](this: unknown, ...args: unknown[]) {
            const request = ask.apply(this, args);
            note(request, size);
            return request;
          },
        });
      }
    }

    const say = (what: WorkerLog['events'][number]['what'], detail: string) =>
      log.events.push({ what, detail, at: performance.now() });
    const ask = fetch;
    Object.assign(globalThis, {
      async fetch(...args: Parameters<typeof fetch>) {
        const path = new URL(String(args[0] instanceof Request ? args[0].url : args[0])).pathname;
        say('fetch', path);
        const answer = await ask(...args);
        say('fetched', path);
        return answer;
      },
    });
    const { browser } = globalThis as { browser?: typeof chrome };
    for (const api of new Set([chrome, browser])) {
      if (!api) continue;
      const show = api.action.setBadgeText as (details: { text: string; tabId?: number }) => Promise<void>;
      Object.assign(api.action, {
        setBadgeText(details: { text: string; tabId?: number }) {
          say('badge', details.text);
          return show.call(api.action, details);
        },
      });
      const create = api.notifications.create as (...args: unknown[]) => Promise<string>;
      Object.assign(api.notifications, {
        create(...args: unknown[]) {
          say('notification', JSON.stringify(args));
          return create.apply(api.notifications, args);
        },
      });
    }
  });
}

export function readLog(worker: WebWorker): Promise<WorkerLog> {
  return worker.evaluate(() => (globalThis as unknown as { mayflyLog: WorkerLog }).mayflyLog);
}

/** Has the log begin anew. */
export async function clearLog(worker: WebWorker): Promise<void> {
  await worker.evaluate(() => {
    const { mayflyLog } = globalThis as unknown as { mayflyLog: WorkerLog };
    Object.assign(mayflyLog, { records: 0, keys: 0, counted: 0, requests: 0 });
    mayflyLog.events.length = 0;
  });
}

/** Bytes in use after a collection of garbage. */
export async function readHeapBytes(worker: WebWorker): Promise<number> {
  await worker.client.send('HeapProfiler.collectGarbage');
  const { usedSize } = await worker.client.send('Runtime.getHeapUsage');
  return usedSize;
}
