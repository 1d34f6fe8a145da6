import { isOfNewerVersion, tryAgain } from '../../storage/try-again.ts';
import type { MailboxDatabase } from '../database.ts';
import { storeUnstored } from './store-unstored.ts';
import { unstoredMailbox, unstoredRecords } from './unstored-mailbox.ts';
import { readUnstoredNote, writeUnstoredNote } from './unstored-note.ts';

type Open = () => Promise<MailboxDatabase>;

/**
 * Opens the mailbox for the background: that on disk, and where the browser refuses it (Firefox that never remembers history, a policy, a
 * profile that is broken), one in `storage.session`, until this worker ends. The next one tries the disk again, and puts there what could
 * not be stored.
 * @returns `open`, which throws where a newer version of Mayfly has made the mailbox: nothing is kept beside that
 */
export function storedOrNot(openStored: Open): Open {
  let isRefused = false;
  let opening: Promise<MailboxDatabase> | undefined;
  let mending: Promise<void> | undefined;

  async function mend(database: MailboxDatabase): Promise<void> {
    await storeUnstored(database);
    if (await readUnstoredNote()) await writeUnstoredNote(undefined);
  }

  async function openOnce(): Promise<MailboxDatabase> {
    const database = await tryAgain(openStored);
    mending ??= mend(database).catch((error: unknown) =>
      console.warn('What could not be stored is kept until the browser closes:', error),
    );
    await mending;
    return database;
  }

  async function openUnstored(): Promise<MailboxDatabase> {
    return unstoredMailbox(await unstoredRecords.read());
  }

  return async () => {
    if (isRefused) return openUnstored();
    try {
      opening ??= openOnce();
      return await opening;
    } catch (error) {
      if (isOfNewerVersion(error)) throw error;
      console.warn('The browser stores no mail:', error);
      if (!(await readUnstoredNote())) await writeUnstoredNote({ sinceAt: Date.now(), isClosed: false });
      isRefused = true;
      return openUnstored();
    } finally {
      opening = undefined;
    }
  };
}

/**
 * Opens the mailbox that the background writes into, for a page to read.
 * @throws DOMException where a newer version of Mayfly has made it, or nothing can be read at all
 */
export async function readStoredOrNot(openStored: Open): Promise<MailboxDatabase> {
  const [stored, note] = await Promise.allSettled([openStored(), readUnstoredNote()]);
  if (stored.status === 'fulfilled' && !(note.status === 'fulfilled' && note.value)) return stored.value;
  if (stored.status === 'rejected' && isOfNewerVersion(stored.reason)) throw stored.reason;
  return unstoredMailbox(await unstoredRecords.readAnew());
}
