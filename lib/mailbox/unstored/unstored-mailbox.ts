import type { MailboxDatabase } from '../database.ts';
import { shortcuts } from '../private/joined-mailbox.ts';
import { memoryStore } from '../private/memory-store.ts';
import { type Records, sessionRecords } from '../private/session-records.ts';
import { STORES } from '../stores.ts';

/** Less than private windows have: both share what the browser gives. */
const MOST_CHARACTERS = 2_000_000;

/** The mailbox, where the browser refuses its storage. */
export const unstoredRecords = sessionRecords('unstored:', MOST_CHARACTERS);

/** The mailbox in `storage.session`: what `lib/mailbox` uses of a database. Transactions that write follow each other. */
export function unstoredMailbox(records: Records): MailboxDatabase {
  function transaction(names: unknown, mode?: string) {
    const changed = new Set<string>();
    const draft = mode === 'readwrite' ? new Map(records) : (records as Map<string, unknown>);
    let isAborted = false;
    const objectStore = (name: string) => memoryStore(draft, name, changed);
    return {
      objectStore,
      get store() {
        return objectStore(String(names));
      },
      objectStoreNames: STORES,
      /** To be asked for once all is asked of the transaction. */
      get done() {
        // Aborted in the same turn, it is not written.
        return Promise.resolve().then(() => {
          if (isAborted) throw new DOMException('It was aborted.', 'AbortError');
          return unstoredRecords.write(draft, changed);
        });
      },
      abort() {
        isAborted = true;
      },
    };
  }
  return { transaction, ...shortcuts((name) => transaction(name).store) } as unknown as MailboxDatabase;
}
