import { changeMailbox } from './change-mailbox.ts';
import { countUnreadAnew } from './unread-total.ts';

/** Counts the unread messages anew, whatever is kept of them: once a day is often enough for what should never be wrong. Never throws. */
export async function mendUnread(): Promise<void> {
  try {
    await changeMailbox(async (transaction) => {
      await transaction.objectStore('totals').put(await countUnreadAnew(transaction), 'unread');
    });
  } catch (error) {
    console.warn('Unread messages could not be counted:', error);
  }
}
