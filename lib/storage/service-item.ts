import { browser } from 'wxt/browser';
import { readServices } from './connection.ts';
import { z } from './schema.ts';
import { createSerialQueue } from './serial-queue.ts';
import { parseItem, readTogether, type StoredItem } from './stored-item.ts';

/** One service's part of an item. Background work calls `update`; only the code that connects the service calls `write`. */
type ServicePart<T> = Pick<StoredItem<T>, 'read' | 'write'> & {
  /**
   * Like `update` of a `StoredItem`, but does nothing if the service is not connected.
   * @param isMeant called just before the change is made: if it returns false, nothing changes
   */
  update(change: (value: T) => T, isMeant?: () => Promise<boolean>): Promise<void>;
};

/** A stored item with a separate value for each service, by base URL. */
export type ServiceItem<T> = Pick<StoredItem<Readonly<Record<string, T>>>, 'read' | 'watch'> & {
  /** The value for a service that has nothing stored. */
  readonly initial: T;
  /** @param service base URL */
  of(service: string): ServicePart<T>;
  /** Of this service, nothing is kept any more. */
  forget(service: string): Promise<void>;
};

/**
 * Declares such an item, once.
 * @param key of `storage.local`
 * @param schema gives the default for an absent value; a part that does not fit is logged and read as its default
 */
export function serviceItem<T>(key: string, schema: z.ZodMiniType<T>): ServiceItem<T> {
  const initial = () => schema.parse(undefined);
  const parse = (stored: unknown): Record<string, T> => {
    const parts = parseItem(key, z._default(z.record(z.string(), z.unknown()), {}), stored);
    return Object.fromEntries(Object.entries(parts).map(([service, part]) => [service, parseItem(key, schema, part)]));
  };

  const read = async () => parse((await readTogether(key))[key]);

  const queue = createSerialQueue();
  const change = (make: (parts: Record<string, T>) => Record<string, T>, ...conditions: (() => Promise<boolean>)[]) =>
    queue(async () => {
      // Side by side: what is asked for in one turn is read in one call.
      const [parts, ...answers] = await Promise.all([read(), ...conditions.map((ask) => ask())]);
      if (answers.includes(false)) return;
      await browser.storage.local.set({ [key]: make(parts) });
    });

  return {
    get initial() {
      return initial();
    },
    read,
    of(service) {
      // Work that was begun before a service was removed ends after it.
      const isConnected = async () => (await readServices()).includes(service);
      return {
        read: async () => (await read())[service] ?? initial(),
        write: (value) => change((parts) => ({ ...parts, [service]: value })),
        update: (update, isMeant = async () => true) =>
          change((parts) => ({ ...parts, [service]: update(parts[service] ?? initial()) }), isConnected, isMeant),
      };
    },
    forget: (service) => change(({ [service]: _gone, ...parts }) => parts),
    watch(onChange, signal) {
      const listen = (changes: Record<string, { newValue?: unknown }>) => {
        const changed = changes[key];
        if (changed) onChange(parse(changed.newValue));
      };
      browser.storage.local.onChanged.addListener(listen);
      signal.addEventListener('abort', () => browser.storage.local.onChanged.removeListener(listen));
    },
  };
}
