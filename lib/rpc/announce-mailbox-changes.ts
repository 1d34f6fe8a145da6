import { announceChangesBy } from '../mailbox/changes.ts';
import { announce } from './events.ts';

/** Has every change of the mailbox that this script makes announced to all contexts. */
export function announceMailboxChanges(): void {
  announceChangesBy(() => announce('mailboxChanged', {}));
}
