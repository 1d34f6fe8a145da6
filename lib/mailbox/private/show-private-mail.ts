import { openMailboxBy } from '../database.ts';
import { readPrivateMail } from './joined-mailbox.ts';
import { privateRecords } from './private-records.ts';

/**
 * Has this page read what belongs to private windows, and nothing else. Firefox gives pages in private windows no IndexedDB; and what
 * is on disk has no place in one.
 * @param onChange called after every change
 */
export function showPrivateMail(onChange: () => void): void {
  openMailboxBy(() => readPrivateMail);
  privateRecords.watch(onChange);
}
