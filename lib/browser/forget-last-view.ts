import { clearSnapshots } from '../first-frame/take-snapshot.ts';
import { readMailbox } from '../mailbox/store.ts';
import { watchEvent } from '../messaging/events.ts';
import { connectionsItem } from '../storage/connection.ts';
import { settingsItem } from '../storage/settings.ts';

async function clearWithMailbox(): Promise<void> {
  if ((await readMailbox(1)).messages.length === 0) clearSnapshots();
}

/** Clears what the popup showed last once it is not true any more, until the signal aborts. */
export function forgetLastView(signal: AbortSignal): void {
  connectionsItem.watch(clearSnapshots, signal);
  settingsItem.watch(clearSnapshots, signal);
  watchEvent('mailboxChanged', clearWithMailbox, signal);
}
