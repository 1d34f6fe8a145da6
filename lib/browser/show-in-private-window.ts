import { noteNoOpenings } from '../mailbox/opening-note.ts';
import { showPrivateMail } from '../mailbox/private/show-private-mail.ts';
import { announce } from '../messaging/events.ts';
import { isInPrivateWindow } from './windows.ts';

/** In a private window, has this page show what belongs to private windows, and nothing else. @returns whether it is in one */
export async function showInPrivateWindow(): Promise<boolean> {
  if (!(await isInPrivateWindow())) return false;
  noteNoOpenings();
  // Firefox keeps such pages apart: they hear none of the background's events, but each other's.
  showPrivateMail(() => announce('mailboxChanged', {}));
  return true;
}
