import { changeMailbox } from './change-mailbox.ts';
import { countAnew } from './message-totals.ts';

/** Counts all and the unread messages anew, whatever is kept of them: once a day is often enough for what should never be wrong. Never throws. */
export async function repairTotals(): Promise<void> {
  try {
    await changeMailbox(countAnew);
  } catch (error) {
    console.warn('Messages could not be counted:', error);
  }
}
