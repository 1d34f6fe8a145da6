import { z } from '../../storage/schema.ts';
import { storedItem } from '../../storage/stored-item.ts';

/** Whether there was no network when this was last found out. */
const offlineItem = storedItem('isOffline', z._default(z.boolean(), false), 'session');

/** Whether the browser knows that there is no network. Without a network it is certain, with one the service may still be unreachable. */
const isOffline = () => navigator.onLine === false;

/** Stores that there is no network, if so, for the next call of `checkNetwork`. @returns whether there is none */
export async function noteOffline(): Promise<boolean> {
  const is = isOffline();
  if (is) await offlineItem.write(true);
  return is;
}

/**
 * Calls back if the network is back since the last call. Call it at each alarm, too: a worker that sleeps receives no `online` event.
 * @param isBack there is such an event: the network may have been gone for too short a time to be noticed
 */
export async function checkNetwork(onBack: () => void, isBack = false): Promise<void> {
  const [was, is] = [await offlineItem.read(), isOffline()];
  if (was !== is) await offlineItem.write(is);
  if ((was || isBack) && !is) onBack();
}
