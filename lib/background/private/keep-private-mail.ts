import { browser } from 'wxt/browser';
import { forgetWords } from '../../api/problem-words.ts';
import { findPrivateWindow, mayEnterPrivateWindows } from '../../browser/windows.ts';
import { openMailboxBy } from '../../mailbox/database.ts';
import { forgetPrivateMail } from '../../mailbox/private/forget-private-mail.ts';
import { joinPrivateMail } from '../../mailbox/private/joined-mailbox.ts';
import { storedOrNot } from '../../mailbox/unstored/stored-or-not.ts';
import { watchEvent } from '../../messaging/events.ts';
import { clearPrivateNotifications } from '../notify/private-notification.ts';

/**
 * Keeps what is made in private windows in memory, and removes all of it when the last of them has closed. To be called before anything
 * reads the mailbox.
 * @param onForgotten called then: the service is still to delete the addresses
 */
export function keepPrivateMail(onForgotten: () => void): void {
  let mayEnter: Promise<boolean> | undefined;
  openMailboxBy((openStored) => {
    const open = storedOrNot(openStored);
    return async () => {
      mayEnter ??= mayEnterPrivateWindows().catch(() => false);
      const [isJoined, stored] = await Promise.all([mayEnter, open()]);
      return isJoined ? joinPrivateMail(stored) : stored;
    };
  });

  async function forgetAfterLastWindow(): Promise<void> {
    if ((await findPrivateWindow()) !== undefined || !(await forgetPrivateMail())) return;
    // They may name an address that was made there.
    await forgetWords();
    onForgotten();
    await clearPrivateNotifications();
  }
  const check = () =>
    void forgetAfterLastWindow().catch((error: unknown) =>
      console.warn('What was made in private windows could not be removed:', error),
    );

  // Android has no windows, and Safari on a telephone does not tell when one closes.
  (browser.windows?.onRemoved ?? browser.tabs.onRemoved).addListener(check);
  // A window may close while something is being made for it, and a worker may die before it hears of that.
  watchEvent('mailboxChanged', check, new AbortController().signal);
  check();
}
