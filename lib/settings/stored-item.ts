import { browser } from 'wxt/browser';
import { createSerialQueue } from '../queue/serial-queue.ts';
import type { Shape } from '../shape/shape.ts';

/**
 * One item of `storage.local`, declared once: key, shape, and the value it has until it is written.
 * What is stored is parsed like network data: what does not fit is logged and read as the fallback.
 */
export type StoredItem<T> = {
  read(): Promise<T>;
  write(value: T): Promise<void>;
  /** Reads, changes and writes; changes of one context follow each other, so that none is lost. */
  update(change: (value: T) => T): Promise<void>;
  /** Calls back after every change, by whichever context, until the signal aborts. */
  watch(onChange: (value: T) => void, signal: AbortSignal): void;
};

let wanted: string[] = [];
let reading: Promise<Record<string, unknown>> | undefined;

/** What is asked for in one turn is read in one call: each is a way to the browser's own process and back. */
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

export function storedItem<T>(key: string, shape: Shape<T>, fallback: T): StoredItem<T> {
  const parse = (stored: unknown): T => {
    if (stored === undefined) return fallback;
    try {
      return shape(stored, key);
    } catch (error) {
      console.warn(`Stored "${key}" does not fit and is read as its default:`, String(error));
      return fallback;
    }
  };

  const read = async () => parse((await readTogether(key))[key]);
  const write = (value: T) => browser.storage.local.set({ [key]: value });
  const queue = createSerialQueue();

  return {
    read,
    write,
    update: (change) => queue(async () => write(change(await read()))),
    watch(onChange, signal) {
      const listen = (changes: Record<string, { newValue?: unknown }>) => {
        const change = changes[key];
        if (change) onChange(parse(change.newValue));
      };
      browser.storage.local.onChanged.addListener(listen);
      signal.addEventListener('abort', () => browser.storage.local.onChanged.removeListener(listen));
    },
  };
}
