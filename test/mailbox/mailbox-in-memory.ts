import { vi } from 'vitest';
import { openMailboxBy } from '../../lib/mailbox/database.ts';
import { unstoredMailbox, unstoredRecords } from '../../lib/mailbox/unstored/unstored-mailbox.ts';

type Key = string | number;

/** As the browser has it, for keys that are no arrays. */
const keyRange = {
  lowerBound: (from: Key, isOpen = false) => ({ includes: (key: Key) => (isOpen ? key > from : key >= from) }),
  upperBound: (to: Key, isOpen = false) => ({ includes: (key: Key) => (isOpen ? key < to : key <= to) }),
  bound: (from: Key, to: Key, isOpen = false, isEndOpen = false) => ({
    includes: (key: Key) => (isOpen ? key > from : key >= from) && (isEndOpen ? key < to : key <= to),
  }),
};

/** Opens the mailbox as it is where the browser stores none: in memory. It is empty once the fake browser is. */
export async function openMailboxInMemory(): Promise<void> {
  vi.stubGlobal('IDBKeyRange', keyRange);
  await unstoredRecords.readAnew();
  openMailboxBy(() => async () => unstoredMailbox(await unstoredRecords.read()));
}
