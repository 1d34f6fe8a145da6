import { browser } from 'wxt/browser';
import { clearErrorTexts } from '../../api/status.ts';
import { findPrivateWindow } from '../../browser/windows.ts';
import { watchEvent } from '../../mailbox/events.ts';
import { openStoresOfBackground } from '../../mailbox/open-stores.ts';
import { forgetPrivateMail } from '../../mailbox/private-mail.ts';
import { clearPrivateNotifications } from '../notify/private-notification.ts';

/**
 * Keeps what is made in private windows in memory, and removes all of it when the last of them has closed. To be called before anything
 * reads the mailbox.
 * @param onForgotten called then: the service is still to delete the addresses
 */
export function keepPrivateMail(onForgotten: () => void): void {
  openStoresOfBackground();

  async function forgetAfterLastWindow(): Promise<void> {
    if ((await findPrivateWindow()) !== undefined || !(await forgetPrivateMail())) return;
    // They may name an address that was made there.
    await clearErrorTexts();
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
