import { browser } from 'wxt/browser';
import { describeMisfit, type z } from './schema.ts';
import { createSerialQueue } from './serial-queue.ts';

/** An item of the browser's storage, declared once: its key, and its schema, which also gives its default. */
export type StoredItem<T> = {
  /** The value before the item is first written. */
  readonly initial: T;
  read(): Promise<T>;
  write(value: T): Promise<void>;
  /**
   * Reads, changes and writes the value. The changes of one context run one after the other, so that none is lost.
   * @param isStillWanted called just before the change is made: if it returns false, nothing changes
   */
  update(change: (value: T) => T, isStillWanted?: () => Promise<boolean>): Promise<void>;
  /** Calls back after every change, in every context, until the signal aborts. */
  watch(onChange: (value: T) => void, signal: AbortSignal): void;
};

let wanted: string[] = [];
let reading: Promise<Record<string, unknown>> | undefined;

/** All keys that are requested in one tick are read in one call, because each call is a round trip to the browser's main process. */
function readTogether(key: string): Promise<Record<string, unknown>> {
  wanted.push(key);
  reading ??= Promise.resolve().then(() => {
    const keys = wanted;
    wanted = [];
    reading = undefined;
    return browser.storage.local.get(keys);
  });
  return reading;
}

/** Parses the value that is stored under a key. An invalid value is logged and replaced by the default. */
export function parseItem<T>(key: string, schema: z.ZodMiniType<T>, stored: unknown): T {
  const { success, data, error } = schema.safeParse(stored);
  if (success) return data;
  console.warn(`Stored "${key}" does not fit and is read as its default:`, describeMisfit(error));
  return schema.parse(undefined);
}

/**
 * @param schema gives the default for an absent value. An invalid stored value is logged and read as the default.
 * @param place `session`: never on disk, and kept until the browser closes, even if the worker dies
 */
export function storedItem<T>(
  key: string,
  schema: z.ZodMiniType<T>,
  place: 'local' | 'session' = 'local',
): StoredItem<T> {
  const parse = (stored: unknown) => parseItem(key, schema, stored);

  const read = async () =>
    parse((await (place === 'local' ? readTogether(key) : browser.storage.session.get(key)))[key]);
  const write = (value: T) => browser.storage[place].set({ [key]: value });
  const queue = createSerialQueue();

  return {
    get initial() {
      return schema.parse(undefined);
    },
    read,
    write,
    update: (change, isStillWanted = async () => true) =>
      queue(async () => {
        const [value, isWanted] = await Promise.all([read(), isStillWanted()]);
        if (isWanted) await write(change(value));
      }),
    watch(onChange, signal) {
      const listen = (changes: Record<string, { newValue?: unknown }>) => {
        const change = changes[key];
        if (change) onChange(parse(change.newValue));
      };
      listenUntil(browser.storage[place].onChanged, listen, signal);
    },
  };
}

type BrowserEvent<Listener> = { addListener(listener: Listener): void; removeListener(listener: Listener): void };

/** Listens to an event of the browser until the signal aborts. */
export function listenUntil<Listener>(event: BrowserEvent<Listener>, listener: Listener, signal: AbortSignal): void {
  event.addListener(listener);
  signal.addEventListener('abort', () => event.removeListener(listener));
}
