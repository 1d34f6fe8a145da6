import { z } from '../../storage/schema.ts';
import { storedItem } from '../../storage/stored-item.ts';

/** Whether there was no network when this was last found out. */
const offlineItem = storedItem('isOffline', z._default(z.boolean(), false), 'session');

/** Whether the browser knows that there is no network. Without a network it is certain, with one the service may still be unreachable. */
export const isOffline = () => navigator.onLine === false;

/** Calls back if the network is back since the last call. Call it at each alarm, too: a worker that sleeps receives no `online` event. */
export async function checkNetwork(onBack: () => void): Promise<void> {
  const [was, is] = [await offlineItem.read(), isOffline()];
  if (was !== is) await offlineItem.write(is);
  if (was && !is) onBack();
}
