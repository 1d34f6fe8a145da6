import { browser } from 'wxt/browser';
import { clearErrorTexts } from '../../api/status.ts';
import { findPrivateWindow } from '../../browser/windows.ts';
import { watchEvent } from '../../mailbox/events.ts';
import { openStoresOfBackground } from '../../mailbox/open-stores.ts';
import { forgetPrivateMail } from '../../mailbox/private-mail.ts';
import { clearPrivateNotifications } from '../notify/private-notification.ts';
import { run } from '../run.ts';

/**
 * Stores what is created in private windows in memory, and removes all of it when the last private window has closed. Call it before
 * anything reads the mailbox.
 * @param onForgotten called after the removal: the addresses still have to be deleted on the service
 */
export function watchPrivateWindows(onForgotten: () => void): void {
  openStoresOfBackground();

  async function forgetAfterLastWindow(): Promise<void> {
    if ((await findPrivateWindow()) !== undefined || !(await forgetPrivateMail())) return;
    // They may contain an address that was created in a private window.
    await clearErrorTexts();
    onForgotten();
    await clearPrivateNotifications();
  }
  const check = run('removing what was made in private windows', forgetAfterLastWindow);

  // Android has no windows, and Safari on iOS does not report when one closes.
  (browser.windows?.onRemoved ?? browser.tabs.onRemoved).addListener(check);
  // A window may close while something is being created for it, and a worker may die before it receives that event.
  watchEvent('mailboxChanged', check, new AbortController().signal);
  check();
}
