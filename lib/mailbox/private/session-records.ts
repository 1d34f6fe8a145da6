import { browser } from 'wxt/browser';
import { makeRoom } from './make-room.ts';
import { decodeFiles, encodeFile } from './stored-bytes.ts';

/** Records of the mailbox, by store and key (see `recordKey`). Each is parsed by whoever reads it, as stored ones are. */
export type Records = ReadonlyMap<string, unknown>;

/** Records in `storage.session`, which is never written to disk: they outlive the worker, and neither the browser nor a crash of it. */
export type SessionRecords = {
  /** What is kept, from memory where this script has it there. */
  read(): Promise<Records>;
  /** What is kept now: for pages, which read what the background writes. */
  readAnew(): Promise<Records>;
  /**
   * Keeps records in place of the last ones. For the background alone, one call at a time.
   * @param changed keys that differ from the last ones
   */
  write(records: Map<string, unknown>, changed: Set<string>): Promise<void>;
  /** Calls back after every change, for as long as the page lives. */
  watch(onChange: () => void): void;
};

/** @param prefix of their keys there. @param mostCharacters see `makeRoom` */
export function sessionRecords(prefix: string, mostCharacters?: number): SessionRecords {
  let kept: Promise<Records> | undefined;

  async function load(): Promise<Records> {
    const items = Object.entries(await browser.storage.session.get(null));
    const ours = items.flatMap(([key, record]): [string, unknown][] =>
      key.startsWith(prefix) ? [[key.slice(prefix.length), record]] : [],
    );
    return new Map(decodeFiles(ours));
  }

  function read(): Promise<Records> {
    kept ??= load().catch((error: unknown) => {
      kept = undefined;
      throw error;
    });
    return kept;
  }

  return {
    read,
    readAnew() {
      kept = undefined;
      return read();
    },
    async write(records, changed) {
      if (changed.size === 0) return;
      makeRoom(records, changed, mostCharacters);
      kept = Promise.resolve(records);
      const present = [...changed].filter((key) => records.has(key));
      const items = await Promise.all(present.map(async (key) => [prefix + key, await encodeFile(records.get(key))]));
      await browser.storage.session.remove([...changed].filter((key) => !records.has(key)).map((key) => prefix + key));
      await browser.storage.session.set(Object.fromEntries(items));
    },
    watch(onChange) {
      browser.storage.session.onChanged.addListener((changes) => {
        if (!Object.keys(changes).some((key) => key.startsWith(prefix))) return;
        kept = undefined;
        onChange();
      });
    },
  };
}
