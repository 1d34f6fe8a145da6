import { browser } from 'wxt/browser';
import { makeRoom } from './make-room.ts';
import { PRIVATE_PREFIX } from './record-key.ts';
import { decodeFiles, encodeFile } from './stored-bytes.ts';

/**
 * The mail of private windows: records of the mailbox, by store and key (see `recordKey`). They are in `storage.session`, which is never
 * written to disk: they outlive the worker, and neither the browser nor a crash of it.
 */
export type PrivateRecords = ReadonlyMap<string, unknown>;

let kept: Promise<PrivateRecords> | undefined;

async function load(): Promise<PrivateRecords> {
  const items = Object.entries(await browser.storage.session.get(null));
  return new Map(decodeFiles(items.filter(([key]) => key.startsWith(PRIVATE_PREFIX))));
}

/** What is kept, from memory where this script has it there. Each record is parsed by whoever reads it, as stored ones are. */
export function readPrivateRecords(): Promise<PrivateRecords> {
  kept ??= load().catch((error: unknown) => {
    kept = undefined;
    throw error;
  });
  return kept;
}

/**
 * Keeps records in place of the last ones. For the background alone, one call at a time.
 * @param changed keys that differ from the last ones
 */
export async function writePrivateRecords(records: Map<string, unknown>, changed: Set<string>): Promise<void> {
  if (changed.size === 0) return;
  makeRoom(records, changed);
  kept = Promise.resolve(records);
  const present = [...changed].filter((key) => records.has(key));
  const items = await Promise.all(present.map(async (key) => [key, await encodeFile(records.get(key))]));
  await browser.storage.session.remove([...changed].filter((key) => !records.has(key)));
  await browser.storage.session.set(Object.fromEntries(items));
}

/** Calls back after every change, for as long as the page lives. For pages, which read what the background writes. */
export function watchPrivateRecords(onChange: () => void): void {
  browser.storage.session.onChanged.addListener((changes) => {
    if (!Object.keys(changes).some((key) => key.startsWith(PRIVATE_PREFIX))) return;
    kept = undefined;
    onChange();
  });
}
